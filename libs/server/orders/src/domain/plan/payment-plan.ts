import type { CardId } from '@smachot/contracts';
import { accept, DAY_MS, HOUR_MS, newId, refuse, type Result } from '@smachot/kernel';
import { paymentPlanLifecycle, type PaymentPlanMove, restIsRequested } from '@smachot/lifecycles';
import { cardPaymentsOf, LEAST_CHARGE, restDueAt } from '@smachot/pricing';
import type { LinkedOrderState } from '../linked/linked-order-state';
import type { Journal } from '../order-journal';
import type { OrderMoney, PaymentMove } from '../money/order-money';
import type { OrderState } from '../order-state';
import type { PaymentPlanState } from './payment-plan-state';

/** Milliseconds before the charge at which the customer is told about it. */
const TOLD_AHEAD_MS = 72 * HOUR_MS;
const TRIES = 3;
const BETWEEN_TRIES_MS = DAY_MS;
const TRIED_FOR_MS = TRIES * BETWEEN_TRIES_MS;
/** The business decides a day before the event at the latest. */
const DECIDED_AHEAD_MS = DAY_MS;

const earlier = (one: Date, other: number): Date => new Date(Math.min(one.getTime(), other));

/** The rest of an order after its deposit: charged on its day, retried for three days, then decided by the business. */
export class PaymentPlan {
  constructor(
    readonly state: PaymentPlanState,
    private readonly order: OrderState,
    private readonly money: OrderMoney,
    private readonly linkedOrder: () => LinkedOrderState | undefined,
    private readonly journal: Journal,
  ) {}

  /** Whether the rest is still to be paid or waived; until then the order is not over. */
  get isOpen(): boolean {
    const { status } = this.state;
    return status === 'pending' || status === 'deposit_paid' || restIsRequested(status);
  }

  depositPaid(): void {
    if (this.state.status !== 'pending') return;
    this.move({ type: 'capture', by: 'system' });
    this.lookNext();
  }

  /** Moves the due day with the event, unless the rest has been charged already. */
  reschedule(): void {
    const { status, dueAt } = this.state;
    if (status === 'undecided') this.state.nextAt = this.order.startsAt;
    if (status !== 'deposit_paid') return;
    this.state.dueAt = restDueAt(this.order.startsAt, this.order.paymentTerms!.restDaysBefore);
    if (this.state.dueAt > dueAt) this.state.remindedAt = null;
    this.lookNext();
  }

  /** Does the due step: announces the charge, charges, retries, or asks the business to decide. */
  look(now: Date): Result<undefined> {
    const { status, nextAt } = this.state;
    if (!nextAt || nextAt > now) return refuse('lifecycle.illegal_move');
    if (status === 'deposit_paid') this.comes(now);
    else if (status === 'action_required') this.tryAgain(now);
    else if (status === 'undecided') this.letGo('system', now);
    else return refuse('lifecycle.illegal_move');
    return accept();
  }

  /** Applies a `payments.moved` event of the rest; it may come late, twice and after the order is over. */
  note(payment: PaymentMove, now: Date): void {
    if (this.money.noteMore(this.state, payment, now)) this.paid();
    if (payment.move === 'refused' || payment.move === 'challenged') this.unpaid(now);
  }

  /** The customer retries, with another card if one is named. */
  retry(cardId: CardId | null): Result<undefined> {
    if (!this.can({ type: 'retry', by: 'customer' })) return refuse('lifecycle.illegal_move');
    this.move({ type: 'retry', by: 'customer' });
    this.state.nextAt = null;
    this.money.ask(this.state.paymentId!, cardId);
    return accept();
  }

  /** The business gives three more days, at most until the event. */
  extend(now: Date): Result<undefined> {
    if (!this.can({ type: 'extend', by: 'partner' })) return refuse('lifecycle.illegal_move');
    const payBy = earlier(this.order.startsAt, now.getTime() + TRIED_FOR_MS);
    if (payBy <= now) return refuse('order.too_late');
    this.move({ type: 'extend', by: 'partner' });
    Object.assign(this.state, { tries: 0, payBy, nextAt: now });
    this.journal.note('rest_extended', now, { amount: this.state.amount });
    this.journal.tell('customer', 'order_rest_extended', this.said());
    return accept();
  }

  /** The business collects the rest itself, and the order stands. */
  waive(now: Date): Result<undefined> {
    if (!this.can({ type: 'waive', by: 'partner' })) return refuse('lifecycle.illegal_move');
    this.letGo('partner', now);
    return accept();
  }

