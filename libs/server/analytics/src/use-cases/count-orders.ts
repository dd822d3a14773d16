import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Delivered } from '@smachot/server-platform';
import { OrderFactRepository } from '../persistence/order-fact.repository';

/** Counts orders as they are now instead of as they were. A version that is older than the counted one changes nothing. */
export class CountOrders extends Command<void> {
  constructor(readonly orders: Delivered<'analytics.count_order'>[]) {
    super();
  }
}

@CommandHandler(CountOrders)
export class CountOrdersHandler implements ICommandHandler<CountOrders> {
  constructor(private readonly orders: OrderFactRepository) {}

  execute({ orders }: CountOrders): Promise<void> {
    return this.orders.save(orders);
  }
}
