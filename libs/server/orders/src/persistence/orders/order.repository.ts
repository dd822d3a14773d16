import { Injectable } from '@nestjs/common';
import type { CheckoutId, OrderId, PaymentId, UserId } from '@smachot/contracts';
import { CouponRedemptions } from '@smachot/server-coupons';
import {
  assignments,
  type Columns,
  forgetAnswersAbout,
  prepared,
  selection,
  toRow,
  type Tx,
  columnsWithout,
} from '@smachot/server-platform';
import { wantConfirmation } from '../confirmations/confirmation-mail.repository';
import { Order } from '../../domain/order';
import type { News } from '../../domain/order-journal';
import type { OrderState } from '../../domain/order-state';
import { forgetPlaces, newestChange, saveChanges } from '../changes/change-requests';
import { linkedOrdersOf, saveLinkedOrder } from '../linked/linked-orders';
import { planOf, savePlan } from '../plan/payment-plans';
import { SlotRepository } from '../placing/slot.repository';
import { OrderSchema } from './orders.schema';

const columns = columnsWithout(OrderSchema, ['nudgedAt']);
export const orderSelection = selection(columns, 'o');
const FROZEN: (keyof OrderState)[] = [
  ...([
    'id',
    'code',
    'createdAt',
    'storeId',
    'userId',
    'unitRevision',
    'policy',
    'rates',
    'paymentTerms',
  ] as const),
];
/** Columns of an update; frozen ones, for example a menu's rates, are not rewritten. */
const SAVED = Object.fromEntries(
  Object.entries(columns).filter(([name]) => name === 'id' || !FROZEN.includes(name as keyof OrderState)),
) as Columns<OrderState>;

const ADD = prepared(
  `with placed as (
     update orders.checkouts set status = 'placed', draft = null where id = $1 and status in ('authorising', 'action_required') returning id)
   insert into orders.orders select o.* from placed, json_populate_record(null::orders.orders, $2) o returning id`,
);

@Injectable()
export class OrderRepository {
  constructor(
    private readonly slots: SlotRepository,
    private readonly coupons: CouponRedemptions,
  ) {}

  /** Locks the row, so that changes of one order run one after another. */
  load(tx: Tx, id: OrderId): Promise<Order | undefined> {
    return this.loadBy(tx, 'o.id = $1', id);
  }

  /** Finds an order by its payment. */
  loadByPayment(tx: Tx, paymentId: PaymentId): Promise<Order | undefined> {
    return this.loadBy(tx, 'o.payment_id = $1', paymentId);
  }

  /** Finds an order by the payment of its rest, or of the one more sale of its settlement. */
  loadByExtraPayment(tx: Tx, paymentId: PaymentId): Promise<Order | undefined> {
    return this.loadBy(
      tx,
      `o.id = (select order_id from orders.followings where extra_payment_id = $1
         union all select order_id from orders.payment_plans where payment_id = $1)`,
      paymentId,
    );
  }

  /** Turns an open checkout into an order; false when it is no longer open. `crew`: recipients of the store's notifications. */
  async add(tx: Tx, order: Order, crew: string[], checkoutId: CheckoutId): Promise<boolean> {
    const added = await tx.query(ADD, [checkoutId, JSON.stringify(toRow(columns, order.state))]);
    if (!added.length) return false;
    if (order.state.rates?.coupon) await this.coupons.redeem(tx, order.state.id);
    if (order.linkedOrder) await saveLinkedOrder(tx, order.linkedOrder);
    if (order.plan) await savePlan(tx, order.plan.state);
    order.counted.tell({ isNew: true });
    this.tell(tx, order, crew);
    return true;
  }

