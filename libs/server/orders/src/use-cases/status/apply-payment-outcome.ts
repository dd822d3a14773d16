import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { PaymentMove } from '../../domain/money/order-money';
import { CheckoutQueries } from '../../persistence/placing/checkout.queries';
import { ManualRefundRepository } from '../../persistence/refunds/manual-refund.repository';
import { PaymentOutcomes } from '../../services/payment-outcomes';
import { StoresGateway } from '../../stores-gateway';

/** Handles `payments.moved`: a checkout becomes an order or ends, an order records it. */
export class ApplyPaymentOutcome extends Command<void> {
  constructor(
    readonly payment: PaymentMove,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ApplyPaymentOutcome)
export class ApplyPaymentOutcomeHandler implements ICommandHandler<ApplyPaymentOutcome> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checkouts: CheckoutQueries,
    private readonly stores: StoresGateway,
    private readonly outcomes: PaymentOutcomes,
    private readonly refunds: ManualRefundRepository,
  ) {}

  async execute({ payment, delivery }: ApplyPaymentOutcome): Promise<void> {
    const storeId = await this.checkouts.storeOfPayment(payment.paymentId);
    const crew = storeId ? await this.stores.crew(storeId) : [];
    await this.work.runOnce(delivery, async (tx) => {
      await this.outcomes.apply(tx, payment, crew);
      await this.settleManual(tx, payment);
    });
  }

  /** The outcome of a refund that admins gave by hand: it has the id of its request. */
  private async settleManual(tx: Tx, { refundId, move }: PaymentMove): Promise<void> {
    const refund = refundId && (await this.refunds.load(tx, refundId));
    if (!refund) return;
    refund.settle(move === 'refunded');
    await this.refunds.save(tx, refund);
  }
}
