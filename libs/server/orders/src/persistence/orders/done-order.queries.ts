import { Injectable } from '@nestjs/common';
import type { OrderId, PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** An order as its customer may review it. `paid`: money was captured for it and not all of it was given back. */
export type OrderToReview = {
  orderId: OrderId;
  /** Null once the customer's account is gone. */
  customerId: UserId | null;
  storeId: StoreId;
  pricingUnitId: PricingUnitId;
  pricingUnitName: string;
  done: boolean;
  paid: boolean;
  startsAt: Date;
  endsAt: Date;
};

const COLUMNS = `o.id as "orderId", case when not o.customer_left then o.user_id end as "customerId", o.store_id as "storeId",
  o.summary->>'pricingUnitId' as "pricingUnitId", o.summary->>'pricingUnitName' as "pricingUnitName",
  o.status = 'done' as done, o.captured > o.refunded as paid, o.starts_at as "startsAt", o.ends_at as "endsAt"`;
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

  /** Done and paid orders of a customer that ended after this instant, the latest first. */
  ofCustomer(userId: UserId, endedAfter: Date): Promise<OrderToReview[]> {
    return this.read.rows<OrderToReview>(
      `select ${COLUMNS} from orders.orders o where o.user_id = $1 and not o.customer_left and o.status = 'done'
         and o.captured > o.refunded and o.ends_at > $2 order by o.ends_at desc, o.id limit ${MAX_OF_CUSTOMER}`,
      [userId, endedAfter],
    );
  }
}
