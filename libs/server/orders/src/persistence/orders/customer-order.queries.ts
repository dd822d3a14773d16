import { Injectable } from '@nestjs/common';
import type { OrderId, OrderStatus, StoreId, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { prepared, ReadModel } from '@smachot/server-platform';

/** Whose order it is, and whether it `counts`: it was neither declined nor withdrawn. */
export type OrderOfCustomer = {
  orderId: OrderId;
  storeId: StoreId;
  customerId: UserId;
  version: number;
  counts: boolean;
  placedAt: Date;
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

const BY_IDS = prepared(
  `select id as "orderId", store_id as "storeId", user_id as "customerId", version, created_at as "placedAt",
     status in ('pending', 'approved', 'done', 'cancelled_partner', 'cancelled_customer') as counts
   from orders.orders where id = any((select $1::uuid[])::uuid[]) and not customer_left`,
);

/** Reads the orders of a store's customers, for the list of them. Orders of people who left are nobody's. */
@Injectable()
export class CustomerOrderQueries {
  constructor(private readonly read: ReadModel) {}

  byIds(orderIds: readonly OrderId[]): Promise<OrderOfCustomer[]> {
    return this.read.rows<OrderOfCustomer>(BY_IDS, [orderIds]);
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