  /** Ends the plan with the order: a charge in progress is released. */
  end(): void {
    const asked = restIsRequested(this.state.status);
    if (!this.can({ type: 'end', by: 'system' })) return;
    this.move({ type: 'end', by: 'system' });
    Object.assign(this.state, { nextAt: null, payBy: null });
    if (asked) this.money.release(this.state.paymentId);
  }

  private comes(now: Date): void {
    const { dueAt, remindedAt } = this.state;
    if (dueAt <= now) return this.ask();
    if (!remindedAt && this.order.due >= LEAST_CHARGE) {
      const values = { until: dueAt.toISOString() };
      this.journal.tell('customer', 'order_rest_coming', { urgent: false, amount: this.order.due, values });
    }
    this.state.remindedAt = now;
    this.lookNext();
  }

  /** Charges the agreed sum that no payment covers yet. */
  private ask(): void {
    const { due, summary, paymentTerms } = this.order;
    this.state.nextAt = null;
    if (due < LEAST_CHARGE) return this.move({ type: 'pay', by: 'system' });
    this.move({ type: 'ask', by: 'system' });
    const { participants } = summary.eventInfo;
    Object.assign(this.state, { amount: due, participants, paymentId: newId(), tries: 1 });
    this.money.charge(this.state.paymentId!, due, cardPaymentsOf(due, paymentTerms!.cardPayments));
  }

  private tryAgain(now: Date): void {
    const { tries, payBy, paymentId } = this.state;
    if (tries >= TRIES || payBy! <= now) return this.giveUp(now);
    this.move({ type: 'retry', by: 'system' });
    Object.assign(this.state, { tries: tries + 1, nextAt: null });
    this.money.ask(paymentId!, null);
  }

  private giveUp(now: Date): void {
    const { amount } = this.state;
    this.exhaust();
    this.journal.note('rest_undecided', now, { amount });
    this.journal.tellBoth('order_rest_undecided', this.said());
  }

  private exhaust(): void {
    this.move({ type: 'exhaust', by: 'system' });
    this.state.nextAt = this.order.startsAt;
  }

  private unpaid(now: Date): void {
    const { status, payBy, amount } = this.state;
    if (status !== 'rest_due') return;
    this.move({ type: 'refuse', by: 'system' });
    const latest = this.order.startsAt.getTime() - DECIDED_AHEAD_MS;
    this.state.payBy ??= earlier(new Date(latest), now.getTime() + TRIED_FOR_MS);
    this.journal.note('rest_failed', now, { amount });
    this.journal.tell('customer', 'order_rest_needed', this.said());
    // the customer retried after the business had been asked already
    if (payBy && payBy <= now) return this.exhaust();
    this.state.nextAt = earlier(this.state.payBy, now.getTime() + BETWEEN_TRIES_MS);
  }

  /** Marks the rest as paid. A payment that is no longer waited for is refunded automatically. */
  private paid(): void {
    if (!this.can({ type: 'pay', by: 'system' })) return;
    this.move({ type: 'pay', by: 'system' });
    const { amount, participants } = this.state;
    this.order.due -= amount!;
    Object.assign(this.state, { nextAt: null, payBy: null });
    const linkedOrder = this.linkedOrder();
    if (linkedOrder?.status !== 'following' && linkedOrder?.status !== 'counting') return;
    linkedOrder.paidParticipants = participants!;
    // when nothing is due any more, the order's menu is the paid one
    if (this.order.due === 0) linkedOrder.paidMenu = null;
  }

  private letGo(by: 'partner' | 'system', now: Date): void {
    const { amount } = this.state;
    this.move({ type: 'waive', by });
    Object.assign(this.state, { nextAt: null, payBy: null });
    this.money.release(this.state.paymentId);
    this.journal.note('rest_waived', now, { amount });
    this.journal.tell('customer', 'order_rest_waived', this.said());
  }

  /** Values of its notifications, with the end of the retries. */
  private said() {
    const { amount, payBy } = this.state;
    return { urgent: true, amount: amount!, values: { until: payBy?.toISOString() ?? null } };
  }

  private lookNext(): void {
    const { dueAt, remindedAt } = this.state;
    this.state.nextAt = remindedAt ? dueAt : new Date(dueAt.getTime() - TOLD_AHEAD_MS);
  }

  private can(move: PaymentPlanMove): boolean {
    return paymentPlanLifecycle.can(this.state.status, move);
  }

  /** Applies a move; a move that the lifecycle refuses is a programming error. */
  private move(move: PaymentPlanMove): void {
    const next = paymentPlanLifecycle.move(this.state.status, move);
    if (!next) throw new Error(`${this.state.status} does not ${move.type}`);
    this.state.status = next;
  }
}
