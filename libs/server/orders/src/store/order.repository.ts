import { Injectable } from '@nestjs/common';
import { assignments, type Columns, kept, selection, toRow, type Tx } from '@smachot/server-platform';
import { type News, Order } from '../domain/order';
import type { OrderState } from '../domain/order-state';
import { Slots } from './slots';

const columns: Columns<OrderState> = {
  id: 'id',
  code: 'code',
  storeId: 'store_id',
  storeUsername: 'store_username',
  storePhone: 'store_phone',
  userId: 'user_id',
  customerFirstName: 'customer_first_name',
  customerLastName: 'customer_last_name',
  customerPhone: 'customer_phone',
  status: 'status',
  paymentStatus: 'payment_status',
  paymentId: 'payment_id',
  price: 'price',
  captured: 'captured',
  refunded: 'refunded',
  owed: 'owed',
  kept: 'kept',
  summary: 'summary',
  policy: 'policy',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  createdAt: 'created_at',
  respondBy: 'respond_by',
  payBy: 'pay_by',
  timeline: 'timeline',
  customerLeft: 'customer_left',
  version: 'version',
};
export const orderSelection = selection(columns, 'o');
const FROZEN: (keyof OrderState)[] = ['id', 'code', 'createdAt', 'storeId', 'userId', 'price', 'policy'];

const ADD = kept(
  `with placed as (
     update orders.checkouts set status = 'placed', draft = null where id = $1 and status in ('authorising', 'action_required') returning id)
   insert into orders.orders select o.* from placed, json_populate_record(null::orders.orders, $2) o returning id`,
);

@Injectable()
export class OrderRepository {
  constructor(private readonly slots: Slots) {}

  /** Locked: whatever is done to one order is done one after the other. */
  async load(tx: Tx, id: string): Promise<Order | undefined> {
    const rows = await tx.query<OrderState>(
      `select ${orderSelection} from orders.orders o where o.id = $1 for update`,
      [id],
    );
    return rows[0] && new Order(rows[0]);
  }

  async loadByPayment(tx: Tx, paymentId: string): Promise<Order | undefined> {
    const rows = await tx.query<OrderState>(
      `select ${orderSelection} from orders.orders o where o.payment_id = $1 for update`,
      [paymentId],
    );
    return rows[0] && new Order(rows[0]);
  }

  /** What an open checkout becomes; false: it is not open any more. `crew`: who is told of what the store has to know. */
  async add(tx: Tx, order: Order, crew: string[], checkoutId: string): Promise<boolean> {
    const added = await tx.query(ADD, [checkoutId, JSON.stringify(toRow(columns, order.state))]);
    if (!added.length) return false;
    this.tell(tx, order, crew);
    return true;
  }

  async save(tx: Tx, order: Order, crew: string[]): Promise<void> {
    order.state.version += 1;
    if (!order.holdsSlot) await this.slots.free(tx, order.state.id);
    order.forgetIfOver();
    await tx.query(
      `update orders.orders o set ${assignments<OrderState>(columns, FROZEN)}
       from json_populate_record(null::orders.orders, $1) n where o.id = n.id`,
      [JSON.stringify(toRow(columns, order.state))],
    );
    this.tell(tx, order, crew);
  }

  private tell(tx: Tx, order: Order, crew: string[]): void {
    const { id, userId, storeId } = order.state;
    tx.emitFrom(order);
    for (const news of order.news.splice(0))
      for (const reader of news.to === 'crew' ? crew : [userId]) this.notify(tx, order.state, news, reader);
    for (const topic of [`order:${id}`, `user:${userId}`, `store:${storeId}`]) tx.hint(topic);
    for (const member of crew) tx.hint(`user:${member}`);
  }

  private notify(tx: Tx, state: OrderState, { to, kind, amount, urgent }: News, userId: string): void {
    tx.emit('notifications.wanted', {
      userId,
      kind,
      values: { code: state.code, amount: amount / 100, startsAt: state.startsAt.toISOString() },
      href: to === 'crew' ? `/dashboard/${state.storeUsername}/orders/${state.id}` : `/me/orders/${state.id}`,
      urgent,
    });
  }
}
