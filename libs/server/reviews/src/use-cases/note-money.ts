import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { OrdersGateway } from '../orders-gateway';
import { OrderMoneyRepository } from '../persistence/order-money.repository';
import { CountedReviews } from '../services/counted-reviews';

/** Notes the money of an order that is over, as orders says it is now; the review of one that was refunded in full counts no longer. */
export class NoteMoney extends Command<void> {
  constructor(
    readonly moved: EventPayload<'orders.money_moved'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteMoney)
export class NoteMoneyHandler implements ICommandHandler<NoteMoney> {
  constructor(
    private readonly orders: OrdersGateway,
    private readonly counted: CountedReviews,
    private readonly money: OrderMoneyRepository,
    private readonly work: UnitOfWork,
  ) {}

  async execute({ moved: { orderId, over }, delivery }: NoteMoney): Promise<void> {
    const order = over ? await this.orders.find(orderId) : undefined;
    if (order?.done) await this.counted.after(order, (tx) => this.money.note(tx, order));
    // noted twice is noted once: it tells what is
    await this.work.runOnce(delivery, () => Promise.resolve());
  }
}

/** Notes the decision of a chargeback: a sum that is lost was not paid. */
export class NoteChargeback extends Command<void> {
  constructor(
    readonly resolved: EventPayload<'payments.chargeback_resolved'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteChargeback)
export class NoteChargebackHandler implements ICommandHandler<NoteChargeback> {
  constructor(
    private readonly counted: CountedReviews,
    private readonly money: OrderMoneyRepository,
    private readonly work: UnitOfWork,
  ) {}

  async execute({
    resolved: { orderId, storeId, chargebackId, amount, outcome, version },
    delivery,
  }: NoteChargeback): Promise<void> {
    if (orderId && storeId) {
      const row = { chargebackId, orderId, amount, lost: outcome === 'lost', version };
      await this.counted.after({ orderId, storeId }, (tx) => this.money.noteChargeback(tx, row));
    }
    await this.work.runOnce(delivery, () => Promise.resolve());
  }
}
