import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivered, type Tx, UnitOfWork } from '@smachot/server-platform';
import { difference } from '../domain/figures';
import { figuresOfOrder, isNewer, newestFacts } from '../domain/order-figures';
import { FigureRepository } from '../persistence/figure.repository';
import { OrderFactRepository, orderLocks } from '../persistence/order-fact.repository';

/** Counts orders as they are now instead of as they were. A version that is older than the counted one changes nothing. */
export class CountOrders extends Command<void> {
  constructor(readonly orders: Delivered<'analytics.count_order'>[]) {
    super();
  }
}

@CommandHandler(CountOrders)
export class CountOrdersHandler implements ICommandHandler<CountOrders> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderFactRepository,
    private readonly figures: FigureRepository,
  ) {}

  async execute({ orders }: CountOrders): Promise<void> {
    const orderIds = orders.map(({ payload }) => payload.orderId);
    const count = async (tx: Tx, undone: typeof orders): Promise<void> => {
      const counted = await this.orders.load(tx, orderIds);
      const changed = newestFacts(undone.map(({ payload }) => payload)).filter((fact) =>
        isNewer(fact, counted.get(fact.orderId)),
      );
      const before = changed.flatMap(({ orderId }) => counted.get(orderId) ?? []);
      const figures = difference(before.flatMap(figuresOfOrder), changed.flatMap(figuresOfOrder));
      await Promise.all([this.orders.save(tx, changed), this.figures.add(tx, figures)]);
    };
    await this.work.runTogether(orders, count, orderLocks(orderIds));
  }
}
