import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { BillId, ChargebackId, OrderId, PaymentId, StoreId, UserId } from '../ids';
import { Cursor, Instant, PageSize, paragraphs } from '../primitives';

/**
 * A customer told the card company that they do not recognise a charge, and the provider took the sum back until it is decided.
 * opened: both sides are asked; evidence_sent: an admin sent the answers to the provider; won: the sum is ours again (also after
 * it was lost, when the provider gave it back late); lost: the sum is gone.
 */
export const ChargebackStatus = z.enum(['opened', 'evidence_sent', 'won', 'lost']);
export type ChargebackStatus = z.infer<typeof ChargebackStatus>;

/** What was charged. tickets: of a public event, the registration stands in the place of the order; unknown: the provider named a sale that is none of ours. */
export const ChargedSubject = z.enum(['order', 'tickets', 'subscription', 'bill', 'unknown']);
export type ChargedSubject = z.infer<typeof ChargedSubject>;

/** customer: whose card was charged; business: an owner of the store that was ordered from. */
export const ChargebackSide = z.enum(['customer', 'business']);
export type ChargebackSide = z.infer<typeof ChargebackSide>;

export const CHARGEBACK_ANSWER_MAX = 4000;
/** The number of answers a side may give; each is kept as evidence. */
export const CHARGEBACK_ANSWERS = 10;

/** `recognised`: whether the customer ordered it; null from the business. */
export const ChargebackAnswer = z.object({
  text: z.string(),
  recognised: z.nullable(z.boolean()),
  at: Instant,
});
export type ChargebackAnswer = z.infer<typeof ChargebackAnswer>;

const about = {
  _id: ChargebackId,
  subject: ChargedSubject,
  /** Of tickets: the registration. */
  orderId: z.nullable(OrderId),
  orderCode: z.nullable(z.string()),
  partnerId: z.nullable(StoreId),
  /** In shekels; frozen while it is open. */
  amount: z.number(),
  status: ChargebackStatus,
  openedAt: Instant,
  /** The moment until which the sides are asked. */
  answerBy: Instant,
  resolvedAt: z.nullable(Instant),
};

/** A chargeback as one of its sides sees it, with that side's own answers, the oldest first. */
export const Chargeback = z.object({
  ...about,
  side: ChargebackSide,
  answers: z.array(ChargebackAnswer),
  /** Whether this side may answer now. */
  mayAnswer: z.boolean(),
});
export type Chargeback = z.infer<typeof Chargeback>;

const path = '/v1/payments/chargebacks';
const One = z.object({ chargebackId: ChargebackId });

/** Those about the caller's own payments; with `partnerId`, those of a store for its owner (404 for others). The newest first. */
export const listChargebacks = call({
  id: 'payments.listChargebacks',
  method: 'GET',
  path,
  access: 'user',
  query: z.object({
    partnerId: z.optional(StoreId),
    orderId: z.optional(OrderId),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({ chargebacks: z.array(Chargeback), nextCursor: z.nullable(z.string()) }),
});
export const readChargeback = call({
  id: 'payments.readChargeback',
  method: 'GET',
  path: `${path}/:chargebackId`,
  access: 'user',
  params: One,
  answer: Chargeback,
});
/** Adds an answer; refused once the evidence was sent, the time has passed or it is decided (chargeback.closed). */
export const answerChargeback = call({
  id: 'payments.answerChargeback',
  method: 'POST',
  path: `${path}/:chargebackId/answers`,
  access: 'user',
  perMinute: 10,
  params: One,
  body: z.object({
    text: paragraphs(CHARGEBACK_ANSWER_MAX),
    /** The customer's answer to "did you order this?"; needed of the customer, left out by the business. */
    recognised: z.optional(z.nullable(z.boolean())),
  }),
  answer: Chargeback,
  status: 201,
});

/** A move of a chargeback; `by` provider: as the provider's sale was read, clock: the time ran out. */
export const ChargebackMoveRecord = z.object({
  move: z.enum(['open', 'send_evidence', 'win', 'lose', 'expire']),
  by: z.enum(['provider', 'admin', 'clock']),
  adminId: z.nullable(UserId),
  note: z.nullable(z.string()),
  at: Instant,
});
export type ChargebackMoveRecord = z.infer<typeof ChargebackMoveRecord>;

/** A chargeback in the admins' list. `saleId`: the provider's. */
export const ChargebackCase = z.object({
  ...about,
  saleId: z.string(),
  paymentId: z.nullable(PaymentId),
  billId: z.nullable(BillId),
  customerId: z.nullable(UserId),
  customerAnswered: z.boolean(),
  businessAnswered: z.boolean(),
  version: z.number(),
});
export type ChargebackCase = z.infer<typeof ChargebackCase>;
/** One chargeback with the evidence of both sides and its history, the oldest first. */
export const ChargebackRecord = z.extend(ChargebackCase, {
  customerAnswers: z.array(ChargebackAnswer),
  businessAnswers: z.array(ChargebackAnswer),
  history: z.array(ChargebackMoveRecord),
});
export type ChargebackRecord = z.infer<typeof ChargebackRecord>;

const adminPath = '/admin/api/chargebacks';
/** The newest first. `unread`: sales whose chargeback the provider announced and that it could not show us yet. */
export const listChargebackCases = call({
  id: 'payments.listChargebackCases',
  method: 'GET',
  path: adminPath,
  access: 'superAdmin',
  query: z.object({ status: z.optional(ChargebackStatus), cursor: Cursor, limit: PageSize }),
  answer: z.object({
    chargebacks: z.array(ChargebackCase),
    unread: z.array(z.object({ saleId: z.string(), heardAt: Instant, attempts: z.number() })),
    nextCursor: z.nullable(z.string()),
  }),
});
export const readChargebackCase = call({
  id: 'payments.readChargebackCase',
  method: 'GET',
  path: `${adminPath}/:chargebackId`,
  access: 'superAdmin',
  audited: true,
  params: One,
  answer: ChargebackRecord,
});
/**
 * Records that the evidence was sent to the provider, or how the provider decided; `won` asks the provider, and is refused while it
 * still holds the sum back (chargeback.not_returned). A decision about an outdated `version` is refused (conflict.version), one that
 * does not follow the status as lifecycle.illegal_move.
 */
export const decideChargeback = call({
  id: 'payments.decideChargeback',
  method: 'POST',
  path: `${adminPath}/:chargebackId/decisions`,
  access: 'superAdmin',
  confirmed: true,
  params: One,
  body: z.object({
    decision: z.enum(['evidence_sent', 'won', 'lost']),
    /** What was sent, or why. */
    reason: ActReason,
    version: z.optional(z.number().check(z.int(), z.gte(1))),
  }),
  answer: ChargebackRecord,
  status: 200,
});
