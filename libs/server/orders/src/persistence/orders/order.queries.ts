import { Injectable } from '@nestjs/common';
import type { OrderId, PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { ChangeRequestState } from '../../domain/changes/change-requests';
import type { StoredLinkedOrder } from '../../domain/linked/linked-order-state';
import type { OrderState } from '../../domain/order-state';
import type { PaymentPlanState } from '../../domain/plan/payment-plan-state';
import { newestChange } from '../changes/change-requests';
import { linkedOrdersOf } from '../linked/linked-orders';
import { planOf } from '../plan/payment-plans';
import { orderSelection } from './order.repository';

/** State of an order with the rows that belong to it. */
export type StoredOrder = {
  state: OrderState;
  storedLinkedOrder: StoredLinkedOrder | undefined;
  change: ChangeRequestState | null;
  plan: PaymentPlanState | null;
};
type Span = { from: Date | null; till: Date | null };

/** Reads orders without a lock. */
@Injectable()
export class OrderQueries {
  constructor(private readonly read: ReadModel) {}

  /** Undefined when the order does not exist. */
  async find(orderId: OrderId): Promise<StoredOrder | undefined> {
    const state = await this.read.one<OrderState>(
      `select ${orderSelection} from orders.orders o where o.id = $1`,
      [orderId],
    );
    if (!state) return undefined;
    const query = <T>(sql: string, values: unknown[]): Promise<T[]> => this.read.rows<T>(sql, values);
    const [storedLinkedOrder, change, plan] = await Promise.all([
      state.follows ? linkedOrdersOf(query, [orderId]) : null,
      state.changes ? newestChange(query, orderId) : null,
      state.paymentTerms?.deposit ? planOf(query, orderId) : null,
    ]);
    return { state, storedLinkedOrder: storedLinkedOrder?.get(orderId), change, plan };
  }

  /** The order once something was paid for it. */
  findPaid(orderId: OrderId): Promise<OrderState | undefined> {
    return this.read.one<OrderState>(
      `select ${orderSelection} from orders.orders o where o.id = $1 and o.captured > 0`,
      [orderId],
    );
  }

  /** Ids of the customer and the store of an order. */
  async sidesOf(orderId: OrderId): Promise<{ userId: UserId; storeId: StoreId } | undefined> {
    const order = await this.read.one<{ user_id: UserId; store_id: StoreId }>(
      'select user_id, store_id from orders.orders where id = $1',
      [orderId],
    );
    return order && { userId: order.user_id, storeId: order.store_id };
  }

  async storeOf(orderId: OrderId): Promise<string | undefined> {
    const order = await this.read.one<{ store_id: StoreId }>(
      'select store_id from orders.orders where id = $1',
      [orderId],
    );
    return order?.store_id;
  }

  /** Store and unit of an order, and the revision of the unit it was ordered from. */
  orderedUnit(
    orderId: OrderId,
  ): Promise<{ storeId: StoreId; unitRevision: number | null; pricingUnitId: PricingUnitId } | undefined> {
    return this.read.one(
      `select store_id as "storeId", unit_revision as "unitRevision", summary->>'pricingUnitId' as "pricingUnitId"
           from orders.orders where id = $1`,
      [orderId],
    );
  }

  /** Ids of all orders of a customer, with their stores. */
  async ofCustomer(userId: UserId): Promise<{ id: OrderId; storeId: StoreId }[]> {
    const own = await this.read.rows<{ id: OrderId; store_id: StoreId }>(
      'select id, store_id from orders.orders where user_id = $1 order by id',
      [userId],
    );
    return own.map(({ id, store_id }) => ({ id, storeId: store_id }));
  }

  /** Approved and done orders of a store that start within the interval, ordered by start. */
  agreedWithin(storeId: StoreId, { from, till }: Span, limit: number): Promise<OrderState[]> {
    return this.read.rows<OrderState>(
      `select ${orderSelection} from orders.orders o where o.store_id = $1 and o.starts_at >= $2 and o.starts_at < $3
         and o.status in ('approved', 'done') order by o.starts_at, o.id limit ${limit}`,
      [storeId, from, till],
    );
  }

  /** The links to invitations of those of the orders that have one, by order id. */
  linksOf(orders: OrderState[]): Promise<Map<string, StoredLinkedOrder>> {
    return linkedOrdersOf(
      (sql, values) => this.read.rows(sql, values),
      orders.filter(({ follows }) => follows).map(({ id }) => id),
    );
  }

  /** A page of a store's orders that start within the interval, ordered by start. `after`: last order of the previous page. */
  page(
    storeId: StoreId,
    { from, till }: Span,
    after: OrderState | undefined,
    limit: number,
  ): Promise<OrderState[]> {
    return this.read.rows<OrderState>(
      `select ${orderSelection} from orders.orders o where o.store_id = $1
           and ($2::timestamptz is null or o.starts_at >= $2) and ($3::timestamptz is null or o.starts_at < $3)
           and ($4::timestamptz is null or (o.starts_at, o.id) > ($4, $5::uuid)) order by o.starts_at, o.id limit ${limit}`,
      [storeId, from, till, after?.startsAt ?? null, after?.id ?? null],
    );
  }

  /** Orders of a customer for the export of the account's data; sums in shekels. */
  accountExport(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select code, status, payment_status as "paymentStatus", price::float8 / 100 as price, captured::float8 / 100 as captured,
           refunded::float8 / 100 as refunded, owed::float8 / 100 as owed, summary, starts_at as "startsAt", ends_at as "endsAt",
           created_at as "createdAt", timeline
         from orders.orders where user_id = $1 order by id`,
      [userId],
    );
  }
}
