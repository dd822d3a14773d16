import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { difference } from '../domain/figures';
import { figuresOfOrder, type OrderFact } from '../domain/order-figures';
import { FigureRepository } from '../persistence/figure.repository';
import { OrderFactRepository } from '../persistence/order-fact.repository';

/** Counts an order as it is now instead of as it was. A version that is older than the counted one changes nothing. */
export class CountOrder extends Command<void> {
  constructor(
    readonly order: OrderFact,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(CountOrder)
export class CountOrderHandler implements ICommandHandler<CountOrder> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderFactRepository,
    private readonly figures: FigureRepository,
  ) {}

  async execute({ order, delivery }: CountOrder): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const before = await this.orders.load(tx, order.orderId);
      if (before && before.version >= order.version) return;
      await this.orders.save(tx, order);
      await this.figures.add(tx, difference(before ? figuresOfOrder(before) : [], figuresOfOrder(order)));
    });
  }
}
