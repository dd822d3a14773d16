import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { LedgerRepository } from '../persistence/ledger.repository';
import { BillPayments } from './bill-payments';
import { type ClaimedStep, isUnfinished, type StepOutcome } from './claimed-step';
import { OrderPaymentOutcomes } from './order-payment-outcomes';
import type { PaymentOwner } from './payment-owner';
import { StepOutcomes } from './step-outcomes';

/** Records the outcome of a step: ledger, payment and the event for other contexts, together and once. */
@Injectable()
export class PaymentSettlement {
  private readonly owners: Record<ClaimedStep['owner'], PaymentOwner>;

  constructor(
    private readonly work: UnitOfWork,
    private readonly ledger: LedgerRepository,
    private readonly outcomes: StepOutcomes,
    orders: OrderPaymentOutcomes,
    bills: BillPayments,
  ) {
    this.owners = { order: orders, bill: bills };
  }

  /** Returns whether another step may be due at once. */
  settle(claimed: ClaimedStep, outcome: StepOutcome): Promise<boolean> {
    return this.work.run(async (tx) => {
      const locked = await this.owners[claimed.owner].lock(tx, claimed);
      if (!locked) return false;
      const unfinished = isUnfinished(outcome);
      if (unfinished && locked.hasLease) return locked.wait(outcome);
      // a bill's money that did move is recorded, even when the entry was closed concurrently
      const late = claimed.owner === 'bill' && outcome.kind === 'taken';
      if (!late && !(await this.isOpen(tx, claimed))) return locked.missed();
      if (unfinished) return locked.wait(outcome);
      await this.outcomes.write(tx, claimed, outcome, locked.payment);
      return locked.save(outcome);
    });
  }

  /** False when the entry was abandoned, or settled by another worker in the meantime. */
  private isOpen(tx: Tx, { step, entry, sale }: ClaimedStep): Promise<boolean> {
    return this.ledger.isOpen(tx, entry.id, step === 'give_back' ? sale.id : null);
  }
}
