import type { LedgerEntry } from '../domain/ledger-entry';
import type { PaymentStep } from '../domain/next-step';
import type { PaymentState } from '../domain/payment';
import type { ClaimedPayment } from '../persistence/chargebacks/disputed-payments';
import type { Taking, TakeOutcome } from '../provider/sale-taker';

/** One claimed step of a payment with its committed ledger row. `sale`: the row whose sale the step acts on. */
export type ClaimedStep = {
  payment: PaymentState & Partial<Pick<ClaimedPayment, 'hasLost' | 'returnedByBank'>>;
  /** Kind of the payment's owner, which is told the outcome. */
  owner: 'order' | 'bill';
  step: PaymentStep;
  entry: LedgerEntry;
  sale: LedgerEntry;
  /** The step may have been tried before: the provider is asked for its outcome first. */
  again: boolean;
  /** Whether the lease still leaves time before another worker may take over the payment. */
  leaseValid: () => boolean;
};

export type StepOutcome =
  | TakeOutcome
  /** The authorization has expired: nothing can be captured. */
  | { kind: 'gone' }
  /** An abandoned sale has taken nothing so far. */
  | { kind: 'nothing' }
  /** Agorot that had been captured; 0 when the sale was only authorized. */
  | { kind: 'given_back'; amount: number };

/** Whether the step has no outcome yet: the sale is read again soon. */
export const isUnfinished = ({ kind }: StepOutcome): boolean => kind === 'later' || kind === 'waiting';

/** Request to the provider for a hold or a charge. */
export const takingOf = ({ step, payment, entry, leaseValid }: ClaimedStep): Taking => ({
  entryId: entry.id,
  saleId: entry.saleId,
  sealedToken: entry.sealedToken,
  challengedAt: entry.status === 'action_required' ? entry.createdAt : null,
  type: step === 'hold' ? 'authorize' : 'sale',
  amount: payment.amount,
  installments: payment.cardPayments,
  product: payment.product,
  returnTo: payment.returnTo,
  leaseValid,
});
