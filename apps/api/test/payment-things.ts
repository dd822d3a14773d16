import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type PaymentThings = { cardId: string; billId: string };

export const paymentBodies: Record<string, () => unknown> = {
  'payments.setExchangeRates': () => ({
    publishedOn: '2025-01-14',
    source: 'bank_of_israel',
    EUR: 3.7412,
    USD: 3.6501,
  }),
  'payments.renameCard': () => ({ nickname: 'של אבא' }),
};

/** A card of this host, and a settled bill of an event with its receipt. */
export const paymentThings = async (
  { source }: Product,
  userId: string,
  eventId: string,
): Promise<PaymentThings> => {
  const [cardId, billId] = [newId(), newId()];
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
  return { cardId, billId };
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
