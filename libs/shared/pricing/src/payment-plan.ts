import type { PaymentTerms } from '@smachot/contracts';
import { addDays, atWallTime, daysUntil, wallTime } from '@smachot/kernel';
import { LEAST_CHARGE } from './price';

/** In agorot. `dueOn`: a day in Israel; null: when the business approves. */
export type Planned = {
  kind: 'full' | 'deposit' | 'rest';
  amount: number;
  dueOn: string | null;
  cardPayments: number;
};

/** The business has two days to answer, and the customer is told of the rest before it is taken: a rest that is due sooner is paid at the approval. */
const LEAST_DAYS_AHEAD = 3;
/** When on its day a rest is taken, in Israel. */
const TAKEN_AT = '10:00';

/** Into how many payments a card may split a sum: none of them less than what can be charged at all. */
export const cardPaymentsOf = (amount: number, wanted: number): number =>
  Math.max(1, Math.min(wanted, Math.floor(amount / LEAST_CHARGE)));

/** So many days before the event, on the calendar of Israel. */
export const restDay = (startsAt: Date, daysBefore: number): string =>
  addDays(wallTime(startsAt).day, -daysBefore);
export const restDueAt = (startsAt: Date, daysBefore: number): Date =>
  atWallTime(restDay(startsAt, daysBefore), TAKEN_AT);

/**
 * What is paid when, for an order that is placed `now`. The amounts add up to the total. One payment where there is no deposit, where the rest
 * would be due too soon, or where one of the two would be too small to be charged.
 */
export const paymentPlan = (
  total: number,
  { depositPercent, restDaysBefore, cardPayments }: PaymentTerms,
  { startsAt, now }: { startsAt: Date; now: Date },
): Planned[] => {
  if (total === 0) return [];
  const planned = (kind: Planned['kind'], amount: number, dueOn: string | null): Planned => ({
    kind,
    amount,
    dueOn,
    cardPayments: cardPaymentsOf(amount, cardPayments),
  });
  const deposit = Math.round((total * depositPercent) / 100);
  const rest = total - deposit;
  const dueAt = restDueAt(startsAt, restDaysBefore);
  const apart = daysUntil(dueAt, now) >= LEAST_DAYS_AHEAD;
  if (!apart || deposit < LEAST_CHARGE || rest < LEAST_CHARGE) return [planned('full', total, null)];
  return [planned('deposit', deposit, null), planned('rest', rest, restDay(startsAt, restDaysBefore))];
};
