import type { BillId, BillStatus, EventId, PaymentId, UserId } from '@smachot/contracts';
import { DAY_MS, ils } from '@smachot/kernel';
import { paymentLifecycle, type PaymentStatus } from '@smachot/lifecycles';
import type { Payment } from './payment';

/** The provider takes no sale under 5 ILS; smaller sums wait for the next bill. */
export const MIN_CHARGE = 500;
/** One shekel per response. Source: specification, business constants. */
export const PRICE_PER_RESPONSE = 100;
/** Days after the first failure on which the card is tried again. */
const RETRY_AFTER_DAYS = [1, 3, 7] as const;
/** A sum too small to charge is written off after this many months. */
export const WRITE_OFF_MONTHS = 12;

/** Initial state of a new bill: charged together with the carried sum, or carried itself. Amounts in agorot. */
export const openBill = (
  responses: number,
  carried: number,
): { amount: number; total: number; status: 'due' | 'carried' } => {
  const { amount } = ils(responses * PRICE_PER_RESPONSE);
  const total = amount + carried;
  return { amount, total, status: total < MIN_CHARGE ? 'carried' : 'due' };
};

/** Time of the retry after the nth failed attempt (from 1); null after the last one. */
export const nextAttempt = (failures: number, firstAttempt: Date): Date | null => {
  const days = RETRY_AFTER_DAYS[failures - 1];
  return days === undefined ? null : new Date(firstAttempt.getTime() + days * DAY_MS);
};

/** The status of the payment a bill owns; null: a sum too small to charge has none. */
const PAYMENT_OF: Record<BillStatus, PaymentStatus | null> = {
  due: 'open',
  charging: 'open',
  action_required: 'challenged',
  failed: 'failed',
  settled: 'captured',
  carried: null,
  written_off: null,
};
export const paymentStatusOf = (status: BillStatus): PaymentStatus | null => PAYMENT_OF[status];

/** Status of a bill by the status of its payment, once its charge has begun. */
const STATUS_OF: Record<Exclude<PaymentStatus, 'held' | 'released'>, BillStatus> = {
  open: 'charging',
  challenged: 'action_required',
  failed: 'failed',
  captured: 'settled',
};

const ALL = Object.keys(PAYMENT_OF) as BillStatus[];
/** Statuses of bills that may be charged: their payment is open or may be retried. */
export const CHARGEABLE: readonly BillStatus[] = ALL.filter((status) => {
  const payment = PAYMENT_OF[status];
  return payment === 'open' || (payment && paymentLifecycle.can(payment, { type: 'retry', by: 'worker' }));
});
/** Bills that wait for the provider or for the cardholder: their card is still charged without anyone's action. */
export const IN_CHARGE: readonly BillStatus[] = CHARGEABLE.filter((status) => status !== 'failed');

export type BillState = {
  id: BillId;
  userId: UserId;
  eventId: EventId;
  responses: number;
  attempts: number;
  createdAt: Date;
};

/** The payment of a bill has the bill's own id. */
export const paymentIdOf = (billId: BillId): PaymentId => billId as string;
export const billIdOf = (paymentId: PaymentId): BillId => paymentId as string;

/** Bill of a host for one event. It owns the payment that charges it and takes its status from that payment. */
export class Bill {
  nextAttemptAt: Date | null = null;

  constructor(
    readonly state: BillState,
    readonly payment: Payment,
  ) {}

  get status(): BillStatus {
    const { status } = this.payment.state;
    if (status === 'held' || status === 'released') throw new Error(`A bill is never ${status}`);
    return STATUS_OF[status];
  }

  get isSettled(): boolean {
    return this.payment.state.status === 'captured';
  }

  /** Follows the payment after the provider has answered. */
  noteOutcome(now: Date): void {
    const { status } = this.payment.state;
    if (status === 'failed') {
      this.state.attempts += 1;
      this.nextAttemptAt = nextAttempt(this.state.attempts, this.state.createdAt);
    } else this.nextAttemptAt = status === 'captured' ? null : now;
  }
}
