import * as z from 'zod/mini';
import { call } from '../call';
import { OrderCard } from '../orders/orders';
import { Instant } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';

/**
 * An order that its business has to answer. `asks`: the order itself, another number of participants, to pay by who arrives, other
 * terms, or the fate of an unpaid remainder.
 */
export const WaitingOrder = z.extend(OrderCard, {
  asks: z.enum(['answer', 'participants', 'attendance', 'terms', 'rest']),
  /** The deadline of the answer; an unpaid remainder is the business's own to collect from then on. */
  until: z.nullable(Instant),
});
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/**
 * proposals: customers asked for one. bookings: taken by phone, and their customers did not confirm them. conversations: unread. reviews:
 * without a reply. disputes: charges whose dispute the business may still answer, and has not. registrations: to its public events, for it
 * to approve. plan_unpaid: the renewal was refused. plan_at_bank: the card's owner has to confirm a charge.
 */
export const StoreWaitingKind = z.enum([
  'proposals',
  'bookings',
  'conversations',
  'reviews',
  'disputes',
  'registrations',
  'plan_unpaid',
  'plan_at_bank',
]);
export type StoreWaitingKind = z.infer<typeof StoreWaitingKind>;

/** Things of one kind that wait. `until`: the nearest deadline. `reason`: of bookings, what the customer of the nearest wrote. */
export const WaitingThings = z.object({
  kind: StoreWaitingKind,
  count: z.number(),
  until: z.nullable(Instant),
  reason: z.optional(z.string()),
});
export type WaitingThings = z.infer<typeof WaitingThings>;

/**
 * A missing part of a store before its first order. unit: something public to order. delivery: how far it travels. bank: details that were
 * not rejected. kashrut: the document of the certificate that it states.
 */
export const FirstStep = z.enum(['unit', 'location', 'delivery', 'hours', 'bank', 'kashrut']);
export type FirstStep = z.infer<typeof FirstStep>;

/**
 * Everything that waits for the caller at a store: a member of the crew is told only what members may do. Orders and kinds with the nearest
 * deadline first; a kind of which nothing waits is left out.
 */
export const readStoreWaiting = call({
  id: 'waiting.ofStore',
  method: 'GET',
  path: `${storePath}/waiting`,
  access: 'user',
  params: StoreParams,
  answer: z.object({
    orders: z.array(WaitingOrder),
    others: z.array(WaitingThings),
    steps: z.array(FirstStep),
  }),
});
