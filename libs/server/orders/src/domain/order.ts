import { AggregateRoot } from '@nestjs/cqrs';
import type { EventName, EventPayload, NotificationKind, OrderPaymentStatus } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { holdsSlot, moveOrder, type OrderMove } from '@smachot/lifecycles';
import { LEAST_REFUND, type Refund, refundFor } from '@smachot/pricing';
import type { Draft, OrderState, TimelineEntry } from './order-state';
import { payBy, respondBy } from './order-times';

/** Something somebody waits for. `urgent`: also by SMS. */
export type News = { to: 'customer' | 'crew'; kind: NotificationKind; amount: number; urgent: boolean };
export type PaymentMove = EventPayload<'payments.moved'>;
type Birth = { id: string; code: string; paymentId: string | null };
export type Calendar = { isRestDay: (day: Date) => boolean };

/** Somebody's order at a store: one price, one start, frozen when it was placed. */
export class Order extends AggregateRoot {
  readonly news: News[] = [];

  constructor(readonly state: OrderState) {
    super();
  }

  /** Born once the price is held, or there is none. */
  static place(draft: Draft, { id, code, paymentId }: Birth, now: Date): Order {
    const { noticeHours, startsAt: starts, endsAt, ...agreed } = draft;
    const startsAt = new Date(starts);
    const order = new Order({
      ...agreed,
      id,
      code,
      paymentId,
      status: 'pending',
      paymentStatus: paymentId ? 'held' : 'none',
      captured: 0,
      refunded: 0,
      owed: 0,
      kept: null,
      startsAt,
      endsAt: new Date(endsAt),
      createdAt: now,
      respondBy: respondBy(now, startsAt, noticeHours),
      payBy: null,
      timeline: [],
      customerLeft: false,
      version: 1,
    });
    order.note('placed', now);
    if (paymentId) order.note('held', now, draft.price);
    order.tell('crew', 'order_placed', { urgent: true });
    return order;
  }

  /** Whether it still keeps a slot of the store. */
  get holdsSlot(): boolean {
    return holdsSlot(this.state.status);
  }

  approve(now: Date): Result<undefined> {
    return this.move({ type: 'approve', by: 'partner' }, () => {
      this.state.respondBy = null;
      this.note('approved', now);
      if (this.state.paymentId) this.capture(null);
      this.tell('customer', 'order_approved', { urgent: true });
    });
  }

  /** `reason`: for the customer to read; may be empty. */
  decline(now: Date, reason = ''): Result<undefined> {
    return this.move({ type: 'decline', by: 'partner' }, () => {
      this.end(now, 'declined', { reason });
      this.tell('customer', 'order_declined', { urgent: true });
    });
  }

  /** Nobody answered in time. */
  expire(now: Date): Result<undefined> {
    if (!this.state.respondBy || this.state.respondBy > now) return refuse('lifecycle.illegal_move');
    return this.move({ type: 'decline', by: 'system' }, () => {
      this.end(now, 'expired');
      this.tell('customer', 'order_expired', { urgent: true });
      this.tell('crew', 'order_expired', { urgent: false });
    });
  }

  recall(now: Date): Result<undefined> {
    return this.move({ type: 'recall', by: 'customer' }, () => {
      this.end(now, 'recalled');
      this.tell('crew', 'order_recalled', { urgent: false });
    });
  }

  /** What cancelling would give back now. What is being taken counts as paid. */
  refundOf(by: 'partner' | 'customer', now: Date, { isRestDay }: Calendar): Refund {
    const { policy, startsAt, createdAt } = this.state;
    return refundFor({ by, paid: this.paid, policy, placedAt: createdAt, startsAt, now, isRestDay });
  }

  /** Refuses another sum than the one that was shown. In agorot. */
  cancel(
    by: 'partner' | 'customer',
    { expected, reason }: { expected: number; reason: string },
    now: Date,
    calendar: Calendar,
  ): Result<undefined> {
    const refund = this.refundOf(by, now, calendar);
    return this.move({ type: 'cancel', by }, () => {
      if (refund.refunded !== expected) return refuse('refund.changed');
      const kind = by === 'partner' ? 'cancelled_partner' : 'cancelled_customer';
      this.end(now, kind, { kept: refund.kept, reason });
      this.tell(by === 'partner' ? 'customer' : 'crew', 'order_cancelled', {
        urgent: true,
        ...(by === 'partner' ? { amount: refund.refunded + refund.owed } : {}),
      });
      return undefined;
    });
  }

  /** Approved, and not paid in time. */
  cancelUnpaid(now: Date): Result<undefined> {
    if (!this.state.payBy || this.state.payBy > now) return refuse('lifecycle.illegal_move');
    return this.move({ type: 'cancel', by: 'system' }, () => {
      this.end(now, 'cancelled_unpaid');
      this.tell('customer', 'order_cancelled', { urgent: true });
      this.tell('crew', 'order_cancelled', { urgent: true });
    });
  }

  /** It took place. What is not paid is not over. */
  complete(now: Date): Result<undefined> {
    const { endsAt, paymentStatus } = this.state;
    if (endsAt > now || (paymentStatus !== 'none' && paymentStatus !== 'captured'))
      return refuse('lifecycle.illegal_move');
    return this.move({ type: 'complete', by: 'system' }, () => {
      this.note('done', now);
      this.tell('customer', 'order_done', { urgent: false });
    });
  }

