import { Injectable } from '@nestjs/common';
import type { AmendmentId, AttendanceId, EventId, OrderId, StoreId, UserId } from '@smachot/contracts';
import { hasCome, ReadModel } from '@smachot/server-platform';
import type { StoredLinkedOrder } from '../../domain/linked/linked-order-state';
import type { OrderState } from '../../domain/order-state';
import type { PaymentPlanState } from '../../domain/plan/payment-plan-state';
import { orderSelection } from '../orders/order.repository';
import { plansOf } from '../plan/payment-plans';
import { linkedOrdersOf } from './linked-orders';

export type LinkedOrderStep = 'look' | 'cut_off' | 'unpaid' | 'attendance';
export type DueLinkedOrder = { id: OrderId; storeId: StoreId; eventId: EventId | null };
const NO_REST = `and not exists (
      select from orders.payment_plans p where p.order_id = o.id and p.status in ('rest_due', 'action_required', 'undecided'))`;
const DUE: Record<LinkedOrderStep, string> = {
  look: 'f.next_look_at <= $1 order by f.next_look_at',
  // an order whose payment, or rest, is still in progress waits for its outcome
  cut_off: `f.status = 'following' and f.cut_off_at <= $1 and o.status = 'approved' and o.payment_status in ('captured', 'none')
      ${NO_REST} order by f.cut_off_at`,
  attendance: `a.next_at <= $1 and o.payment_status in ('captured', 'none') ${NO_REST} order by a.next_at`,
  unpaid: 'f.pay_by <= $1 order by f.pay_by',
};

/** Conditions of ticks; an order whose payment is in progress keeps its step due. */
export const LINKED_ORDER_DUE: Record<LinkedOrderStep, string> = {
  look: hasCome('next_look_at', 'orders.followings'),
  cut_off: hasCome('cut_off_at', 'orders.followings', `status = 'following'`),
  attendance: hasCome('next_at', 'orders.attendances'),
  unpaid: hasCome('pay_by', 'orders.followings'),
};

/** Reads orders that follow an invitation. */
@Injectable()
export class LinkedOrderQueries {
  constructor(private readonly read: ReadModel) {}

  /** Orders for which a step is due, the longest waiting first. */
  due(step: LinkedOrderStep, now: Date, limit: number): Promise<DueLinkedOrder[]> {
    return this.read.rows<DueLinkedOrder>(
      `select f.order_id as id, o.store_id as "storeId", f.event_id as "eventId"
       from orders.followings f join orders.orders o on o.id = f.order_id
       ${step === 'attendance' ? 'join orders.attendances a on a.order_id = f.order_id' : ''} where ${DUE[step]} limit ${limit}`,
      [now],
    );
  }

  /** Pending and approved orders that follow an invitation. */
  standingOf(eventId: EventId): Promise<{ id: OrderId; storeId: StoreId }[]> {
    return this.read.rows<{ id: OrderId; storeId: StoreId }>(
      `select o.id, o.store_id as "storeId" from orders.followings f join orders.orders o on o.id = f.order_id
       where f.event_id = $1 and o.status in ('pending', 'approved') order by o.id`,
      [eventId],
    );
  }

  /** A customer's orders that follow an invitation, by their start. */
  async ofInvitation(
    eventId: EventId,
    userId: UserId,
  ): Promise<{ state: OrderState; storedLinkedOrder: StoredLinkedOrder; plan: PaymentPlanState | null }[]> {
    const states = await this.read.rows<OrderState>(
      `select ${orderSelection} from orders.followings f join orders.orders o on o.id = f.order_id
       where f.event_id = $1 and f.status <> 'left' and o.user_id = $2 and o.status in ('pending', 'approved', 'done')
       order by o.starts_at, o.id`,
      [eventId, userId],
    );
    const query = <T>(sql: string, values: unknown[]): Promise<T[]> => this.read.rows<T>(sql, values);
    const ids = states.map(({ id }) => id);
    const [linked, plans] = await Promise.all([linkedOrdersOf(query, ids), plansOf(query, ids)]);
    return states.map((state) => ({
      state,
      storedLinkedOrder: linked.get(state.id)!,
      plan: plans.get(state.id) ?? null,
    }));
  }

  /** The earliest cut-off that is still to come, of orders that follow the guests of an invitation. */
  nextCutOff(eventId: EventId, now: Date): Promise<{ partnerName: string; cutOffAt: Date } | undefined> {
    return this.read.one(
      `select o.summary->>'partnerName' as "partnerName", f.cut_off_at as "cutOffAt"
       from orders.followings f join orders.orders o on o.id = f.order_id
       where f.event_id = $1 and f.status = 'following' and f.cut_off_at > $2 and o.status in ('pending', 'approved')
       order by f.cut_off_at, f.order_id limit 1`,
      [eventId, now],
    );
  }

  /** Id of the invitation whose guests an order still follows. */
  async followedEvent(orderId: OrderId): Promise<string | undefined> {
    const linked = await this.read.one<{ eventId: EventId }>(
      `select event_id as "eventId" from orders.followings where order_id = $1 and event_id is not null and status in ('following', 'counting')`,
      [orderId],
    );
    return linked?.eventId;
  }

  async hasAttendance(orderId: OrderId, attendanceId: AttendanceId): Promise<boolean> {
    const known = await this.read.one('select id from orders.attendances where id = $1 and order_id = $2', [
      attendanceId,
      orderId,
    ]);
    return known !== undefined;
  }

  async hasAmendment(orderId: OrderId, amendmentId: AmendmentId): Promise<boolean> {
    const known = await this.read.one('select id from orders.amendments where id = $1 and order_id = $2', [
      amendmentId,
      orderId,
    ]);
    return known !== undefined;
  }
}
