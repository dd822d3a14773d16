import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import type { PaymentMove } from '../../domain/money/order-money';
import { CheckoutQueries } from '../../persistence/placing/checkout.queries';
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
  ) {}

  async execute({ payment, delivery }: ApplyPaymentOutcome): Promise<void> {
    const storeId = await this.checkouts.storeOfPayment(payment.paymentId);
    const crew = storeId ? await this.stores.crew(storeId) : [];
    await this.work.runOnce(delivery, (tx) => this.outcomes.apply(tx, payment, crew));
  }
}
