import * as z from 'zod/mini';
import { call } from '../call';
import { OrderId, PayoutId, StoreId } from '../ids';
import { Cursor, Day, Instant, PageSize } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';

/** The smallest payout, in agorot; less stays on the balance and is paid out with what follows. */
export const LEAST_PAYOUT = 5_000;

/**
 * planned: it leaves the balance with the next file; sent: the bank has the file; paid: the bank did not return it; returned: the bank
 * did, and the sum is on the balance again; canceled: it was not sent, and the sum is on the balance again.
 */
export const PayoutStatus = z.enum(['planned', 'sent', 'paid', 'returned', 'canceled']);
export type PayoutStatus = z.infer<typeof PayoutStatus>;

/**
 * Why nothing is paid out to a store. suspended: an admin took the store off the site. details_*: its bank details are not given, not decided yet, rejected, or were verified and have
 * been changed since (paused). payout_returned: the bank returned the last payout, and the details are still the same. below_minimum:
 * there is less available than `minimum`. negative: chargebacks and refunds took more than there was.
 */
export const PayoutHold = z.enum([
  'suspended',
  'details_missing',
  'details_in_process',
  'details_rejected',
  'details_paused',
  'payout_returned',
  'below_minimum',
  'negative',
]);
export type PayoutHold = z.infer<typeof PayoutHold>;

/**
 * What a line of the statement is about. captured: a customer paid; refunded: given, or to be given, back; commission: the platform's;
 * chargeback_*: a customer disputed a payment at the issuer of the card (the sum is frozen until that is decided); payout_*: a payout was
 * planned, not sent after all, or returned by the bank.
 */
export const StatementKind = z.enum([
  'captured',
  'refunded',
  'commission',
  'chargeback_opened',
  'chargeback_won',
  'chargeback_lost',
  'payout_planned',
  'payout_canceled',
  'payout_returned',
]);
export type StatementKind = z.infer<typeof StatementKind>;

/** Sums in shekels; below 0: the store loses it, or owes it. */
export const StatementLine = z.object({
  /** The number of the line, without gaps from 1. */
  number: z.number(),
  at: Instant,
  kind: StatementKind,
  amount: z.number(),
  /** The balance after this line: all that the store is owed, frozen sums excluded. */
  balance: z.number(),
  orderId: z.nullable(OrderId),
  /** The eight digits of the order. */
  orderCode: z.nullable(z.string()),
  payoutId: z.nullable(PayoutId),
});
export type StatementLine = z.infer<typeof StatementLine>;

/**
 * Sums of a statement's period in shekels. `opening` and `closing`: the balance before and after it, of all kinds, even when a kind is chosen.
 * `commissionVat`: the VAT within the commission.
 */
export const StatementSummary = z.object({
  opening: z.number(),
  totals: z.array(z.object({ kind: StatementKind, amount: z.number() })),
  closing: z.number(),
  commissionVat: z.number(),
});
export type StatementSummary = z.infer<typeof StatementSummary>;

/** A verified account of a bank, of whose number the last digits are shown. */
const MaskedAccount = z.object({
  bankNumber: z.string(),
  branchNumber: z.string(),
  accountLastDigits: z.string(),
});

/** Sums in shekels. */
export const StoreBalance = z.object({
  partnerId: StoreId,
  /** Of orders that are over; it is paid out with the next batch. Below 0: the store owes it, and it is taken off later payouts. */
  available: z.number(),
  /** Of orders that have not taken place yet. */
  waiting: z.number(),
  /** Disputed by customers at the issuers of their cards. */
  frozen: z.number(),
  /** In payouts that are planned or sent, and not known to have arrived. */
  onTheWay: z.number(),
  /** All that was ever paid out. */
  paidOut: z.number(),
  /** The smallest payout. */
  minimum: z.number(),
  /** The day in Israel on which the next batch is planned. */
  nextPayoutDay: Day,
  /** Where payouts go; null while no account is verified. */
  account: z.nullable(MaskedAccount),
  /** Empty: `available` is paid out with the next batch. */
  holds: z.array(PayoutHold),
});
export type StoreBalance = z.infer<typeof StoreBalance>;

export const Payout = z.object({
  id: PayoutId,
  /** The number that the bank shows with the transfer. */
  reference: z.string(),
  status: PayoutStatus,
  amount: z.number(),
  /** The day of its batch. */
  day: Day,
  plannedAt: Instant,
  sentAt: z.nullable(Instant),
  /** When it was known to be paid, returned or canceled. */
  closedAt: z.nullable(Instant),
  /** Why it was returned or canceled: `PayoutReason`; null otherwise. */
  reason: z.nullable(z.string()),
});
export type Payout = z.infer<typeof Payout>;

/**
 * The listed reasons of payouts that failed. The bank's: account_closed, no_such_account, holder_differs, account_blocked, refused (any
 * other code). Ours: details_not_verified (the bank details were no longer verified when the file was made), store_suspended (an admin took
 * the store off the site before).
 */
export const PayoutReason = z.enum([
  'account_closed',
  'no_such_account',
  'holder_differs',
  'account_blocked',
  'refused',
  'details_not_verified',
  'store_suspended',
]);
export type PayoutReason = z.infer<typeof PayoutReason>;

/** An order's part in a payout, in shekels. Below 0: what an earlier payout paid too much, for example before a chargeback. */
export const PayoutItem = z.object({ orderId: OrderId, orderCode: z.string(), amount: z.number() });
export type PayoutItem = z.infer<typeof PayoutItem>;

const payouts = `${storePath}/payouts`;
/** For owners of the store, and super admins; members of its crew are refused (`crew.owners_only`), others get 404. */
export const readStoreBalance = call({
  id: 'payouts.readBalance',
  method: 'GET',
  path: `${storePath}/balance`,
  access: 'user',
  params: StoreParams,
  answer: StoreBalance,
});

/** Days in Israel, both included. */
const filters = {
  from: z.optional(Day),
  until: z.optional(Day),
  kind: z.optional(StatementKind),
};
/** The newest first. `summary`: of the first page only. */
export const listStatement = call({
  id: 'payouts.listStatement',
  method: 'GET',
  path: `${storePath}/statement`,
  access: 'user',
  params: StoreParams,
  query: z.object({ ...filters, cursor: Cursor, limit: PageSize }),
  answer: z.object({
    lines: z.array(StatementLine),
    nextCursor: z.nullable(z.string()),
    summary: z.nullable(StatementSummary),
  }),
});
/** The oldest first, however many lines there are. */
export const exportStatement = call({
  id: 'payouts.exportStatement',
  method: 'GET',
  path: `${storePath}/statement.xlsx`,
  access: 'user',
  perMinute: 10,
  params: StoreParams,
  query: z.object(filters),
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
export const statementPdf = call({
  id: 'payouts.statementPdf',
  method: 'GET',
  path: `${storePath}/statement.pdf`,
  access: 'user',
  perMinute: 10,
  params: StoreParams,
  query: z.object(filters),
  media: 'application/pdf',
});

/** The newest first. */
export const listPayouts = call({
  id: 'payouts.list',
  method: 'GET',
  path: payouts,
  access: 'user',
  params: StoreParams,
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ payouts: z.array(Payout), nextCursor: z.nullable(z.string()) }),
});
/** One payout, with the orders it pays for. */
export const readPayout = call({
  id: 'payouts.read',
  method: 'GET',
  path: `${payouts}/:payoutId`,
  access: 'user',
  params: z.extend(StoreParams, { payoutId: PayoutId }),
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.extend(Payout, { items: z.array(PayoutItem), nextCursor: z.nullable(z.string()) }),
});
