import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import type { PaymentGoal, PaymentStatus } from '@smachot/lifecycles';

export type PaymentFacts = {
  goal: PaymentGoal;
  status: PaymentStatus;
  /** A sale given up that is due for a look: whatever it took goes back. */
  strayDue: boolean;
  refundOpen: boolean;
};
export type PaymentStep = 'give_back' | 'hold' | 'capture' | 'charge' | 'refund';

/** What is to be done next, one thing at a time; null: nothing now. */
export const nextStep = ({ goal, status, strayDue, refundOpen }: PaymentFacts): PaymentStep | null => {
  if (strayDue) return 'give_back';
  if (goal === 'release') return null;
  const unpaid = status === 'open' || status === 'challenged';
  if (goal === 'hold') return unpaid ? 'hold' : null;
  if (status === 'held') return 'capture';
  if (unpaid) return 'charge';
  return status === 'captured' && refundOpen ? 'refund' : null;
};

/** A challenge may be confirmed for a day after it was asked: so long a sale that was given up is watched. */
const WATCHED_MS = 25 * HOUR_MS;

/** When a sale that was given up unpaid is looked at again; null: it will not be paid any more. */
export const watchAgain = (openedAt: Date, now: Date): Date | null => {
  const age = now.getTime() - openedAt.getTime();
  if (age > WATCHED_MS) return null;
  return new Date(now.getTime() + (age < HOUR_MS ? MINUTE_MS : 10 * MINUTE_MS));
};
