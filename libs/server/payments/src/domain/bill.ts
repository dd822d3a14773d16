import { DAY_MS, ils } from '@smachot/kernel';

/** The provider takes no sale under 5 ILS; smaller sums wait for the next bill. */
export const LEAST_CHARGE = 500;
/** One shekel per response. Source: specification, business constants. */
export const PRICE_PER_RESPONSE = 100;
/** Days after the first failure on which the card is tried again. */
export const RETRY_AFTER_DAYS = [1, 3, 7] as const;
/** A sum too small to charge is written off after this many months. */
export const WRITE_OFF_MONTHS = 12;

export type BillStatus =
  'due' | 'charging' | 'settled' | 'carried' | 'failed' | 'action_required' | 'written_off';

/** What a new bill becomes: charged together with what was carried, or carried itself. Amounts in agorot. */
export const openBill = (
  responses: number,
  carried: number,
): { amount: number; total: number; status: 'due' | 'carried' } => {
  const { amount } = ils(responses * PRICE_PER_RESPONSE);
  const total = amount + carried;
  return { amount, total, status: total < LEAST_CHARGE ? 'carried' : 'due' };
};

/** When the card is tried again after the nth failed attempt (from 1); null after the last. */
export const nextAttempt = (failures: number, firstAttempt: Date): Date | null => {
  const days = RETRY_AFTER_DAYS[failures - 1];
  return days === undefined ? null : new Date(firstAttempt.getTime() + days * DAY_MS);
};
