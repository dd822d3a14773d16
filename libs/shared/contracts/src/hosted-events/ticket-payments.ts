import * as z from 'zod/mini';
import { call } from '../call';
import { RegistrationId } from '../ids';
import { Cursor, Instant, PageSize } from '../primitives';
import { PriceLine } from '../stores/price-lines';

/**
 * waiting: on the waiting list, nothing is held. authorising: the card is asked. action_required: its owner has to confirm. due: the card
 * refused, and another try is awaited. held: authorized, not taken. captured: paid. failed: over without a payment. released: given up
 * without taking anything.
 */
export const TicketPaymentStatus = z.enum([
  'waiting',
  'authorising',
  'action_required',
  'due',
  'held',
  'captured',
  'failed',
  'released',
]);
export type TicketPaymentStatus = z.infer<typeof TicketPaymentStatus>;

/** Codes of orders are digits alone. */
export const isTicketCode = (code: string): boolean => code.startsWith('T');

/** The payment of a registration, for the person who made it. Sums in shekels. */
export const TicketPayment = z.object({
  code: z.string(),
  status: TicketPaymentStatus,
  total: z.number(),
  lines: z.array(PriceLine),
  paid: z.number(),
  refunded: z.number(),
  /** On its way back to the card. */
  toRefund: z.number(),
  /** Cannot go back to the card: settled by hand. */
  owed: z.number(),
  /** What comes back when it is canceled now. */
  refundIfCanceled: z.number(),
  refundDays: z.number(),
  cardLastFour: z.nullable(z.string()),
  /** Until when it has to be paid; null: nothing is awaited. */
  payBy: z.nullable(Instant),
  /** Whether another try of the payment may be made. */
  mayPay: z.boolean(),
  /** Where the card's owner confirms; null: nothing is to be confirmed. */
  authenticateUrl: z.nullable(z.string()),
});
export type TicketPayment = z.infer<typeof TicketPayment>;

/** The same for hosts. */
export const AttendeePayment = z.object({
  status: TicketPaymentStatus,
  total: z.number(),
  /** What the price is made of, a coupon among it. */
  lines: z.array(PriceLine),
  refunded: z.number(),
  toRefund: z.number(),
  owed: z.number(),
});
export type AttendeePayment = z.infer<typeof AttendeePayment>;

/** A payment of tickets in a list of payments. Sums in shekels. */
export const TicketPaymentRow = z.object({
  registrationId: RegistrationId,
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  toRefund: z.number(),
  owed: z.number(),
  status: TicketPaymentStatus,
  createdAt: Instant,
});
export type TicketPaymentRow = z.infer<typeof TicketPaymentRow>;

/** What the caller was charged for tickets, the newest first; only what was taken once. */
export const listTicketPayments = call({
  id: 'hostedEvents.listTicketPayments',
  method: 'GET',
  path: '/v1/events/ticket-payments',
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ payments: z.array(TicketPaymentRow), nextCursor: z.nullable(z.string()) }),
});
/** The confirmation of what was paid for a registration; not found before it was. */
export const ticketReceipt = call({
  id: 'hostedEvents.ticketReceipt',
  method: 'GET',
  path: '/v1/events/registrations/:registrationId/receipt.pdf',
  access: 'user',
  params: z.object({ registrationId: RegistrationId }),
  media: 'application/pdf',
  perMinute: 10,
});
