import { Injectable } from '@nestjs/common';
import { accept, refuse } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { HoldWanted } from './persistence/payment.repository';
import { SaleTaker } from './provider/sale-taker';
import { type ClaimedStep, takingOf } from './services/claimed-step';
import { PaymentSettlement } from './services/payment-settlement';
import { PaymentSteps } from './services/payment-steps';
import { AdvancePayment, AdvancePaymentHandler } from './use-cases/advance-payment';

/** An authorization that is recorded but not requested from the provider yet. */
export type Hold = ClaimedStep;

/**
 * Authorizes a price for orders while a customer waits: 1. `begin` records the intent in the caller's transaction;
 * 2. `take` asks the provider and commits the outcome together with the caller's rows. A crash at any point leaves a ledger row
 * that is retried like every other; its outcome is then published as `payments.moved`.
 */
@Injectable()
export class PaymentAuthorizations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly steps: PaymentSteps,
    private readonly sales: SaleTaker,
    private readonly settlement: PaymentSettlement,
    private readonly payments: AdvancePaymentHandler,
  ) {}

  /** Undefined when no card is valid now; the caller then has to roll back. */
  begin(tx: Tx, wanted: HoldWanted): Promise<Hold | undefined> {
    return this.steps.beginHold(tx, wanted);
  }

  /**
   * Returns the result of `held`, which runs in the transaction that records the authorization. Undefined when it is not authorized
   * (yet); that outcome is published as an event. Takes as long as the provider takes to answer.
   */
  async take<T>(hold: Hold, held: (tx: Tx) => Promise<T>): Promise<T | undefined> {
    const outcome = await this.sales.take(takingOf(hold));
    if (outcome.kind === 'taken') {
      const noted = await this.work.run(async (tx) => {
        // sent together: a caller that may not record the authorization rolls its own rows back
        const [own, made] = await Promise.all([
          this.steps.noteHeld(tx, hold, outcome.transactionId),
          held(tx),
        ]);
        return own ? accept(made) : refuse('lifecycle.illegal_move');
      });
      if (noted.ok) return noted.value;
    }
    const more = await this.settlement.settle(hold, outcome);
    if (more) await this.payments.execute(new AdvancePayment(hold.payment.id));
    return undefined;
  }
}
