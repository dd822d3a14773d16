import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { Config, Logger, type Tx } from '@smachot/server-platform';
import type { Payment } from '../domain/payment';
import { PaymentRepository } from '../persistence/payment.repository';
import { LOOK_AGAIN_TIMEOUTS } from '../provider/sale-taker';
import type { ClaimedStep, StepOutcome } from './claimed-step';
import type { LockedPayment, PaymentOwner } from './payment-owner';

/** Outcomes of payments of orders: each payment has its own row, and its order receives `payments.moved`. */
@Injectable()
export class OrderPaymentOutcomes implements PaymentOwner {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async lock(tx: Tx, claimed: ClaimedStep): Promise<LockedPayment | undefined> {
    const payment = await this.payments.lock(tx, claimed.payment.id);
    if (!payment) return undefined;
    const isLeaseHeld = payment.state.lease === claimed.payment.lease;
    const lookAgain = async (leaseMs: number | null): Promise<boolean> => {
      if (isLeaseHeld) await this.payments.lookAgain(tx, payment.state.id, this.clock.now(), leaseMs);
      return isLeaseHeld;
    };
    return {
      payment,
      hasLease: true,
      wait: async () => {
        await lookAgain(this.waitMs);
        return false;
      },
      missed: () => lookAgain(null),
      save: (outcome) => this.save(tx, claimed, payment, outcome),
    };
  }

  private async save(
    tx: Tx,
    { step }: ClaimedStep,
    payment: Payment,
    outcome: StepOutcome,
  ): Promise<boolean> {
    const { state, news } = payment;
    const { id, userId, captured, refunded } = state;
    // after the first authorization there is no next step until the order requests one
    const rests = outcome.kind === 'taken' && step === 'hold' && state.goal === 'hold';
    const waits = outcome.kind === 'challenge';
    await this.payments.save(tx, payment, rests ? null : this.clock.now(), waits ? this.waitMs : null);
    if (news) tx.emit('payments.moved', { paymentId: id, ...news, captured, refunded });
    tx.hint(`user:${userId}`);
    this.logger.info({ payment: id, step, outcome: outcome.kind }, 'payment moved');
    return !rests && !waits;
  }

  private get waitMs(): number {
    return LOOK_AGAIN_TIMEOUTS * this.config.settings.PAYME_TIMEOUT_MS;
  }
}
