import { Injectable } from '@nestjs/common';
import type { OrderId, StoreId } from '@smachot/contracts';
import { hasCome, ReadModel } from '@smachot/server-platform';
import { REMINDER_DUE } from './order-reminder.repository';

export type OrderStep = 'unanswered' | 'unpaid' | 'ended' | 'unchanged' | 'rest';
const BATCH = 200;

const COMPLETABLE = `status = 'approved' and payment_status in ('none', 'captured') and not exists (
      select from orders.followings f where f.order_id = orders.id and f.status in ('following', 'counting', 'settling')) and not exists (
      select from orders.payment_plans p where p.order_id = orders.id and p.status not in ('paid', 'waived'))`;
const DUE: Record<OrderStep, string> = {
  unanswered: `status = 'pending' and respond_by <= $1 order by respond_by`,
  unpaid: 'pay_by <= $1 order by pay_by',
  unchanged: `id in (select c.order_id from orders.change_requests c where c.status = 'open' and c.respond_by <= $1 order by c.respond_by limit ${BATCH})`,
  rest: `id in (select p.order_id from orders.payment_plans p where p.next_at <= $1 order by p.next_at limit ${BATCH})`,
  ended: `${COMPLETABLE} and ends_at <= $1 order by ends_at`,
};

/** Conditions of ticks. */
export const ORDER_DUE: Record<OrderStep, string> = {
  unanswered: hasCome('respond_by', 'orders.orders', `status = 'pending'`),
  unpaid: hasCome('pay_by', 'orders.orders'),
  unchanged: hasCome('respond_by', 'orders.change_requests', `status = 'open'`),
  rest: hasCome('next_at', 'orders.payment_plans'),
  ended: hasCome('ends_at', 'orders.orders', COMPLETABLE),
};

/** Reads which orders have something due, one batch at a time. */
@Injectable()
export class DueOrderQueries {
  constructor(private readonly read: ReadModel) {}

  async dueFor(step: OrderStep, now: Date): Promise<{ id: OrderId; storeId: StoreId }[]> {
    const rows = await this.read.rows<{ id: OrderId; store_id: StoreId }>(
      `select id, store_id from orders.orders where ${DUE[step]} limit ${BATCH}`,
      [now],
    );
    return rows.map(({ id, store_id }) => ({ id, storeId: store_id }));
  }

  /** Pending orders of whose deadline to answer the crew is to be reminded. */
  dueForReminder(now: Date): Promise<{ id: OrderId; storeId: StoreId }[]> {
    return this.read.rows<{ id: OrderId; storeId: StoreId }>(
      `select o.id, o.store_id as "storeId" from orders.orders o where ${REMINDER_DUE} order by o.respond_by limit ${BATCH}`,
      [now],
    );
  }
}
