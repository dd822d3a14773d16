import { Injectable } from '@nestjs/common';
import type { OrderId, OrderStatus, StoreId, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { prepared, ReadModel } from '@smachot/server-platform';

/**
 * A customer of a store by their orders. `orders`: those that were neither declined nor withdrawn. `seen` grows with every change of one of
 * their orders.
 */
export type CustomerByOrders = {
  storeId: StoreId;
  customerId: UserId;
  orders: number;
  lastOrderAt: Date;
  seen: number;
};
/** What a customer has paid a store and did not get back, in agorot. `phone`: null until an order was approved. */
export type CustomerFigures = { customerId: UserId; paid: number; phone: E164 | null };
/** `price` in agorot. */
export type CustomerOrderRow = {
  orderId: OrderId;
  code: string;
  title: string;
  status: OrderStatus;
  startsAt: Date;
  price: number;
};

const CUSTOMERS_OF = prepared(
  `select o.store_id as "storeId", o.user_id as "customerId", max(o.created_at) as "lastOrderAt", sum(o.version)::int as seen,
     count(*) filter (where o.status in ('pending', 'approved', 'done', 'cancelled_partner', 'cancelled_customer'))::int as orders
   from (select distinct store_id, user_id from orders.orders where id = any((select $1::uuid[])::uuid[]) and not customer_left) p
   join orders.orders o on o.user_id = p.user_id and o.store_id = p.store_id and not o.customer_left group by 1, 2`,
);

/** Reads the orders of a store's customers, for the list of them. Orders of people who left are nobody's. */
@Injectable()
export class CustomerOrderQueries {
  constructor(private readonly read: ReadModel) {}

  customersOf(orderIds: readonly OrderId[]): Promise<CustomerByOrders[]> {
    return this.read.rows<CustomerByOrders>(CUSTOMERS_OF, [orderIds]);
  }

  /** One statement for a page of customers. */
  figuresOf(storeId: StoreId, customerIds: readonly UserId[]): Promise<CustomerFigures[]> {
    return this.read.rows<CustomerFigures>(
      `select o.user_id as "customerId", sum(o.captured - o.refunded)::float8 as paid,
         (array_agg(o.customer_phone order by o.id desc) filter (where o.customer_phone <> ''
            and o.status in ('approved', 'done', 'cancelled_partner', 'cancelled_customer')))[1] as phone
       from orders.orders o where o.user_id = any($2::uuid[]) and o.store_id = $1 and not o.customer_left group by o.user_id`,
      [storeId, customerIds],
    );
  }

  /** The latest ones first. */
  ofCustomer(storeId: StoreId, customerId: UserId, limit: number): Promise<CustomerOrderRow[]> {
    return this.read.rows<CustomerOrderRow>(
      `select o.id as "orderId", o.code, o.summary->>'pricingUnitName' as title, o.status, o.starts_at as "startsAt", o.price
       from orders.orders o where o.user_id = $2 and o.store_id = $1 and not o.customer_left order by o.id desc limit $3`,
      [storeId, customerId, limit],
    );
  }
}
