import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type PaymentThings = { cardId: string; billId: string; chargebackId: string; differenceId: string };

export const paymentBodies: Record<string, () => unknown> = {
  'payments.setExchangeRates': () => ({
    publishedOn: '2025-01-14',
    source: 'bank_of_israel',
    EUR: 3.7412,
    USD: 3.6501,
    reason: 'תיקון השער',
  }),
  'payments.answerChargeback': () => ({ text: 'הזמנתי את זה', recognised: true }),
  'payments.decideChargeback': () => ({ decision: 'lost', reason: 'כך החליטה חברת האשראי' }),
  'payments.resolveDifference': () => ({ reason: 'עסקה של בדיקה' }),
  'payments.renameCard': () => ({ nickname: 'של אבא' }),
};

/** A card of this host, a settled bill of an event with its receipt, a chargeback of another charge, and a difference with the provider. */
export const paymentThings = async (
  { source }: Product,
  userId: string,
  eventId: string,
): Promise<PaymentThings> => {
  const [cardId, billId, chargebackId, differenceId] = [newId(), newId(), newId(), newId()];
  await source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
     values ($1::uuid, $2, 'x', $1::text, '5846', 'visa', '1230', false, now(), 'confirmed')`,
    [cardId, userId],
  );
  await source.query(
    `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, created_at)
     values ($1, $2, $3, 10, 1000, 0, 'settled', 1, now())`,
    [billId, userId, eventId],
  );
  await source.query(
    `insert into payments.receipts (issuer, number, bill_id, user_id, amount, vat_percent, issued_at)
     select 'smachot', coalesce(max(number), 0) + 1, $1, $2, 1000, 18, now() from payments.receipts`,
    [billId, userId],
  );
  await source.query(
    `insert into payments.chargebacks (id, sale_id, subject, user_id, payment_id, amount, voided, status, opened_at, answer_by, expires_at, version)
     values ($1::uuid, 'SALE-' || $1::text, 'subscription', $2, $1::uuid, 1000, 0, 'opened', now(), now() + interval '7 days', now() + interval '14 days', 1)`,
    [chargebackId, userId],
  );
  await source.query(
    `insert into payments.reconciliation_differences (id, kind, sale_id, first_seen_at, last_seen_at, seen_by)
     values ($1::uuid, 'missing_here', $1::text, now(), now(), $1::uuid)`,
    [differenceId],
  );
  return { cardId, billId, chargebackId, differenceId };
};

/** A default card, and a settled bill: a host with one may send to as many as the matrix needs. */
export const settledPayer = async ({ source }: Product, userId: string): Promise<void> => {
  await source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
     values ($1, $2, 'x', 'default', '5846', 'visa', '1239', true, now(), 'confirmed')`,
    [newId(), userId],
  );
  await source.query(
    `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, created_at)
     values ($1, $2, $1, 10, 1000, 0, 'settled', 1, now())`,
    [newId(), userId],
  );
};
