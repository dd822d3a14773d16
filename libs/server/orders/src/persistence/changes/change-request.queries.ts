import { Injectable } from '@nestjs/common';
import type { ChangeRequestId, OrderId, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** Reads change requests of orders. */
@Injectable()
export class ChangeRequestQueries {
  constructor(private readonly read: ReadModel) {}

  /** The start a request asks for, and the store it is about. */
  requestedStart(
    orderId: OrderId,
    requestId: ChangeRequestId,
  ): Promise<{ startsAt: Date; storeId: StoreId } | undefined> {
    return this.read.one<{ startsAt: Date; storeId: StoreId }>(
      `select c.starts_at as "startsAt", o.store_id as "storeId" from orders.change_requests c
       join orders.orders o on o.id = c.order_id where c.id = $1 and c.order_id = $2`,
      [requestId, orderId],
    );
  }
}
