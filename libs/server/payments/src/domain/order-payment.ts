import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';

/** What is wanted of an order's payment: a hold, the sum itself, or nothing any more. */
export type PaymentGoal = 'hold' | 'capture' | 'release';
/**
 * Where it is. `open`: to be held or charged. `challenged`: the card's owner has to confirm. `failed`: refused, until it is
 * asked for again. `released`: nothing is held or kept.
 */
export type PaymentState = 'open' | 'challenged' | 'held' | 'captured' | 'failed' | 'released';

/** A ledger row by what it does. A hold and a charge have a sale of their own, the others do something to one. */
export type EntryKind = 'hold' | 'charge' | 'capture' | 'void' | 'refund';

export type PaymentFacts = {
  goal: PaymentGoal;
  state: PaymentState;
  /** A sale given up that is due for a look: whatever it took goes back. */
  strayDue: boolean;
  refundOpen: boolean;
};
export type PaymentStep = 'give_back' | 'hold' | 'capture' | 'charge' | 'refund';

/** What is to be done next, one thing at a time; null: nothing now. */
export const nextStep = ({ goal, state, strayDue, refundOpen }: PaymentFacts): PaymentStep | null => {
  if (strayDue) return 'give_back';
  if (goal === 'release') return null;
  const unpaid = state === 'open' || state === 'challenged';
  if (goal === 'hold') return unpaid ? 'hold' : null;
  if (state === 'held') return 'capture';
  if (unpaid) return 'charge';
  return state === 'captured' && refundOpen ? 'refund' : null;
};

/** A challenge may be confirmed for a day after it was asked: so long a sale that was given up is watched. */
const WATCHED_MS = 25 * HOUR_MS;

/** When a sale that was given up unpaid is looked at again; null: it will not be paid any more. */
export const watchAgain = (openedAt: Date, now: Date): Date | null => {
  const age = now.getTime() - openedAt.getTime();
  if (age > WATCHED_MS) return null;
  return new Date(now.getTime() + (age < HOUR_MS ? MINUTE_MS : 10 * MINUTE_MS));
};
