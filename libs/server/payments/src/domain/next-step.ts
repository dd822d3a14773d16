import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import type { PaymentGoal, PaymentStatus } from '@smachot/lifecycles';

export type PaymentFacts = {
  goal: PaymentGoal;
  status: PaymentStatus;
  /** An abandoned sale is due to be read again; the money it took is refunded. */
  strayDue: boolean;
  refundOpen: boolean;
};
export type PaymentStep = 'give_back' | 'hold' | 'capture' | 'charge' | 'refund';

/** The next step of a payment; null when there is none now. */
export const nextStep = ({ goal, status, strayDue, refundOpen }: PaymentFacts): PaymentStep | null => {
  if (strayDue) return 'give_back';
  if (goal === 'release') return null;
  const unpaid = status === 'open' || status === 'challenged';
  if (goal === 'hold') return unpaid ? 'hold' : null;
  if (status === 'held') return 'capture';
  if (unpaid) return 'charge';
  return status === 'captured' && refundOpen ? 'refund' : null;
};

/** A challenge may be confirmed for a day after it was asked, so an abandoned sale is read again for that long. */
const WATCHED_MS = 25 * HOUR_MS;

/** When an abandoned, unpaid sale is read again; null once it can no longer be paid. */
export const watchAgain = (openedAt: Date, now: Date): Date | null => {
  const age = now.getTime() - openedAt.getTime();
  if (age > WATCHED_MS) return null;
  return new Date(now.getTime() + (age < HOUR_MS ? MINUTE_MS : 10 * MINUTE_MS));
};
