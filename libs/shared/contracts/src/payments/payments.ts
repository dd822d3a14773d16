import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, Instant, optionalLine, OwnPath, PageSize } from '../primitives';
import { BillId, CardId, EventId } from '../ids';

export const CardType = z.enum(['visa', 'mastercard', 'amex', 'diners', 'jcb', 'discover', 'unknown']);
export type CardType = z.infer<typeof CardType>;

/** `checking`: the provider has not answered yet, or waits for the card's owner. Only a confirmed card can be charged. */
export const CardStatus = z.enum(['confirmed', 'checking', 'refused']);

/** A stored card: the provider stores the number, we store the details by which a person recognises it. */
export const Card = z.object({
  _id: CardId,
  lastFourDigits: z.string(),
  isDefault: z.boolean(),
  cardType: CardType,
  /** MM/YY */
  expiry: z.string(),
  nickname: z.nullable(z.string()),
  expired: z.boolean(),
  status: CardStatus,
  /** The address where the card's owner has to confirm it (3-D Secure). */
  authenticateUrl: z.nullable(z.string()),
});
export type Card = z.infer<typeof Card>;

export const listCards = call({
  id: 'payments.listCards',
  method: 'GET',
  path: '/v1/payments/user-tokens',
  access: 'user',
  answer: z.object({ cards: z.array(Card) }),
});
/** Settings for the provider's hosted fields; no secret. `mode` is live or sandbox. */
export const hostedFields = call({
  id: 'payments.hostedFields',
  method: 'GET',
  path: '/v1/payments/hosted-fields',
  access: 'user',
  answer: z.object({ scriptUrl: z.string(), sellerPublicKey: z.string(), mode: z.enum(['live', 'sandbox']) }),
});
/**
 * Stores the token of the provider's hosted fields; number and CVV never reach our server. The provider verifies it: refused as
 * `card.rejected` or by its kind (`CardRefusal`), or answered as `checking` when it did not answer. The same card again renews the stored one.
 */
export const addCard = call({
  id: 'payments.addCard',
  method: 'POST',
  path: '/v1/payments/user-tokens',
  access: 'user',
  perMinute: 10,
  body: z.object({
    token: z.string().check(z.minLength(8), z.maxLength(200)),
    cardMask: z.string().check(z.regex(/^[\d*]{8,19}$/)),
    cardType: CardType,
    /** MMYY, as the provider sends it. */
    expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2])\d{2}$/)),
    nickname: z.optional(z.nullable(optionalLine(40))),
    /** The page to which its owner returns from a 3-D Secure challenge. */
    returnTo: z.optional(OwnPath),
  }),
  answer: Card,
  status: 201,
});
const One = z.object({ cardId: CardId });
const card = '/v1/payments/user-tokens/:cardId';
export const renameCard = call({
  id: 'payments.renameCard',
  method: 'PATCH',
  path: card,
  access: 'user',
  params: One,
  body: z.object({ nickname: z.nullable(optionalLine(40)) }),
  answer: Card,
});
export const makeDefaultCard = call({
  id: 'payments.makeDefaultCard',
  method: 'POST',
  path: `${card}/default`,
  access: 'user',
  params: One,
  answer: Card,
  status: 200,
});
/** Refused (`card.needed`) for the last card that can be charged while responses await their bill or a bill is unpaid. */
export const deleteCard = call({
  id: 'payments.deleteCard',
  method: 'DELETE',
  path: card,
  access: 'user',
  params: One,
  status: 204,
});

export const BillStatus = z.enum([
  'due',
  'charging',
  'settled',
  'carried',
  'failed',
  'action_required',
  'written_off',
]);
export type BillStatus = z.infer<typeof BillStatus>;
/** Status of an e-mail with a receipt or a payment confirmation; it is sent to the confirmed address of the account only. */
export const MailState = z.enum(['on_its_way', 'sent', 'not_sent', 'no_address']);
export type MailState = z.infer<typeof MailState>;

/** Amounts are decimal shekels. */
export const Bill = z.object({
  _id: BillId,
  eventId: z.nullable(EventId),
  title: z.string(),
  /** The bill belongs to an earlier account with the same phone number. */
  adopted: z.boolean(),
  responses: z.number(),
  amount: z.number(),
  carriedIn: z.number(),
  charged: z.number(),
  vat: z.number(),
  status: BillStatus,
  attempts: z.number(),
  nextAttemptAt: z.nullable(Instant),
  settledAt: z.nullable(Instant),
  receipt: z.nullable(
    z.object({
      number: z.number(),
      url: z.string(),
      /** Whether it was sent to the confirmed e-mail address of the account; null: it predates receipts by mail. */
      mail: z.nullable(MailState),
    }),
  ),
  /** The address where the card's owner has to confirm the charge (3-D Secure). */
  authenticateUrl: z.nullable(z.string()),
  createdAt: Instant,
});
export type Bill = z.infer<typeof Bill>;
export const listBills = call({
  id: 'payments.listBills',
  method: 'GET',
  path: '/v1/payments/bills',
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ bills: z.array(Bill), balance: z.number(), nextCursor: z.nullable(z.string()) }),
});
/**
 * The sum that would still be charged if the account were closed now: responses awaiting their bill, and unpaid bills. The card
 * is stored until then, and a sum it cannot pay remains the debt of the phone number. Amounts are decimal shekels.
 */
export const outstanding = call({
  id: 'payments.outstanding',
  method: 'GET',
  path: '/v1/payments/outstanding',
  access: 'user',
  answer: z.object({
    responses: z.number(),
    amount: z.number(),
    unpaid: z.number(),
    /** Orders agreed with businesses of which something may still be charged to the card of their first payment. */
    unsettledOrders: z.number(),
    card: z.nullable(z.object({ lastFourDigits: z.string() })),
  }),
});
/** Retries the charge with the default card now. */
export const payBill = call({
  id: 'payments.payBill',
  method: 'POST',
  path: '/v1/payments/bills/:billId/pay',
  access: 'user',
  idempotent: true,
  params: z.object({ billId: BillId }),
  answer: Bill,
  status: 200,
});
export const receiptFile = call({
  id: 'payments.receiptFile',
  method: 'GET',
  path: '/v1/payments/bills/:billId/receipt.pdf',
  access: 'user',
  params: z.object({ billId: BillId }),
  media: 'application/pdf',
});
/** Form fields of the provider; signed, stored, settled by re-reading the sale. */
export const paymentsWebhook = call({
  id: 'payments.webhook',
  method: 'POST',
  path: '/webhooks/payme',
  access: 'provider',
  status: 200,
  perMinute: 6000,
});
