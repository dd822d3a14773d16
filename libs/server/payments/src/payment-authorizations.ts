import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { type HoldWanted, PaymentRepository } from './persistence/payment.repository';
import { SaleTaker } from './provider/sale-taker';
import { type ClaimedStep, takingOf } from './services/claimed-step';
import { PaymentSettlement } from './services/payment-settlement';
import { PaymentSteps } from './services/payment-steps';
import { AdvancePayment, AdvancePaymentHandler } from './use-cases/advance-payment';

/** A hold that is intended and not asked for yet. */
export type Hold = ClaimedStep;

/**
 * How orders have a price held while a customer waits: 1. `begin` writes the intent with whatever the caller writes;
 * 2. `take` asks the provider and writes the outcome with what the caller makes of it. A crash at any point leaves a ledger row
 * that is looked at like every other; its outcome then comes as `payments.moved`.
 */
@Injectable()
export class PaymentAuthorizations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: PaymentSteps,
    private readonly sales: SaleTaker,
    private readonly settlement: PaymentSettlement,
    private readonly repository: PaymentRepository,
    private readonly payments: AdvancePaymentHandler,
  ) {}

  /** Undefined: no card that is valid now; then the transaction has to be given up. */
  begin(tx: Tx, wanted: HoldWanted): Promise<Hold | undefined> {
    return this.steps.beginHold(tx, wanted);
  }

  /**
   * What `held` answers, which runs in the transaction that notes the hold. Undefined: not held, or not yet; that is told as
   * an event. Takes as long as the provider takes to answer.
   */
  async take<T>(hold: Hold, held: (tx: Tx) => Promise<T>): Promise<T | undefined> {
    const outcome = await this.sales.take(takingOf(hold));
    if (outcome.kind === 'taken') {
      const noted = await this.work.run(async (tx) => {
        // sent together: whoever is not let note the hold takes back what the caller has made of it
        const [mine, made] = await Promise.all([
          this.repository.noteHeld(tx, hold.payment, hold.entry.id, outcome.transactionId),
          held(tx),
        ]);
        return mine ? accept(made) : refuse('lifecycle.illegal_move');
      });
      if (noted.ok) return noted.value;
    }
    const more = await this.settlement.settle(hold, outcome);
    if (more) await this.payments.execute(new AdvancePayment(hold.payment.id));
    return undefined;
  }
}