  async save(tx: Tx, order: Order, crew: string[]): Promise<void> {
    order.state.version += 1;
    if (!order.holdsSlot) await this.free(tx, order.state);
    if (order.state.customerLeft) await forgetAnswersAbout(tx, 'orders', [order.state.id]);
    if (order.forgetIfOver() && order.state.changes) await forgetPlaces(tx, order.state.id);
    await tx.query(
      `update orders.orders o set ${assignments<OrderState>(columns, FROZEN)}
       from json_populate_record(null::orders.orders, $1) n where o.id = n.id`,
      [JSON.stringify(toRow(SAVED, order.state))],
    );
    if (order.ratesMoved) await this.saveRates(tx, order.state);
    if (order.changes.changed.size) await saveChanges(tx, order.state.id, order.changes);
    if (order.linkedOrder) await saveLinkedOrder(tx, order.linkedOrder);
    if (order.plan) await savePlan(tx, order.plan.state);
    for (const moved of order.moneyMoved.splice(0)) await wantConfirmation(tx, order.state, moved);
    if (order.movedMoney) tx.emit('orders.money_moved', order.movedMoney);
    order.counted.tell();
    this.tell(tx, order, crew);
  }

  /** Frees what an order that is over held. The slot first: whoever places an order locks the day before the coupon. */
  private async free(tx: Tx, { id, rates }: OrderState): Promise<void> {
    await this.slots.free(tx, id);
    if (rates?.coupon) await this.coupons.free(tx, id);
  }

  /** Rates are as large as a menu: they are written only when they have changed. */
  private saveRates(tx: Tx, { id, rates }: OrderState): Promise<unknown> {
    return tx.query('update orders.orders set rates = $2 where id = $1', [
      id,
      rates && JSON.stringify(rates),
    ]);
  }

  /** The states of many orders as they are now, not locked. */
  statesOf(tx: Tx, ids: OrderId[]): Promise<OrderState[]> {
    return tx.query<OrderState>(
      `select ${orderSelection} from orders.orders o where o.id = any($1::uuid[]) order by o.created_at, o.id`,
      [ids],
    );
  }

  private async loadBy(tx: Tx, where: string, value: string): Promise<Order | undefined> {
    const [state] = await tx.query<OrderState>(
      `select ${orderSelection} from orders.orders o where ${where} for update`,
      [value],
    );
    if (!state) return undefined;
    // a second statement: rows read together with the locked one may be older than it
    const storedLinkedOrder =
      state.follows && (await linkedOrdersOf((sql, values) => tx.query(sql, values), [state.id]));
    const change = state.changes
      ? await newestChange((sql, values) => tx.query(sql, values), state.id)
      : null;
    const plan = state.paymentTerms?.deposit
      ? await planOf((sql, values) => tx.query(sql, values), state.id)
      : null;
    return new Order(state, storedLinkedOrder ? storedLinkedOrder.get(state.id) : null, change, plan);
  }

  private tell(tx: Tx, order: Order, crew: string[]): void {
    const { id, userId, storeId } = order.state;
    tx.emitFrom(order);
    for (const news of order.news.splice(0))
      for (const reader of news.to === 'crew' ? crew : [userId]) this.notify(tx, order.state, news, reader);
    for (const topic of [`order:${id}`, `user:${userId}`, `store:${storeId}`]) tx.hint(topic);
    for (const member of crew) tx.hint(`user:${member}`);
    if (order.linkedOrder?.state.eventId) tx.hint(`event:${order.linkedOrder.state.eventId}`);
  }

  private notify(
    tx: Tx,
    state: OrderState,
    { to, kind, amount, urgent, participants, values }: News,
    userId: UserId,
  ): void {
    tx.emit('notifications.wanted', {
      userId,
      kind,
      values: {
        code: state.code,
        side: to === 'crew' ? 'partner' : 'customer',
        ...(to === 'crew' ? { menu: state.summary.pricingUnitName } : { store: state.summary.partnerName }),
        amount: amount / 100,
        startsAt: state.startsAt.toISOString(),
        ...(participants === undefined ? {} : { participants }),
        ...values,
      },
      href: to === 'crew' ? `/dashboard/${state.storeUsername}/orders/${state.id}` : `/me/orders/${state.id}`,
      urgent,
    });
  }
}
