import * as z from 'zod/mini';
import { decimal, digits, line, Location, optionalParagraphs, Phone, Shekels } from '../primitives';
import { contentLanguage, POLICIES_MAX, StoreTranslations } from './content';
import { StoreFacts } from './finding';
import { KashrutForm, StoreKashrut } from './food';
import { Availability } from './availability-rules';
import { PaymentTerms } from '../orders/payment-plans';
import { PricingUnitId, StoreId } from '../ids';
import { Picture, PricingUnit } from './pricing-units';

export const STORE_PICTURE_MAX_BYTES = 10 * 1024 * 1024;

export const BusinessCategory = z.enum([
  'venue',
  'catering',
  'bar',
  'desserts',
  'music',
  'photography',
  'flowers',
  'transport',
]);
export type BusinessCategory = z.infer<typeof BusinessCategory>;

/** Chosen once and never changed: 3–30 lower-case Latin letters, digits and hyphens. */
export const PartnerUsername = z
  .string({ error: 'field.required' })
  .check(z.regex(/^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/, { error: 'username.invalid' }));

/** An https link; the server never fetches it. */
const Link = z
  .string()
  .check(
    z.maxLength(300, { error: 'link.invalid' }),
    z.regex(/^https:\/\/[^\s/$.?#].[^\s]*$/i, { error: 'link.invalid' }),
  );
const links = <K extends string>(...names: K[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.optional(z.nullable(Link))])) as Record<
      K,
      ReturnType<typeof z.optional<ReturnType<typeof z.nullable<typeof Link>>>>
    >,
  );
export const StoreLinks = links('website', 'youtube', 'instagram', 'tiktok', 'facebook', 'x', 'linkedin');
/** Pages whose content a store page may embed; hosts are on an allow-list. */
export const ExternalMedia = links(
  'soundcloud',
  'youtube',
  'instagram',
  'facebook',
  'twitter',
  'spotify',
  'website',
  'tiktok',
  'vimeo',
);

const Km = decimal(z.gte(0), z.lte(1_000));
/** The price of coming to the customer. Kilometres are the straight-line distance from the business. */
export const DeliveryTerms = z
  .object({ freeWorkingDistance: Km, maxWorkingDistance: Km, pricePerKm: Shekels, minDeliveryPrice: Shekels })
  .check(
    z.refine(({ freeWorkingDistance: free, maxWorkingDistance: max }) => free <= max, {
      error: 'number.range',
      path: ['maxWorkingDistance'],
    }),
  );
export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

/** A cancellation this many hours or more before the start refunds this percentage. Below the last step: none, unless by law. */
const CancellationStep = z.object({
  hoursBefore: z.number().check(z.int(), z.gte(0), z.lte(8_760)),
  refundPercent: z.number().check(z.int(), z.gte(0), z.lte(100)),
});
export const CancellationPolicy = z.array(CancellationStep).check(z.maxLength(6));
export type CancellationPolicy = z.infer<typeof CancellationPolicy>;

/**
 * VAT status. licensed: עוסק מורשה, exempt: עוסק פטור, company: חברה, nonprofit: מלכ״ר.
 * Exempt dealers and non-profits charge no VAT.
 */
export const VatStatus = z.enum(['licensed', 'exempt', 'company', 'nonprofit']);
export type VatStatus = z.infer<typeof VatStatus>;
/** The business's tax registration. `number`: nine digits; a wrong check digit is shown to the business and not refused. */
export const VatDetails = z.object({
  status: VatStatus,
  number: digits(9),
});
export type VatDetails = z.infer<typeof VatDetails>;

export const profileFields = {
  businessName: line(80),
  categories: z.array(BusinessCategory).check(z.minLength(1, { error: 'field.required' }), z.maxLength(4)),
  /** The business comes to the customer; otherwise the customer comes to businessLocation. */
  isMobile: z.boolean(),
  businessCity: line(80),
  businessPhone: Phone,
  /** Whether the phone is public; otherwise only customers with an order see it. */
  phoneIsPublic: z._default(z.boolean(), false),
  description: z._default(optionalParagraphs(300), ''),
  about: z._default(optionalParagraphs(5_000), ''),
  /** The business's location; for a mobile business the origin of distances. */
  businessLocation: z._default(z.nullable(Location), null),
  /** Null unless the business is mobile. */
  delivery: z._default(z.nullable(DeliveryTerms), null),
  language: contentLanguage,
};
/** Fields that only an edit sets. Absent: unchanged. */
export const contentFields = {
  kashrut: z.optional(KashrutForm),
  facts: z.optional(StoreFacts),
  /** House rules in the business's own words. */
  policies: z.optional(optionalParagraphs(POLICIES_MAX)),
  translations: StoreTranslations,
};

export const RatingMetrics = z.object({ avgRating: z.nullable(z.number()), ratingCount: z.number() });
export type RatingMetrics = z.infer<typeof RatingMetrics>;

/** One store for its crew and, without the fields marked as crew only, for the public. */
export const PartnerProfile = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  categories: z.array(BusinessCategory),
  isMobile: z.boolean(),
  businessCity: z.string(),
  /** Null for other callers than the crew unless the owner made it public; a customer sees it on the order. */
  businessPhone: z.nullable(z.string()),
  phoneIsPublic: z.boolean(),
  /** Crew only: what a change of the store names, so that it undoes nobody else's. */
  version: z.optional(z.number()),
  /** Crew only; null for others. */
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** For the crew, and on the payment confirmations of its orders; null: not given. */
  vat: z.optional(z.nullable(VatDetails)),
  description: z.string(),
  about: z.string(),
  profilePicture: z.nullable(Picture),
  coverPhoto: z.nullable(Picture),
  pictures: z.array(Picture),
  /** The hours before the start by which an order has to be placed. */
  shortestNotice: z.number(),
  dailyCapacity: z.number(),
  links: StoreLinks,
  externalMedia: ExternalMedia,
  settings: z.object({
    isPublic: z.boolean(),
    availabilities: z.array(Availability),
    /** False: its hours are not chosen yet, and it is closed until they are. */
    hoursChosen: z.optional(z.boolean()),
  }),
  /** The ratings of the store, and of each visible unit. */
  ratingMetrics: z.extend(RatingMetrics, {
    pricingUnits: z.array(z.extend(RatingMetrics, { pricingUnitId: PricingUnitId })),
  }),
  freeWorkingDistance: z.nullable(z.number()),
  maxWorkingDistance: z.nullable(z.number()),
  pricePerKm: z.nullable(z.number()),
  minDeliveryPrice: z.nullable(z.number()),
  businessLocation: z.nullable(Location),
  cancellationPolicy: CancellationPolicy,
  /** Absent: everything at the approval, in one payment. */
  paymentTerms: z.optional(PaymentTerms),
  kashrut: z.optional(StoreKashrut),
  facts: z.optional(StoreFacts),
  policies: z.optional(z.string()),
  language: contentLanguage,
  translations: StoreTranslations,
  storeUrl: z.string(),
  pricingUnits: z.array(PricingUnit),
});
export type PartnerProfile = z.infer<typeof PartnerProfile>;

export const CrewRole = z.enum(['Owner', 'Member']);
export type CrewRole = z.infer<typeof CrewRole>;
/** The caller's role at a store. Viewer: a super admin, who may read and change nothing. */
export const StoreRole = z.enum([...CrewRole.options, 'Viewer']);
export type StoreRole = z.infer<typeof StoreRole>;

export const StoreParams = z.object({
  /** A store's username, or its id. */
  partner: z.string().check(z.minLength(1), z.maxLength(40)),
});
export const storePath = '/v1/partners/:partner';
