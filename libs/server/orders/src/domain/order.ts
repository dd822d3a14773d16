import { AggregateRoot } from '@nestjs/cqrs';
import type { CardId, EventId, PaymentId, LinkedCount } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { holdsSlot, orderLifecycle, type OrderTransition } from '@smachot/lifecycles';
import { type Refund, refundFor } from '@smachot/pricing';
import type { AgreedEvent } from './linked/event-watch';
import { ChangeRequests, type ChangeRequestState } from './changes/change-requests';
import { CountedOrder } from './counted-order';
import { forgetCustomer } from './forget-customer';
import type { LinkedOrder } from './linked/linked-order';
import type { StoredLinkedOrder } from './linked/linked-order-state';
import { OrderLink } from './linked/order-link';
import { type Birth, bornState } from './placing/order-birth';
import { Journal, type News } from './order-journal';
import { differs, type MoneyMoved, moneyPositionOf, type MoneyPosition } from './money/money-moved';
import { OrderMoney, type PaymentMove } from './money/order-money';
import type { Draft, OrderState, TimelineEntry } from './order-state';
import { OrderStreet } from './order-street';
import { paidPrice } from './order-terms';
import { PaymentPlan } from './plan/payment-plan';
import { freshPlan, type PaymentPlanState } from './plan/payment-plan-state';

export type Calendar = { isRestDay: (day: Date) => boolean };

/** Order of a customer at a store: one price and one start, frozen when placed; the number may follow an invitation's guests. */
export class Order extends AggregateRoot {
  private readonly journal: Journal;
  private readonly money: OrderMoney;
  private readonly link: OrderLink;
  private readonly ratesWere: OrderState['rates'];
  private readonly moneyWas: MoneyPosition;
  /** Change requests between its sides while it stands. */
  readonly changes: ChangeRequests;
  /** The rest after a deposit; undefined: everything is paid at once. */
  readonly plan: PaymentPlan | undefined;
  readonly street: OrderStreet;
  readonly counted: CountedOrder;

  constructor(
    readonly state: OrderState,
    linked?: StoredLinkedOrder | null,
    change: ChangeRequestState | null = null,
    plan: PaymentPlanState | null = null,
  ) {
    super();
    this.ratesWere = state.rates;
    this.moneyWas = moneyPositionOf(state);
    this.journal = new Journal(state, (fact) => this.apply(fact));
    this.street = new OrderStreet(state, this.journal);
    this.counted = new CountedOrder(state, this.journal);
    const linkedOrder = () => this.linkedOrder?.state;
    this.money = new OrderMoney(state, linkedOrder, () => this.plan?.state, this.journal);
    if (plan) this.plan = new PaymentPlan(plan, state, this.money, linkedOrder, this.journal);
    this.link = new OrderLink(linked, state, this.money, this.journal);
    const begin = (now: Date) => this.link.settleOnly(now);
    const settling = { linkedOrder: () => this.linkedOrder, begin, moved: () => this.plan?.reschedule() };
    this.changes = new ChangeRequests(change, state, settling, this.journal);
  }

  /** Creates an order once its price is authorized, or when it has none. */
  static place(draft: Draft, birth: Birth, now: Date): Order {
    const state = bornState(draft, birth, now);
    const { followsEventId, followsCounts, event } = draft;
    const { paymentId, paymentTerms } = state;
    const plan = paymentTerms?.deposit ? freshPlan(state, paymentTerms) : null;
    const order = new Order(state, null, null, plan);
    order.journal.note('placed', now);
    if (paymentId) order.journal.note('held', now, { amount: paidPrice(state) });
    if (followsEventId)
      order.link.attach(
        followsEventId,
        event ? { ...event, date: new Date(event.date) } : null,
        now,
        followsCounts,
      );
    if (draft.proposal) order.bornAgreed(draft.proposal, now);
    else order.journal.tell('crew', 'order_placed', { urgent: true });
    order.street.wantedAtBirth();
    return order;
  }

