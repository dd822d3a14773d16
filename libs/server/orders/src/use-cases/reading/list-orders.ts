import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AnswerOf,
  type InputOf,
  type listOrders,
  type OrderAsks,
  OrderStatus,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { daysOf } from '../../domain/whole-days';
import { StoresGateway } from '../../stores-gateway';
import { CARD_COLUMNS, type CardRow, cardView } from '../../views/order-view';

/** Approved orders with an open request of either side. Repeats the predicate of the index `orders_of_store_asking`. */
const ASKING = `and o.status = 'approved' and (o.follows or o.changes)`;
const ASKS: Record<OrderAsks, string> = {
  participants: `${ASKING} and exists (select from orders.amendments a where a.order_id = o.id and a.status = 'proposed')`,
  terms: `${ASKING} and exists (select from orders.change_requests c where c.order_id = o.id and c.status = 'open')`,
  rest: `and o.status = 'approved' and o.id in (select p.order_id from orders.payment_plans p where p.status = 'undecided')`,
};
type Asked = InputOf<typeof listOrders>['query'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The orders of a customer, or of a store where the reader works or may read; newest first. */
export class ListOrders extends Query<Result<AnswerOf<typeof listOrders>>> {
  constructor(
    readonly asked: Asked,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ asked, reader }: ListOrders): Promise<Result<AnswerOf<typeof listOrders>>> {
    const seen = asked.store === undefined ? undefined : await this.stores.seenBy(asked.store, reader);
    if (seen === null) return refuse('not_found');
    const { sql, values } = this.filter(
      seen ? ['store_id', seen.partnerId] : ['user_id', reader.userId],
      asked,
    );
    const [rows, counts] = await Promise.all([
      this.read.rows<CardRow>(
        `select ${CARD_COLUMNS} from orders.orders o where ${sql} and ($5::text is null or o.status = $5)
           and ($6::uuid is null or o.id < $6) order by o.id desc limit $7`,
        [
          ...values,
          asked.status ?? null,
          asked.cursor && UUID.test(asked.cursor) ? asked.cursor : null,
          asked.limit + 1,
        ],
      ),
      this.read.rows<{ status: string; count: number }>(
        `select o.status, count(*)::int as count from orders.orders o where ${sql} group by o.status`,
        values,
      ),
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

  private filter([column, id]: ['store_id' | 'user_id', string], asked: Asked) {
    const { from, till } = daysOf(asked);
    const words = asked.q?.trim().replace(/[\\%_]/g, '\\$&');
    return {
      sql: `o.${column} = $1 and ($2::timestamptz is null or o.starts_at >= $2) and ($3::timestamptz is null or o.starts_at < $3)
        and ($4::text is null or concat_ws(' ', o.code, o.summary->>'pricingUnitName', o.summary->>'partnerName', o.customer_first_name,
          o.customer_last_name, o.summary#>>'{eventInfo,location,address}') ilike $4) ${asked.asks ? ASKS[asked.asks] : ''}`,
      values: [id, from, till, words ? `%${words}%` : null],
    };
  }
}
