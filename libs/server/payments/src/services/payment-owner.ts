import type { Tx } from '@smachot/server-platform';
import type { Payment } from '../domain/payment';
import type { ClaimedStep, StepOutcome } from './claimed-step';

/** A payment under the lock of its row. Each act answers whether there may be more to do at once. */
export type LockedPayment = {
  payment: Payment;
  /** Its lease tells whether somebody else has it by now; else only its open entry does. */
  hasLease: boolean;
  /** There is no outcome yet: it is looked at again soon. */
  wait: (outcome: StepOutcome) => Promise<boolean>;
  /** The entry was given up, or settled by somebody else. */
  missed: () => Promise<boolean>;
  /** The payment has moved: it is saved, and whoever waits for it is told. */
  save: (outcome: StepOutcome) => Promise<boolean>;
};

/** Knows where a payment is kept, and who hears what becomes of it. */
export type PaymentOwner = { lock: (tx: Tx, claimed: ClaimedStep) => Promise<LockedPayment | undefined> };