  get news(): News[] {
    return this.journal.news;
  }
  get moneyMoved(): Journal['moneyMoved'] {
    return this.journal.moneyMoved;
  }
  get linkedOrder(): LinkedOrder | undefined {
    return this.link.current;
  }
  /** Whether another place or another menu has changed the rates. */
  get ratesMoved(): boolean {
    return this.state.rates !== this.ratesWere;
  }
  /** The order's money since the last save; null when nothing of it has changed. */
  get movedMoney(): MoneyMoved | null {
    const position = moneyPositionOf(this.state);
    return differs(this.moneyWas, position) ? { ...position, version: this.state.version } : null;
  }
  /** Whether it still keeps a slot of the store. */
  get holdsSlot(): boolean {
    return holdsSlot(this.state.status);
  }

  /** Its payments with the sum in agorot that stands of each, the newest first. */
  get payments(): OrderMoney['payments'] {
    return this.money.payments;
  }

  /** Refunds a part of one payment that admins decided about. */
  refundByHand(paymentId: PaymentId, amount: number, refundId: string): void {
    this.money.refund(paymentId, amount, refundId);
  }

  /** The store offered these terms itself, so there is nothing left for it to answer. */
  private bornAgreed({ proposalId, commissionRate }: NonNullable<Draft['proposal']>, now: Date): void {
    const { id: orderId, storeId, price } = this.state;
    const approved = this.approve(now, commissionRate);
    if (!approved.ok) throw new Error(`an agreed order was not approved: ${approved.code}`);
    this.journal.tell('crew', 'proposal_accepted', { urgent: true });
    this.journal.emit('orders.proposal_placed', { proposalId, orderId, storeId, price });
  }

  /** `commissionRate` in basis points; the order keeps it when rates change later. */
  approve(now: Date, commissionRate = 0): Result<undefined> {
    return this.move({ type: 'approve', by: 'partner' }, () => {
      if (this.street.missing) return refuse('order.street_missing');
      this.state.respondBy = null;
      this.state.commissionRate = commissionRate;
      this.journal.note('approved', now);
      if (this.state.paymentId) this.money.capture(null);
      this.journal.tell('customer', 'order_approved', { urgent: true });
      return undefined;
    });
  }

  /** `reason` is shown to the customer; it may be empty. */
  decline(now: Date, reason = ''): Result<undefined> {
    return this.move({ type: 'decline', by: 'partner' }, () => {
      this.end(now, 'declined', { reason });
      this.journal.tell('customer', 'order_declined', { urgent: true });
    });
  }

  /** Expires an order that was not answered in time. */
  expire(now: Date): Result<undefined> {
    if (!this.state.respondBy || this.state.respondBy > now) return refuse('lifecycle.illegal_move');
    return this.move({ type: 'decline', by: 'system' }, () => {
      this.end(now, 'expired');
      this.journal.tell('customer', 'order_expired', { urgent: true });
      this.journal.tell('crew', 'order_expired', { urgent: false });
    });
  }

  recall(now: Date): Result<undefined> {
    return this.move({ type: 'recall', by: 'customer' }, () => {
      this.end(now, 'recalled');
      this.journal.tell('crew', 'order_recalled', { urgent: false });
    });
  }

  /** Refund if it were cancelled now. A capture in progress counts as paid. */
  refundOf(by: 'partner' | 'customer', now: Date, { isRestDay }: Calendar): Refund {
    const { policy, startsAt, createdAt } = this.state;
    const { paid } = this.money;
    return refundFor({ by, paid, policy, placedAt: createdAt, startsAt, now, isRestDay });
  }

  /** Refuses when the refund is not the one that was shown. In agorot. */
  cancel(
    by: 'partner' | 'customer',
    { expected, reason }: { expected: number; reason: string },
    now: Date,
    calendar: Calendar,
  ): Result<undefined> {
    // who arrived is still to be paid
    if (by === 'customer' && this.linkedOrder?.attendance.decides && this.state.startsAt <= now)
      return refuse('order.too_late');
    const refund = this.refundOf(by, now, calendar);
    return this.move({ type: 'cancel', by }, () => {
      if (refund.refunded !== expected) return refuse('refund.changed');
      const kind = by === 'partner' ? 'cancelled_partner' : 'cancelled_customer';
      this.end(now, kind, { kept: refund.kept, reason });
      this.journal.tell(by === 'partner' ? 'customer' : 'crew', 'order_cancelled', {
        urgent: true,
        ...(by === 'partner' ? { amount: refund.refunded + refund.owed } : {}),
      });
      return undefined;
    });
  }

