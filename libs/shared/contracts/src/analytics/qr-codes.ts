import * as z from 'zod/mini';
import { call } from '../call';
import { PricingUnitId, StoreId } from '../ids';
import { Day, Language } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';

/** What a printed code leads to: the store's page, or one thing it sells. */
export const QrCodeCard = z.object({
  /** Null: the store's page. */
  pricingUnitId: z.nullable(PricingUnitId),
  name: z.string(),
  /** What the code holds. It stays the same when the store's username changes. */
  address: z.string(),
  /** The dark modules as an SVG path, in units of one module, with its quiet zone. */
  path: z.string(),
  /** Modules on a side, with the quiet zone. */
  size: z.number(),
  /** Scans of the period. A visitor counts once a day. */
  scans: z.number(),
});
export type QrCodeCard = z.infer<typeof QrCodeCard>;

export const PosterSize = z.enum(['A4', 'A5']);
export type PosterSize = z.infer<typeof PosterSize>;

/** The codes of a store and of what it sells publicly, and how often they were scanned. */
export const listQrCodes = call({
  id: 'analytics.listQrCodes',
  method: 'GET',
  path: `${storePath}/qr-codes`,
  access: 'user',
  params: StoreParams,
  query: z.object({
    /** Up to and with today. */
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(366)), 30),
  }),
  answer: z.object({
    partnerId: StoreId,
    /** While the store is hidden, its codes lead to the home page. */
    isPublic: z.boolean(),
    codes: z.array(QrCodeCard),
    /** Every day of the period, of all codes together. */
    days: z.array(z.object({ day: Day, scans: z.number() })),
  }),
});
/** A page to print, in the language that is chosen, with the code of the store or of something it sells. */
export const qrPoster = call({
  id: 'analytics.qrPoster',
  method: 'GET',
  path: `${storePath}/qr-codes/poster`,
  access: 'user',
  perMinute: 30,
  params: StoreParams,
  query: z.object({
    pricingUnitId: z.optional(PricingUnitId),
    size: z._default(PosterSize, 'A4'),
    language: z._default(Language, 'he'),
  }),
  media: 'application/pdf',
});
/**
 * The address a code holds: counts the scan and leads to the page of the store or the unit; to the home page when there is none. It
 * leads nowhere outside.
 */
export const followQrCode = call({
  id: 'analytics.followQrCode',
  method: 'GET',
  path: '/q/:code',
  access: 'visitor',
  personal: true,
  perMinute: 300,
  params: z.object({ code: z.string().check(z.maxLength(60)) }),
  status: 302,
});
