import type { LedgerEntry } from '../domain/ledger-entry';
import type { PaymentStep } from '../domain/next-step';
import type { PaymentState } from '../domain/payment';
import type { Taking, TakeOutcome } from '../provider/sale-taker';

/** One thing to be done for a payment, its ledger row committed. `sale`: the row whose sale it is done to. */
export type ClaimedStep = {
  payment: PaymentState;
  /** Whose the payment is, and who hears what becomes of it. */
  owner: 'order' | 'bill';
  step: PaymentStep;
  entry: LedgerEntry;
  sale: LedgerEntry;
  /** It may have been tried before: the provider is asked what came of it first. */
  again: boolean;
  /** Whether there is time left before somebody else may look after the payment. */
  leaseValid: () => boolean;
};

export type StepOutcome =
  | TakeOutcome
  /** The hold has run out: there is nothing to capture any more. */
  | { kind: 'gone' }
  /** A sale that was given up has taken nothing, so far. */
  | { kind: 'nothing' }
  /** Agorot that had been taken; 0 when it only held. */
  | { kind: 'given_back'; amount: number };

/** No outcome yet: the sale is read again soon. */
export const isUnfinished = ({ kind }: StepOutcome): boolean => kind === 'later' || kind === 'waiting';

/** What a hold or a charge asks of the provider. */
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