  /** Cancels an approved order that was not paid in time. */
  cancelUnpaid(now: Date): Result<undefined> {
    if (!this.state.payBy || this.state.payBy > now) return refuse('lifecycle.illegal_move');
    return this.move({ type: 'cancel', by: 'system' }, () => {
      this.end(now, 'cancelled_unpaid');
      this.journal.tellBoth('order_cancelled', { urgent: true });
    });
  }

  /**
   * The business cancels an order whose rest is not paid: by the policy, as if its customer had cancelled. Refuses when the refund is
   * not the one that was shown.
   */
  cancelForRest(expected: number, now: Date, calendar: Calendar): Result<undefined> {
    if (this.plan?.state.status !== 'undecided') return refuse('lifecycle.illegal_move');
    const { refunded, kept } = this.refundOf('customer', now, calendar);
    return this.move({ type: 'cancel', by: 'system' }, () => {
      if (refunded !== expected) return refuse('refund.changed');
      this.end(now, 'cancelled_unpaid', { kept });
      this.journal.tellBoth('order_cancelled', { urgent: true });
      return undefined;
    });
  }

  /** Completes an order that took place; an unpaid or unsettled one is refused. */
  complete(now: Date): Result<undefined> {
    const { endsAt, paymentStatus } = this.state;
    const paid = paymentStatus === 'none' || paymentStatus === 'captured';
    if (endsAt > now || !paid || this.linkedOrder?.isOpen || this.plan?.isOpen)
      return refuse('lifecycle.illegal_move');
    return this.move({ type: 'complete', by: 'system' }, () => {
      this.journal.note('done', now);
      this.journal.tell('customer', 'order_done', { urgent: false });
    });
  }

  /** The customer retries a payment that failed. */
  payAgain(cardId: CardId | null): Result<undefined> {
    const { status, paymentStatus } = this.state;
    if (status !== 'approved') return refuse('lifecycle.illegal_move');
    if (paymentStatus !== 'action_required') {
      const rest = this.plan?.retry(cardId);
      return rest?.ok
        ? rest
        : (this.linkedOrder?.settlement.payAgain(cardId) ?? refuse('lifecycle.illegal_move'));
    }
    this.money.capture(cardId);
    return accept();
  }

  /** Follows an invitation: from now on its guests determine the number of participants. */
  follow(eventId: EventId, event: AgreedEvent, now: Date, counts?: LinkedCount): Result<undefined> {
    return this.link.follow(eventId, event, now, counts);
  }

  /** The customer's data stays in an order that stands, since the store has to find the place; name and phone are erased afterwards. */
  customerLeaves(now: Date): void {
    this.state.customerLeft = true;
    if (this.state.status === 'pending') this.recall(now);
  }

  /** True when the order's place must not be stored any more. */
  forgetIfOver(): boolean {
    const { status, customerLeft } = this.state;
    if (!customerLeft || status === 'pending' || status === 'approved') return false;
    this.linkedOrder?.event.forget();
    this.linkedOrder?.attendance.forget();
    forgetCustomer(this.state);
    return true;
  }

  /** Applies a `payments.moved` event; it may come late, twice and after the order is over. */
  applyPayment(payment: PaymentMove, now: Date): void {
    if (this.plan?.state.paymentId === payment.paymentId) return this.plan.note(payment, now);
    if (this.link.applyPayment(payment, now)) return;
    this.money.note(payment, now);
    if (this.state.paymentStatus === 'captured') this.plan?.depositPaid();
  }

  /** Ends the order; `kept` is the store's part of the payment. */
  private end(now: Date, kind: TimelineEntry['kind'], { kept = 0, reason = '' } = {}): void {
    this.journal.note(kind, now, { reason });
    Object.assign(this.state, { respondBy: null, payBy: null, kept });
    this.money.end(now);
    this.linkedOrder?.end(now);
    this.plan?.end();
    this.changes.end(now);
  }

  private move(move: OrderTransition, act: () => Result<undefined> | undefined | void): Result<undefined> {
    const next = orderLifecycle.move(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    const refused = act();
    if (refused) return refused;
    this.state.status = next;
    return accept();
  }
}
