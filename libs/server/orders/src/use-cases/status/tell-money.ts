import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { moneyPositionOf } from '../../domain/money/money-moved';
import { OrderRepository } from '../../persistence/orders/order.repository';

/**
 * Tells the money of orders as it is now, with their present versions. Whoever books it ignores a version that is booked already, so that
 * it may be told again at any time.
 */
export class TellMoney extends Command<void> {
  constructor(
    readonly orderIds: OrderId[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(TellMoney)
export class TellMoneyHandler implements ICommandHandler<TellMoney> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
  ) {}

  async execute({ orderIds, delivery }: TellMoney): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      for (const state of await this.orders.statesOf(tx, orderIds)) {
        const position = moneyPositionOf(state);
        if (position.captured > 0) tx.emit('orders.money_moved', { ...position, version: state.version });
      }
    });
  }
}
