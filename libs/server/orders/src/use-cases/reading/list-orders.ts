import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AnswerOf, type InputOf, type listOrders, OrderStatus } from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { daysOf } from '../../domain/whole-days';
import { OrderListQueries } from '../../persistence/orders/order-list.queries';
import { StoresGateway } from '../../stores-gateway';
import { cardView } from '../../views/order-view';

type ListOrdersInput = InputOf<typeof listOrders>['query'];

/** The orders of a customer, or of a store where the reader works or may read; newest first. */
export class ListOrders extends Query<Result<AnswerOf<typeof listOrders>>> {
  constructor(
    readonly asked: ListOrdersInput,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly orders: OrderListQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ asked, reader }: ListOrders): Promise<Result<AnswerOf<typeof listOrders>>> {
    const seen = asked.store === undefined ? undefined : await this.stores.seenBy(asked.store, reader);
    if (seen === null) return refuse('not_found');
    const filter = {
      of: seen ? { storeId: seen.partnerId } : { userId: reader.userId },
      ...daysOf(asked),
      q: asked.q,
    };
    const before = cursorId(asked.cursor);
    const [rows, counts] = await Promise.all([
      this.orders.page(
        { ...filter, asks: asked.asks },
        { status: asked.status, before, limit: asked.limit + 1 },
      ),
      // a screen offers statuses instead of what is asked, so each count is of all orders with it
      this.orders.countByStatus(filter),
    ]);
    const shown = rows.slice(0, asked.limit);
    return accept({
      orders: shown.map(cardView),
      counts: {
        ...Object.fromEntries(OrderStatus.options.map((status) => [status, 0])),
        ...Object.fromEntries(counts.map(({ status, count }) => [status, count])),
      },
      nextCursor: rows.length > asked.limit ? shown.at(-1)!.id : null,
    });
  }
}
