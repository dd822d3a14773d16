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

/** Number of payments a card may split a sum into, each at least the smallest chargeable amount. */
export const cardPaymentsOf = (amount: number, wanted: number): number =>
  Math.max(1, Math.min(wanted, Math.floor(amount / LEAST_CHARGE)));

/** So many days before the event, on the calendar of Israel. */
const restDay = (startsAt: Date, daysBefore: number): string => addDays(wallTime(startsAt).day, -daysBefore);
export const restDueAt = (startsAt: Date, daysBefore: number): Date =>
  atWallTime(restDay(startsAt, daysBefore), TAKEN_AT);

/**
 * Payments of an order placed `now`, with their due dates. The amounts add up to the total. A single payment if there is no deposit,
 * if the rest would be due too soon, or if either of the two would be below the smallest chargeable amount.
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
