import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import type { PaymentMoved } from '../domain/ticket-purchase';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';
import { TicketPaymentOutcomes } from '../services/paying/payment-outcomes';
import { RegistrationAudience } from '../services/registration-audience';

/** Handles `payments.moved`; payments of orders and subscriptions are none of its own. */
export class ApplyTicketPayment extends Command<void> {
  constructor(
    readonly payment: PaymentMoved,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ApplyTicketPayment)
export class ApplyTicketPaymentHandler implements ICommandHandler<ApplyTicketPayment> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly purchases: TicketPurchaseQueries,
    private readonly audience: RegistrationAudience,
    private readonly outcomes: TicketPaymentOutcomes,
  ) {}

  async execute({ payment, delivery }: ApplyTicketPayment): Promise<void> {
    const eventId = await this.purchases.eventOfPayment(payment.paymentId);
    const crew = eventId && (await this.audience.crewOf(eventId));
    await this.work.runOnce(delivery, async (tx) => {
      if (eventId && crew) await this.outcomes.apply(tx, eventId, payment, crew);
    });
  }
}
