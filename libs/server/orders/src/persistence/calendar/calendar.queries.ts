import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { OrderState } from '../../domain/order-state';

/** The fields of an order that a calendar entry is built from. */
export type CalendarOrder = Pick<
  OrderState,
  | 'id'
  | 'code'
  | 'status'
  | 'storeUsername'
  | 'customerFirstName'
  | 'startsAt'
  | 'endsAt'
  | 'summary'
  | 'timeline'
>;

/** Reads orders for calendars. */
@Injectable()
export class CalendarQueries {
  constructor(private readonly read: ReadModel) {}

  /** Orders of a store that start at `from` or later, ordered by start. */
  ordersOfStore(storeId: StoreId, from: Date, limit: number): Promise<CalendarOrder[]> {
    return this.read.rows<CalendarOrder>(
      `select id, code, status, store_username as "storeUsername", customer_first_name as "customerFirstName", starts_at as "startsAt",
         ends_at as "endsAt", summary - '{menu,pricingUnitRequest,priceLines,pricingUnitDescription}'::text[] as summary, timeline
       from orders.orders where store_id = $1 and starts_at >= $2
       order by starts_at, id limit ${limit}`,
      [storeId, from],
    );
  }
}
