import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listMovements, UserId } from '@smachot/contracts';
import { cursorId, toShekels } from '@smachot/kernel';
import { OrderListQueries } from '../../persistence/orders/order-list.queries';
import { movementsOf } from '../../views/movements';

type List = AnswerOf<typeof listMovements>;

/** What a customer paid for orders and was given back: one statement a page. */
export class ListMovements extends Query<List> {
  constructor(
    readonly asked: InputOf<typeof listMovements>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ListMovements)
export class ListMovementsHandler implements IQueryHandler<ListMovements> {
  constructor(private readonly orders: OrderListQueries) {}

  async execute({ asked: { cursor, limit }, userId }: ListMovements): Promise<List> {
    const rows = await this.orders.paidBy(userId, cursorId(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    return {
      orders: shown.map(({ price, captured, startsAt, timeline, paymentStatus, ...order }) => ({
        ...order,
        startsAt: startsAt.toISOString(),
        price: toShekels(price),
        captured: toShekels(captured),
        movements: movementsOf({ timeline, paymentStatus }),
      })),
      nextCursor: rows.length > limit ? shown.at(-1)!.orderId : null,
    };
  }
}
