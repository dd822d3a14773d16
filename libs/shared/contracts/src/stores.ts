import * as z from 'zod/mini';
import { call } from './call';
import { Email, Id, line, Location, optionalLine, Phone, Shekels } from './primitives';
import { Picture, PictureArrangement, PricingUnit } from './pricing-units';

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

/** https only; never fetched by the server. */
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

const Km = z.number().check(z.gte(0), z.lte(1_000));
/** What coming to the customer costs. Kilometres are as the crow flies from the business. */
export const DeliveryTerms = z
  .object({ freeWorkingDistance: Km, maxWorkingDistance: Km, pricePerKm: Shekels, minDeliveryPrice: Shekels })
  .check(
    z.refine(({ freeWorkingDistance: free, maxWorkingDistance: max }) => free <= max, {
      error: 'number.range',
      path: ['maxWorkingDistance'],
    }),
  );
export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

/** Cancelled this many hours or more before the start: so many percent come back. Below the last: nothing, unless the law says more. */
export const CancellationStep = z.object({
  hoursBefore: z.number().check(z.int(), z.gte(0), z.lte(8_760)),
  refundPercent: z.number().check(z.int(), z.gte(0), z.lte(100)),
});
export const CancellationPolicy = z.array(CancellationStep).check(z.maxLength(6));
export type CancellationPolicy = z.infer<typeof CancellationPolicy>;

/** licensed: עוסק מורשה, exempt: עוסק פטור, company: חברה, nonprofit: מלכ״ר. Exempt dealers and non-profits charge no VAT. */
export const VatStatus = z.enum(['licensed', 'exempt', 'company', 'nonprofit']);
export type VatStatus = z.infer<typeof VatStatus>;
/** What a business is to the tax authority. `number`: nine digits; a wrong check digit is theirs to see, and not refused. */
export const VatDetails = z.object({
  status: VatStatus,
  number: z.string({ error: 'field.required' }).check(z.regex(/^\d{9}$/, { error: 'vat.nine_digits' })),
});
export type VatDetails = z.infer<typeof VatDetails>;

const profile = {
  businessName: line(80),
  categories: z.array(BusinessCategory).check(z.minLength(1, { error: 'field.required' }), z.maxLength(4)),
  /** Comes to the customer; otherwise the customer comes to businessLocation. */
  isMobile: z.boolean(),
  businessCity: line(80),
  businessPhone: Phone,
  description: z._default(optionalLine(300), ''),
  about: z._default(optionalLine(5_000), ''),
  /** Where it is; of a mobile business the place distances are measured from. */
  businessLocation: z._default(z.nullable(Location), null),
  /** Null unless mobile. */
  delivery: z._default(z.nullable(DeliveryTerms), null),
};

/** One store, as its crew and, without what is marked so, everybody sees it. */
export const PartnerProfile = z.object({
  partnerId: Id,
  partnerUsername: z.string(),
  businessName: z.string(),
  categories: z.array(BusinessCategory),
  isMobile: z.boolean(),
  businessCity: z.string(),
  businessPhone: z.string(),
  /** Crew only; null for others. */
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** Crew only, and on the payment confirmations of its orders; null: not told. */
  vat: z.optional(z.nullable(VatDetails)),
  description: z.string(),
  about: z.string(),
  profilePicture: z.nullable(Picture),
  coverPhoto: z.nullable(Picture),
  pictures: z.array(Picture),
  /** Hours before the start an order has to be placed. */
  shortestNotice: z.number(),
  dailyCapacity: z.number(),
  links: StoreLinks,
  externalMedia: ExternalMedia,
  settings: z.object({ isPublic: z.boolean() }),
  ratingMetrics: z.object({ avgRating: z.nullable(z.number()), ratingCount: z.number() }),
  freeWorkingDistance: z.nullable(z.number()),
  maxWorkingDistance: z.nullable(z.number()),
  pricePerKm: z.nullable(z.number()),
  minDeliveryPrice: z.nullable(z.number()),
  businessLocation: z.nullable(Location),
  cancellationPolicy: CancellationPolicy,
  storeUrl: z.string(),
  pricingUnits: z.array(PricingUnit),
});
export type PartnerProfile = z.infer<typeof PartnerProfile>;

export const CrewRole = z.enum(['Owner', 'Member']);
export type CrewRole = z.infer<typeof CrewRole>;
/** What somebody is at a store they may look into. Viewer: a super admin, who may look and change nothing. */
export const StoreRole = z.enum([...CrewRole.options, 'Viewer']);
export type StoreRole = z.infer<typeof StoreRole>;

