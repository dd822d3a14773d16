import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import { LedgerRepository } from '../persistence/ledger.repository';
import { PaymentRepository } from '../persistence/payment.repository';
import { PaymentSteps } from '../services/payment-steps';
import { AdvancePayment, AdvancePaymentHandler } from './advance-payment';

export type Wanted =
  | ({ want: 'charge' } & JobPayload<'payments.charge'>)
  | ({ want: 'hold' } & JobPayload<'payments.hold_tickets'>)
  | ({ want: 'capture' } & JobPayload<'payments.capture'>)
  | ({ want: 'release' } & JobPayload<'payments.release'>)
  | ({ want: 'refund' } & JobPayload<'payments.refund'>)
  | ({ want: 'subscribe' } & JobPayload<'payments.charge_subscription'>)
  | ({ want: 'retry' } & JobPayload<'payments.retry_subscription'>);

/** Records a payment request of an order or a subscription and starts it at once; after a crash in between the tick finds it. */
export class WantPayment extends Command<void> {
  constructor(
    readonly wanted: Wanted,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(WantPayment)
export class WantPaymentHandler implements ICommandHandler<WantPayment> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payments: PaymentRepository,
    private readonly ledger: LedgerRepository,
    private readonly steps: PaymentSteps,
    private readonly advance: AdvancePaymentHandler,
  ) {}

  async execute({ wanted, delivery }: WantPayment): Promise<void> {
    const begun = await this.work.runOnce(delivery, async (tx) => {
      await this.note(tx, wanted);
      return this.steps.begin(tx, wanted.paymentId);
    });
    if (begun) await this.advance.execute(new AdvancePayment(wanted.paymentId, begun));
  }

  private note(tx: Tx, wanted: Wanted): Promise<void> {
    switch (wanted.want) {
      case 'charge':
        return this.payments.wantCharge(tx, wanted);
      case 'hold':
        return this.payments.wantHold(tx, { ...wanted, orderCode: wanted.code });
      case 'capture':
        return this.capture(tx, wanted);
      case 'release':
        return this.release(tx, wanted);
      case 'subscribe':
        return this.payments.wantSubscriptionCharge(tx, { ...wanted, orderCode: wanted.planId });
      case 'retry':
        return this.retry(tx, wanted);
      default:
        return this.payments.wantRefund(tx, wanted.paymentId, wanted.refundId, wanted.amount);
    }
  }

  /** Also a retry: the money an earlier attempt may still take, once its cardholder confirms it, is refunded. */
  private async capture(
    tx: Tx,
    { paymentId, cardId, returnTo }: Pick<Wanted & { want: 'capture' }, 'paymentId' | 'cardId' | 'returnTo'>,
  ): Promise<void> {
    const again = await this.payments.wantCapture(tx, paymentId, cardId, returnTo);
    if (again) await this.ledger.giveUp(tx, paymentId, 'supersede');
  }

  /** The default card may have changed since the first try. */
  private async retry(tx: Tx, { paymentId, cardId, returnTo }: Wanted & { want: 'retry' }): Promise<void> {
    const card = cardId ?? (await this.payments.defaultCardOf(tx, paymentId));
    await this.capture(tx, { paymentId, cardId: card, returnTo });
  }

  private async release(tx: Tx, { paymentId, userId }: Wanted & { want: 'release' }): Promise<void> {
    await this.payments.wantRelease(tx, paymentId, userId);
    if (await this.ledger.giveUp(tx, paymentId, 'abandon')) return;
    const totals = await this.payments.releaseUnasked(tx, paymentId);
    if (totals) tx.emit('payments.moved', { paymentId, move: 'released', amount: 0, ...totals });
  }
}
