import * as z from 'zod/mini';
import { call } from './call';
import { Cursor, Id, Instant, optionalLine, PageSize } from './primitives';

export const CardType = z.enum(['visa', 'mastercard', 'amex', 'diners', 'jcb', 'discover', 'unknown']);
export type CardType = z.infer<typeof CardType>;

/** `checking`: the provider has not answered yet, or waits for the owner. Only a confirmed card pays. */
export const CardStatus = z.enum(['confirmed', 'checking', 'refused']);

/** A stored card: the provider keeps the number, we keep what a person recognises it by. */
export const Card = z.object({
  _id: Id,
  lastFourDigits: z.string(),
  isDefault: z.boolean(),
  cardType: CardType,
  /** MM/YY */
  expiry: z.string(),
  nickname: z.nullable(z.string()),
  expired: z.boolean(),
  status: CardStatus,
  /** Where the card's owner has to confirm it (3-D Secure). */
  authenticateUrl: z.nullable(z.string()),
});
export type Card = z.infer<typeof Card>;

/** A page of ours: a path from the origin, with which no other host can be named. */
const OwnPath = z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[!-[\]-~]*$/));

export const listCards = call({
  id: 'payments.listCards',
  method: 'GET',
  path: '/v1/payments/user-tokens',
  access: 'user',
  answer: z.object({ cards: z.array(Card) }),
});
/** What the hosted fields need; no secret. `mode` is live or sandbox. */
export const hostedFields = call({
  id: 'payments.hostedFields',
  method: 'GET',
  path: '/v1/payments/hosted-fields',
  access: 'user',
  answer: z.object({ scriptUrl: z.string(), sellerPublicKey: z.string(), mode: z.enum(['live', 'sandbox']) }),
});
/**
 * The token of the provider's hosted fields; number and CVV never come here. The provider is asked about it: refused as
 * `card.rejected`, or answered as `checking` when it did not answer. The same card again renews the one that is there.
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
    /** MMYY, as the provider gives it. */
    expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2])\d{2}$/)),
    nickname: z.optional(z.nullable(optionalLine(40))),
    /** The page its owner comes back to from a challenge of the bank. */
    returnTo: z.optional(OwnPath),
  }),
  answer: Card,
  status: 201,
});
const One = z.object({ cardId: Id });
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
/** Refused (`card.needed`) for the last card that can pay while responses wait to be billed or a bill is unpaid. */
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
/** Amounts are decimal shekels. */
/** How an e-mail with a receipt or a payment confirmation fared; it goes to the confirmed address of the account only. */
export const MailState = z.enum(['on_its_way', 'sent', 'not_sent', 'no_address']);
export type MailState = z.infer<typeof MailState>;

export const Bill = z.object({
  _id: Id,
  eventId: z.nullable(Id),
  title: z.string(),
  /** Of an earlier account with the same phone number. */
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
      /** Whether it went to the confirmed e-mail of the account; null: from before receipts were mailed. */
      mail: z.nullable(MailState),
    }),
  ),
  /** Where the card's owner has to confirm the charge (3-D Secure). */
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
 * What would still be charged if the account were closed now: responses that wait for their bill, and bills that are unpaid. The card
 * is kept until then, and what it cannot pay stays the debt of the phone number. Amounts are decimal shekels.
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
    card: z.nullable(z.object({ lastFourDigits: z.string() })),
  }),
});
/** Tries the default card again now. */
export const payBill = call({
  id: 'payments.payBill',
  method: 'POST',
  path: '/v1/payments/bills/:billId/pay',
  access: 'user',
  idempotent: true,
  params: z.object({ billId: Id }),
  answer: Bill,
  status: 200,
});
export const receiptFile = call({
  id: 'payments.receiptFile',
  method: 'GET',
  path: '/v1/payments/bills/:billId/receipt.pdf',
  access: 'user',
  params: z.object({ billId: Id }),
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
