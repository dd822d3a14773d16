import { Injectable } from '@nestjs/common';
import type { EventId, OrderId, PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** An order as its customer may review it, with its money in agorot. */
export type OrderToReview = {
  orderId: OrderId;
  /** Null once the customer's account is gone. */
  customerId: UserId | null;
  storeId: StoreId;
  pricingUnitId: PricingUnitId;
  pricingUnitName: string;
  done: boolean;
  price: number;
  captured: number;
  refunded: number;
  version: number;
  startsAt: Date;
  endsAt: Date;
};

export type WantedOrders = { endedAfter: Date; without: readonly OrderId[]; notOf: readonly StoreId[] };

const COLUMNS = `o.id as "orderId", case when not o.customer_left then o.user_id end as "customerId", o.store_id as "storeId",
  o.summary->>'pricingUnitId' as "pricingUnitId", o.summary->>'pricingUnitName' as "pricingUnitName",
  o.status = 'done' as done, o.price, o.captured, o.refunded, o.version, o.starts_at as "startsAt", o.ends_at as "endsAt"`;
const MAX_OF_CUSTOMER = 100;

/** Reads orders for their reviews. */
@Injectable()
export class DoneOrderQueries {
  constructor(private readonly read: ReadModel) {}

  byIds(ids: readonly OrderId[]): Promise<OrderToReview[]> {
    return this.read.rows<OrderToReview>(
      `select ${COLUMNS} from orders.orders o where o.id = any($1::uuid[])`,
      [ids],
    );
  }

  /** The celebrations whose guests these orders follow or followed; orders that follow none are left out. */
  linkedEvents(ids: readonly OrderId[]): Promise<{ orderId: OrderId; eventId: EventId }[]> {
    return this.read.rows(
      `select order_id as "orderId", event_id as "eventId" from orders.followings
       where order_id = any($1::uuid[]) and event_id is not null and status <> 'left'`,
      [ids],
    );
  }

  /** Done and paid orders of a customer that ended after this instant, the latest first; not those left out, and none of these stores. */
  ofCustomer(userId: UserId, { endedAfter, without, notOf }: WantedOrders): Promise<OrderToReview[]> {
    return this.read.rows<OrderToReview>(
      `select ${COLUMNS} from orders.orders o where o.user_id = $1 and not o.customer_left and o.status = 'done'
         and o.captured > o.refunded and o.ends_at > $2 and o.id <> all($3::uuid[]) and o.store_id <> all($4::uuid[])
       order by o.ends_at desc, o.id limit ${MAX_OF_CUSTOMER}`,
      [userId, endedAfter, without, notOf],
    );
  }
}