  /** The customer tries again what could not be taken. */
  payAgain(cardId: string | null): Result<undefined> {
    if (this.state.status !== 'approved' || this.state.paymentStatus !== 'action_required')
      return refuse('lifecycle.illegal_move');
    this.capture(cardId);
    return accept();
  }

  /** Who has closed the account stays in an order that stands, since the store has to find the place; then name and phone go. */
  customerLeaves(now: Date): void {
    this.state.customerLeft = true;
    if (this.state.status === 'pending') this.recall(now);
  }

  forgetIfOver(): void {
    const { status, customerLeft, summary } = this.state;
    if (!customerLeft || status === 'pending' || status === 'approved') return;
    const { eventInfo } = summary;
    Object.assign(this.state, {
      customerFirstName: '',
      customerLastName: '',
      customerPhone: '',
      summary: { ...summary, remarks: '', eventInfo: { ...eventInfo, location: null } },
    });
  }

  /** What the payments context says; it may come late, twice and after the order is over. */
  notePayment({ move, amount, captured, refunded }: PaymentMove, now: Date): void {
    const before = this.state.captured;
    this.state.captured = Math.max(before, captured);
    const back = refunded - this.state.refunded;
    this.state.refunded = Math.max(this.state.refunded, refunded);
    if (this.state.captured > before) this.taken(now, this.state.captured - before);
    if (back > 0) this.givenBack(now, back);
    if (move === 'challenged' || move === 'refused') this.unpaid(move, now);
    if (move === 'released' && captured === 0) this.letGo(now);
    if (move === 'refund_failed') this.owe(amount, now);
  }

  private taken(now: Date, amount: number): void {
    this.note('captured', now, amount);
    this.state.payBy = null;
    this.state.paymentStatus = 'captured';
    if (this.state.kept !== null) this.giveBack(now);
  }

  private givenBack(now: Date, amount: number): void {
    this.note('refunded', now, amount);
    this.state.paymentStatus = this.restStatus();
    this.tell('customer', 'order_refunded', { urgent: false, amount });
  }

  /** Of an order that is over nothing is wanted any more; of one that stands the customer has a day. */
  private unpaid(move: 'challenged' | 'refused', now: Date): void {
    if (this.state.captured > 0) return;
    if (this.state.status !== 'approved') {
      this.release();
      return;
    }
    if (move === 'refused') this.note('capture_failed', now, this.state.price);
    const first = this.state.payBy === null;
    this.state.paymentStatus = 'action_required';
    this.state.payBy ??= payBy(now);
    if (first || move === 'refused') this.tell('customer', 'order_payment_needed', { urgent: true });
  }

  private letGo(now: Date): void {
    const { paymentStatus, price } = this.state;
    if (paymentStatus === 'voided') return;
    this.state.paymentStatus = 'voided';
    if (paymentStatus !== 'action_required') this.note('voided', now, price);
  }

  private owe(amount: number, now: Date): void {
    this.state.owed += amount;
    this.note('refund_owed', now, amount);
    this.state.paymentStatus = 'owed';
  }

  /** Agorot taken, or being taken, and not given back. */
  private get paid(): number {
    const { paymentStatus, price, captured, refunded } = this.state;
    return (paymentStatus === 'capturing' ? price : captured) - refunded;
  }

  private capture(cardId: string | null): void {
    this.state.paymentStatus = 'capturing';
    this.emit('orders.capture_wanted', {
      paymentId: this.state.paymentId!,
      cardId,
      returnTo: `/me/orders/${this.state.id}`,
    });
  }

  /** The order is over: what is held is let go, what was taken goes back but for `kept`. */
  private end(now: Date, kind: TimelineEntry['kind'], { kept = 0, reason = '' } = {}): void {
    this.note(kind, now, null, reason);
    const taking = this.state.paymentStatus === 'capturing';
    Object.assign(this.state, { respondBy: null, payBy: null, kept });
    if (this.state.captured > 0) this.giveBack(now);
    // what is being taken is waited for: part of it may be the store's
    else if (!taking || kept === 0) this.release();
  }

  private giveBack(now: Date): void {
    const { captured, refunded, kept, paymentId } = this.state;
    const back = captured - refunded - (kept ?? 0);
    if (back <= 0) return;
    if (back < LEAST_REFUND) return this.owe(back, now);
    this.state.paymentStatus = 'refunding';
    this.emit('orders.refund_wanted', { paymentId: paymentId!, refundId: newId(), amount: back });
  }

  private release(): void {
    const { paymentId, userId } = this.state;
    if (paymentId) this.emit('orders.release_wanted', { paymentId, userId });
  }

  private restStatus(): OrderPaymentStatus {
    const { captured, refunded, owed } = this.state;
    if (refunded >= captured) return 'refunded';
    return owed > 0 ? 'owed' : 'partially_refunded';
  }

  private move(move: OrderMove, act: () => Result<undefined> | undefined | void): Result<undefined> {
    const next = moveOrder(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    const refused = act();
    if (refused) return refused;
    this.state.status = next;
    return accept();
  }

  private note(kind: TimelineEntry['kind'], at: Date, amount: number | null = null, reason = ''): void {
    const entry = { kind, at: at.toISOString(), amount, ...(reason ? { reason } : {}) };
    this.state.timeline = [...this.state.timeline, entry];
  }

  private tell(
    to: News['to'],
    kind: NotificationKind,
    { urgent, amount }: { urgent: boolean; amount?: number },
  ) {
    this.news.push({ to, kind, urgent, amount: amount ?? this.state.price });
  }

  private emit<E extends EventName>(event: E, payload: EventPayload<E>): void {
    this.apply({ event, payload });
  }
}
