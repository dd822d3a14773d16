import * as z from 'zod/mini';
import { call } from '../call';
import { CouponCode } from '../coupons/coupons';
import { decimal, Instant, Location, Moment, optionalParagraphs, Participants } from '../primitives';
import { PricingUnitRequest } from '../stores/pricing-units';
import { PricingUnitId } from '../ids';
import { LinkedCount } from './linked-orders';
import { CardPayments } from './payment-plans';

/** An unguessable id: every holder may read and change the draft until an account has claimed it. */
export const CheckoutDraftId = z
  .string({ error: 'field.required' })
  .check(z.regex(/^[A-Za-z0-9_-]{32}$/, { error: 'request.invalid' }));

/** The fields of a checkout before the order is placed; unknown ones are null. */
export const CheckoutDraftForm = z.object({
  pricingUnitId: PricingUnitId,
  pricingUnitRequest: z._default(z.nullable(PricingUnitRequest), null),
  remarks: z._default(optionalParagraphs(1_000), ''),
  eventInfo: z.object({
    participants: z.nullable(Participants),
    datetime: z.nullable(Moment),
    location: z.nullable(Location),
  }),
  /** The sum in shekels that was shown to the customer for this draft. */
  shownPrice: z._default(z.nullable(decimal()), null),
  /** The coupon that was applied; it is checked again with every price. */
  couponCode: z.optional(z.nullable(CouponCode)),
  /** In how many payments the card's owner wants to pay. Absent: in one. */
  cardPayments: z.optional(CardPayments),
  /** As in the order. */
  followsCounts: z.optional(LinkedCount),
});
export type CheckoutDraftForm = z.infer<typeof CheckoutDraftForm>;

export const CheckoutDraft = z.object({
  draftId: z.string(),
  partnerUsername: z.string(),
  pricingUnitId: PricingUnitId,
  pricingUnitRequest: z.nullable(PricingUnitRequest),
  remarks: z.string(),
  eventInfo: z.object({
    participants: z.nullable(z.number()),
    datetime: z.nullable(Instant),
    location: z.nullable(Location),
  }),
  shownPrice: z.nullable(z.number()),
  couponCode: z.optional(z.nullable(z.string())),
  cardPayments: z.optional(z.number()),
  followsCounts: z.optional(LinkedCount),
  /** The current price in shekels; null: it cannot be determined. */
  price: z.nullable(z.number()),
  expiresAt: Instant,
});
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

const MAX_BYTES = 32 * 1024;
const one = '/v1/checkout-drafts/:draftId';
const params = z.object({ draftId: CheckoutDraftId });

/**
 * A checkout that survives a reload: stored for 15 minutes of inactivity, or for 24 hours once a signed-in user has opened it.
 * From then on it belongs to that account, and other callers do not find it.
 */
export const createCheckoutDraft = call({
  id: 'orders.createDraft',
  method: 'POST',
  path: '/v1/checkout-drafts',
  access: 'visitor',
  knowsAccount: true,
  personal: true,
  perMinute: 20,
  maxBodyBytes: MAX_BYTES,
  body: CheckoutDraftForm,
  answer: CheckoutDraft,
  status: 201,
});
/** Assigns the draft to the account that reads it. */
export const readCheckoutDraft = call({
  id: 'orders.readDraft',
  method: 'GET',
  path: one,
  access: 'visitor',
  knowsAccount: true,
  personal: true,
  ownEyes: true,
  perMinute: 60,
  params,
  answer: CheckoutDraft,
});
export const replaceCheckoutDraft = call({
  id: 'orders.replaceDraft',
  method: 'PUT',
  path: one,
  access: 'visitor',
  knowsAccount: true,
  personal: true,
  perMinute: 120,
  maxBodyBytes: MAX_BYTES,
  params,
  body: CheckoutDraftForm,
  answer: CheckoutDraft,
});
/** Deletes a draft; a draft that is already gone is no error. */
export const deleteCheckoutDraft = call({
  id: 'orders.deleteDraft',
  method: 'DELETE',
  path: one,
  access: 'visitor',
  knowsAccount: true,
  personal: true,
  perMinute: 60,
  params,
  status: 204,
});
