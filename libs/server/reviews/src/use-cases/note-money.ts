import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { OrdersGateway } from '../orders-gateway';
import { OrderMoneyRepository } from '../persistence/order-money.repository';
import { CountedReviews } from '../services/counted-reviews';

/** Notes the money of an order that is over, as orders says it is now; the review of one that was refunded in full counts no longer. */
export class NoteMoney extends Command<void> {
  constructor(readonly moved: EventPayload<'orders.money_moved'>) {
    super();
  }
}

@CommandHandler(NoteMoney)
export class NoteMoneyHandler implements ICommandHandler<NoteMoney> {
  constructor(
    private readonly orders: OrdersGateway,
    private readonly counted: CountedReviews,
    private readonly money: OrderMoneyRepository,
  ) {}

  async execute({ moved: { orderId, over } }: NoteMoney): Promise<void> {
    const order = over ? await this.orders.find(orderId) : undefined;
    if (order?.done) await this.counted.after(order, (tx) => this.money.note(tx, order));
  }
}

/** Notes the decision of a chargeback: a sum that is lost was not paid. */
export class NoteChargeback extends Command<void> {
  constructor(readonly resolved: EventPayload<'payments.chargeback_resolved'>) {
    super();
  }
}

@CommandHandler(NoteChargeback)
export class NoteChargebackHandler implements ICommandHandler<NoteChargeback> {
  constructor(
    private readonly counted: CountedReviews,
    private readonly money: OrderMoneyRepository,
  ) {}

  async execute({
    resolved: { orderId, storeId, chargebackId, amount, outcome, version },
  }: NoteChargeback): Promise<void> {
    if (orderId && storeId) {
      const row = { chargebackId, orderId, amount, lost: outcome === 'lost', version };
      await this.counted.after({ orderId, storeId }, (tx) => this.money.noteChargeback(tx, row));
    }
  }
}
