import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId } from '@smachot/contracts';
import { forEachAlone, UnitOfWork } from '@smachot/server-platform';
import { refuse, type Result } from '@smachot/kernel';
import type { Order } from '../../domain/order';
import { DueOrderQueries, type OrderStep } from '../../persistence/orders/due-order.queries';
import { CheckoutRepository } from '../../persistence/placing/checkout.repository';
import { StoresGateway } from '../../stores-gateway';
import { OrderRepository } from '../../persistence/orders/order.repository';
import { CheckoutEnding } from '../../services/checkout-ending';

const MOVES: Record<OrderStep, (order: Order, now: Date) => Result<undefined>> = {
  unanswered: (order, now) => order.expire(now),
  unpaid: (order, now) => order.cancelUnpaid(now),
  unchanged: (order, now) => order.changes.lapse(now),
  rest: (order, now) => order.plan?.look(now) ?? refuse('lifecycle.illegal_move'),
  ended: (order, now) => order.complete(now),
};

/** Moves every due order; concurrent workers move each once. */
export class MoveDueOrders extends Command<void> {
  constructor(
    readonly due: OrderStep,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(MoveDueOrders)
export class MoveDueOrdersHandler implements ICommandHandler<MoveDueOrders> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: DueOrderQueries,
    private readonly orders: OrderRepository,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ due, now }: MoveDueOrders): Promise<void> {
    const rows = await this.queries.dueFor(due, now);
    const crewOf = await this.stores.crews(rows.map(({ storeId }) => storeId));
    await forEachAlone(
      rows,
      ({ id }) => id,
      ({ id, storeId }) => this.one(id, due, now, crewOf(storeId)),
    );
  }

  private one(id: OrderId, due: OrderStep, now: Date, crew: string[]): Promise<unknown> {
    return this.work.run(async (tx) => {
      const order = await this.orders.load(tx, id);
      const moved = order && MOVES[due](order, now);
      if (moved?.ok) await this.orders.save(tx, order!, crew);
    });
  }
}

/** Frees slots whose checkout has waited too long for a card. */
export class ExpireCheckouts extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ExpireCheckouts)
export class ExpireCheckoutsHandler implements ICommandHandler<ExpireCheckouts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checkouts: CheckoutRepository,
    private readonly ending: CheckoutEnding,
  ) {}

  async execute({ now }: ExpireCheckouts): Promise<void> {
    await forEachAlone(await this.checkouts.expired(now), String, (id) =>
      this.work.run(async (tx) => {
        const checkout = await this.checkouts.lockExpired(tx, id, now);
        if (checkout) await this.ending.end(tx, checkout, 'expired', null);
      }),
    );
  }
}