export const StoreParams = z.object({
  /** A store's username, or its id. */
  partner: z.string().check(z.minLength(1), z.maxLength(40)),
});
export const storePath = '/v1/partners/:partner';

/** Makes a store whose owner is the caller; hidden until its first public pricing unit is there and it is made public. */
export const becomePartner = call({
  id: 'stores.becomePartner',
  method: 'POST',
  path: '/v1/partners',
  access: 'user',
  perMinute: 10,
  body: z.object({ partnerUsername: PartnerUsername, ...profile, email: z.optional(z.nullable(Email)) }),
  answer: PartnerProfile,
  status: 201,
});
export const checkUsername = call({
  id: 'stores.checkUsername',
  method: 'GET',
  path: '/v1/partner-usernames/:partnerUsername',
  access: 'user',
  perMinute: 120,
  params: z.object({ partnerUsername: z.string().check(z.maxLength(60)) }),
  answer: z.object({
    free: z.boolean(),
    code: z.nullable(z.enum(['username.invalid', 'username.reserved', 'username.taken'])),
  }),
});
/** Stores the caller works at. */
export const myStores = call({
  id: 'stores.mine',
  method: 'GET',
  path: '/v1/me/stores',
  access: 'user',
  answer: z.object({
    stores: z.array(
      z.object({
        partnerId: Id,
        partnerUsername: z.string(),
        businessName: z.string(),
        role: CrewRole,
        isPublic: z.boolean(),
      }),
    ),
  }),
});
/** A public store with its public pricing units. */
export const readStore = call({
  id: 'stores.read',
  method: 'GET',
  path: storePath,
  access: 'visitor',
  params: StoreParams,
  answer: PartnerProfile,
});
/** Everything of it, for its crew and super admins. `role`: the caller's. */
export const manageStore = call({
  id: 'stores.manage',
  method: 'GET',
  path: `${storePath}/manage`,
  access: 'user',
  params: StoreParams,
  answer: z.extend(PartnerProfile, { role: StoreRole }),
});
export const editStore = call({
  id: 'stores.edit',
  method: 'PUT',
  path: storePath,
  access: 'user',
  params: StoreParams,
  body: z.object({
    ...profile,
    links: StoreLinks,
    externalMedia: ExternalMedia,
    settings: z.object({ isPublic: z.boolean() }),
    cancellationPolicy: CancellationPolicy,
    /** Left out: stays as it is. */
    vat: z.optional(z.nullable(VatDetails)),
  }),
  answer: PartnerProfile,
});
export const closeStore = call({
  id: 'stores.close',
  method: 'DELETE',
  path: storePath,
  access: 'user',
  confirmed: true,
  params: StoreParams,
  status: 204,
});
export const PictureKind = z.enum(['profile', 'cover', 'gallery']);
export const uploadStorePicture = call({
  id: 'stores.uploadPicture',
  method: 'POST',
  path: `${storePath}/pictures`,
  access: 'user',
  params: StoreParams,
  query: z.object({ kind: PictureKind }),
  file: { field: 'file', maxBytes: STORE_PICTURE_MAX_BYTES },
  answer: PartnerProfile,
  status: 201,
});
export const deleteStorePicture = call({
  id: 'stores.deletePicture',
  method: 'DELETE',
  path: `${storePath}/pictures/:pictureId`,
  access: 'user',
  params: z.extend(StoreParams, { pictureId: Id }),
  answer: PartnerProfile,
});
/** Puts the gallery in order and describes its pictures; those that are not named stay behind the others as they are. */
export const arrangeStorePictures = call({
  id: 'stores.arrangePictures',
  method: 'PUT',
  path: `${storePath}/pictures`,
  access: 'user',
  params: StoreParams,
  body: z.object({ pictures: PictureArrangement }),
  answer: PartnerProfile,
});

/** Null takes the address away; another one has to be verified again. */
export const changePartnerEmail = call({
  id: 'stores.changeEmail',
  method: 'PUT',
  path: `${storePath}/email`,
  access: 'user',
  params: StoreParams,
  body: z.object({ email: z.nullable(Email) }),
  answer: z.object({ email: z.nullable(z.string()), emailVerified: z.boolean() }),
});
export const verifyPartnerEmail = call({
  id: 'stores.verifyEmail',
  method: 'GET',
  path: '/v1/partners/verify-email',
  access: 'visitor',
  perMinute: 20,
  query: z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) }),
  answer: z.object({ email: z.string(), partnerUsername: z.string() }),
});
export const resendPartnerVerification = call({
  id: 'stores.resendVerification',
  method: 'POST',
  path: `${storePath}/resend-verification`,
  access: 'user',
  perMinute: 5,
  params: StoreParams,
  status: 204,
});
