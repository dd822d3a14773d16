import { addDays, newId } from '@smachot/kernel';
import type { Product } from './product';

export type PayoutThings = { payoutId: string; batchId: string; fileNumber: string };

const reason = 'a test';
let days = 0;
export const payoutBodies: Record<string, () => unknown> = {
  'payouts.makeFile': () => ({ replaces: 1, reason }),
  'payouts.confirmSent': () => ({ fileNumber: 1, reason }),
};
export const payoutQueries: Record<string, string> = {
  'payouts.downloadFile': '?reason=a+test',
  'payouts.uploadAnswer': '?reason=a+test',
};

/** A payout of a store in a batch of its own, of which a file was made. */
export const payoutThings = async ({ source }: Product, storeId: string): Promise<PayoutThings> => {
  const [payoutId, batchId] = [newId(), newId()];
  // there is one batch a day
  const day = addDays('2031-01-05', days++);
  await source.query(
    `insert into payouts.batches (id, day, status, file_number, file_made_at, payment_day, file_serial, created_at)
     values ($1, $2, 'planned', 1, now(), $2, 1, now())`,
    [batchId, day],
  );
  await source.query(
    `insert into payouts.payouts (id, number, batch_id, store_id, day, status, amount, planned_at)
     values ($1, nextval('payouts.payout_numbers'), $2, $3, $4, 'planned', 10000, now())`,
    [payoutId, batchId, storeId, day],
  );
  return { payoutId, batchId, fileNumber: '1' };
};
