import * as z from 'zod/mini';
import { call } from '../call';
import { PaymentTerms } from '../orders/payment-plans';
import { Email } from '../primitives';
import { PictureId, StoreId } from '../ids';
import { PictureArrangement } from './pricing-units';
import {
  PartnerUsername,
  StoreLinks,
  ExternalMedia,
  CancellationPolicy,
  VatDetails,
  contentFields,
  PartnerProfile,
  CrewRole,
  StoreRole,
  StoreParams,
  storePath,
  profileFields,
  STORE_PICTURE_MAX_BYTES,
} from './stores';

/** Creates a store owned by the caller; hidden until it has a public pricing unit and is made public. */
export const becomePartner = call({
  id: 'stores.becomePartner',
  method: 'POST',
  path: '/v1/partners',
  access: 'user',
  feature: 'store_registration',
  perMinute: 10,
  body: z.object({
    partnerUsername: PartnerUsername,
    ...profileFields,
    email: z.optional(z.nullable(Email)),
    /** The owner's choice; absent: all is refunded until two weeks before, half until two days before. */
    cancellationPolicy: z.optional(CancellationPolicy),
  }),
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
        partnerId: StoreId,
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
/** The whole store, for its crew and super admins. `role`: the caller's. */
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
    ...profileFields,
    links: StoreLinks,
    externalMedia: ExternalMedia,
    settings: z.object({ isPublic: z.boolean() }),
    cancellationPolicy: CancellationPolicy,
    /** Absent: unchanged. */
    paymentTerms: z.optional(PaymentTerms),
    /** Absent: unchanged. */
    vat: z.optional(z.nullable(VatDetails)),
    ...contentFields,
    /** Of the store that was read; refused (conflict.version) when it has changed since. Absent: no check. */
    version: z.optional(z.number().check(z.int())),
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
  params: z.extend(StoreParams, { pictureId: PictureId }),
  answer: PartnerProfile,
});
/** Sorts and describes the gallery; pictures that are not named stay unchanged behind the others. */
export const arrangeStorePictures = call({
  id: 'stores.arrangePictures',
  method: 'PUT',
  path: `${storePath}/pictures`,
  access: 'user',
  params: StoreParams,
  body: z.object({ pictures: PictureArrangement }),
  answer: PartnerProfile,
});

/** Changes the e-mail address; null removes it, a new one has to be verified again. */
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
  ownEyes: true,
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
