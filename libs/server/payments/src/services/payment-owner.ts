import type { Tx } from '@smachot/server-platform';
import type { Payment } from '../domain/payment';
import type { ClaimedStep, StepOutcome } from './claimed-step';

/** Payment whose row is locked. Each method returns whether another step may be due at once. */
export type LockedPayment = {
  payment: Payment;
  /** A lost lease shows that another worker took over; without a lease only its open entry shows it. */
  hasLease: boolean;
  /** The step has no outcome yet: it is read again soon. */
  wait: (outcome: StepOutcome) => Promise<boolean>;
  /** The entry was abandoned or settled by another worker. */
  missed: () => Promise<boolean>;
  /** Saves the payment after its status has changed and tells the owner. */
  save: (outcome: StepOutcome) => Promise<boolean>;
};

/** Strategy of a payment's owner: where the payment is stored and who is told about its outcome. */
export type PaymentOwner = { lock: (tx: Tx, claimed: ClaimedStep) => Promise<LockedPayment | undefined> };
