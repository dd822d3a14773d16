import { Injectable } from '@nestjs/common';
import type { OrderAsks, OrderId, OrderStatus, StoreId, UserId } from '@smachot/contracts';
import { nameWithin, ReadModel } from '@smachot/server-platform';
import type { OrderState } from '../../domain/order-state';
import { CARD_COLUMNS, type CardRow } from './order-card';

/** Approved orders with an open request of either side. Repeats the predicate of the index `orders_of_store_asking`. */
const ASKING = `and o.status = 'approved' and (o.follows or o.changes)`;
const ASKS: Record<OrderAsks, string> = {
  participants: `${ASKING} and exists (select from orders.amendments a where a.order_id = o.id and a.status = 'proposed')`,
  terms: `${ASKING} and exists (select from orders.change_requests c where c.order_id = o.id and c.status = 'open')`,
  rest: `and o.status = 'approved' and o.id in (select p.order_id from orders.payment_plans p where p.status = 'undecided')`,
};

/** Orders of one side. `q`: words that are searched for as typed. */
export type OrderFilter = {
  of: { storeId: StoreId } | { userId: UserId };
  from: Date | null;
  till: Date | null;
  q?: string | undefined;
  asks?: OrderAsks | undefined;
};
/** Sums in agorot. */
export type PaidOrderRow = Pick<
  OrderState,
  'code' | 'startsAt' | 'price' | 'captured' | 'paymentStatus' | 'timeline'
> & { orderId: OrderId; partnerName: string };
type Page = { status: OrderStatus | undefined; before: string | null; limit: number };

/** Reads the lists of orders of customers and stores. */
@Injectable()
export class OrderListQueries {
  constructor(private readonly read: ReadModel) {}

  /** The newest first. `before`: id of the last order of the previous page. */
  page(filter: OrderFilter, { status, before, limit }: Page): Promise<CardRow[]> {
    const { sql, values } = this.condition(filter);
    return this.read.rows<CardRow>(
      `select ${CARD_COLUMNS} from orders.orders o where ${sql} and ($5::text is null or o.status = $5)
           and ($6::uuid is null or o.id < $6) order by o.id desc limit $7`,
      [...values, status ?? null, before, limit],
    );
  }

  /** Orders of a customer whose money moved, the newest first. `before`: id of the last order of the previous page. */
  paidBy(userId: UserId, before: string | null, limit: number): Promise<PaidOrderRow[]> {
    return this.read.rows<PaidOrderRow>(
      `select o.id as "orderId", o.code, o.summary->>'partnerName' as "partnerName", o.starts_at as "startsAt", o.price, o.captured,
         o.payment_status as "paymentStatus", o.timeline
       from orders.orders o where o.user_id = $1 and o.payment_status not in ('none', 'held') and ($2::uuid is null or o.id < $2)
       order by o.id desc limit $3`,
      [userId, before, limit],
    );
  }

  countByStatus(filter: OrderFilter): Promise<{ status: string; count: number }[]> {
    const { sql, values } = this.condition(filter);
    return this.read.rows<{ status: string; count: number }>(
      `select o.status, count(*)::int as count from orders.orders o where ${sql} group by o.status`,
      values,
    );
  }

  private condition({ of, from, till, q, asks }: OrderFilter): { sql: string; values: unknown[] } {
    const column = 'storeId' in of ? 'store_id' : 'user_id';
    const id = 'storeId' in of ? of.storeId : of.userId;
    const words = q?.trim();
    return {
      sql: `o.${column} = $1 and ($2::timestamptz is null or o.starts_at >= $2) and ($3::timestamptz is null or o.starts_at < $3)
        and ($4::text is null or platform.name_key(concat_ws(' ', o.code, o.summary->>'pricingUnitName', o.summary->>'partnerName',
          o.customer_first_name, o.customer_last_name, o.summary#>>'{eventInfo,location,address}')) like $4) ${asks ? ASKS[asks] : ''}`,
      values: [id, from, till, words ? nameWithin(words) : null],
    };
  }
}
