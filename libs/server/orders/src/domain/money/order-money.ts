import type { CardId, EventPayload, OrderPaymentStatus, PaymentId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { restIsRequested } from '@smachot/lifecycles';
import { LEAST_REFUND } from '@smachot/pricing';
import type { LinkedOrderState } from '../linked/linked-order-state';
import type { Journal } from '../order-journal';
import type { OrderState } from '../order-state';
import { paidPrice } from '../order-terms';
import { payBy } from '../order-times';
import type { PaymentPlanState } from '../plan/payment-plan-state';
import { splitRefund, type Sums } from './split-refund';

export type PaymentMove = EventPayload<'payments.moved'>;
type Tally = { captured: number; refunded: number };

/** Money of an order, captured, kept and refunded: its payment, the rest after a deposit, and the one more sale of a settlement. */
export class OrderMoney {
  constructor(
    private readonly state: OrderState,
    private readonly linkedOrder: () => LinkedOrderState | undefined,
    private readonly plan: () => PaymentPlanState | undefined,
    private readonly journal: Journal,
  ) {}

  /** Agorot captured or being captured, minus refunds made or on their way. */
  get paid(): number {
    const { main, rest, extra } = this.standing;
    return (this.state.paymentStatus === 'capturing' ? paidPrice(this.state) : main) + rest + extra;
  }

  /** Whether the agreed and unpaid sum is part of a rest that is charged on its day, or that the business collects itself. */
  get restTakesDue(): boolean {
    const status = this.plan()?.status;
    return status === 'deposit_paid' || status === 'waived';
  }

  /** Whether the rest is being charged: before its outcome is known nothing can be settled. */
  get restIsRequested(): boolean {
    const plan = this.plan();
    return plan !== undefined && restIsRequested(plan.status);
  }

  /** Its payments with the sum that stands of each; what is owed to the customer in another way counts no more. The newest first. */
  get payments(): { paymentId: PaymentId; stands: number }[] {
    const { main, rest, extra } = this.standing;
    return [
      { paymentId: this.linkedOrder()?.extraPaymentId, stands: extra },
      { paymentId: this.plan()?.paymentId, stands: rest },
      { paymentId: this.state.paymentId, stands: main - this.state.owed },
    ].flatMap(({ paymentId, stands }) => (paymentId && stands > 0 ? [{ paymentId, stands }] : []));
  }

  capture(cardId: CardId | null): void {
    this.state.paymentStatus = 'capturing';
    this.ask(this.state.paymentId!, cardId);
  }

  /** Tries a payment that needs its customer, for the first time or again. */
  ask(paymentId: PaymentId, cardId: CardId | null): void {
    this.journal.emit('orders.capture_wanted', { paymentId, cardId, returnTo: this.returnTo });
  }

  /** Requests one more sale on the card of the first. */
  charge(paymentId: PaymentId, amount: number, cardPayments = 1): void {
    const { userId, code, paymentId: cardOf } = this.state;
    this.journal.emit('orders.charge_wanted', {
      paymentId,
      userId,
      cardOf: cardOf!,
      amount,
      orderCode: code,
      returnTo: this.returnTo,
      ...(cardPayments > 1 ? { cardPayments } : {}),
    });
  }

  release(paymentId = this.state.paymentId): void {
    const { userId } = this.state;
    if (paymentId) this.journal.emit('orders.release_wanted', { paymentId, userId });
  }

  /** Refunds a part of the payments of an order that stands. */
  giveBackPart(amount: number, now: Date): void {
    if (amount < LEAST_REFUND) return this.owe(amount, now);
    this.refundParts(this.settledParts(amount));
  }

  /** Ends the payments with the order: authorizations are voided, captures refunded except for the kept sum. */
  end(now: Date): void {
    const taking = this.state.paymentStatus === 'capturing';
    if (this.state.captured > 0) this.giveBack(now);
    // a capture in progress is waited for: a part of it may be the store's
    else if (!taking || this.state.kept === 0) this.release();
  }

  /** Applies a `payments.moved` event of the order's payment; it may come late, twice and after the order is over. */
  note({ move, amount, captured, refunded }: PaymentMove, now: Date): void {
    const { main } = this.sums;
    const taken = Math.max(0, captured - main.captured);
    const back = Math.max(0, refunded - main.refunded);
    this.state.captured += taken;
    this.state.refunded += back;
    if (taken > 0) this.taken(now, taken);
    if (back > 0) this.givenBack(now, back);
    if (move === 'challenged' || move === 'refused') this.unpaid(move, now);
    if (move === 'released' && captured === 0) this.letGo(now);
    if (move === 'refund_failed') this.owe(amount, now);
  }

  /** Applies an event of a further payment, whose totals are `tally`. Returns true when money was captured. */
  noteMore(tally: Tally, { move, amount, captured, refunded }: PaymentMove, now: Date): boolean {
    const taken = Math.max(0, captured - tally.captured);
    const back = Math.max(0, refunded - tally.refunded);
    this.state.captured += taken;
    this.state.refunded += back;
    tally.captured += taken;
    tally.refunded += back;
    if (taken > 0) this.journal.note('captured', now, { amount: taken });
    if (back > 0) this.givenBack(now, back);
    if (move === 'refund_failed') this.owe(amount, now);
    return taken > 0;
  }

  /** Applies an event of the one more sale. */
  noteExtra(linkedOrder: LinkedOrderState, payment: PaymentMove, now: Date): boolean {
    const tally = { captured: linkedOrder.extraCaptured, refunded: linkedOrder.extraRefunded };
    const paid = this.noteMore(tally, payment, now);
    Object.assign(linkedOrder, { extraCaptured: tally.captured, extraRefunded: tally.refunded });
    return paid;
  }

  private get returnTo(): string {
    return `/me/orders/${this.state.id}`;
  }

  /** Totals of each payment. */
  private get sums() {
    const { captured, refunded } = this.state;
    const extra = this.linkedOrder();
    const rest = this.plan();
    return {
      main: {
        captured: captured - (extra?.extraCaptured ?? 0) - (rest?.captured ?? 0),
        refunded: refunded - (extra?.extraRefunded ?? 0) - (rest?.refunded ?? 0),
      },
      // a rest that is no longer waited for is refunded in full automatically
      rest:
        rest?.status === 'paid'
          ? { captured: rest.captured, refunded: rest.refunded }
          : { captured: 0, refunded: 0 },
      extra: { captured: extra?.extraCaptured ?? 0, refunded: extra?.extraRefunded ?? 0 },
    };
  }

  /** The sum that stands of each payment. A settlement's refund is subtracted from the moment it is decided. */
  private get standing(): Sums {
    const { main, rest, extra } = this.sums;
    const linkedOrder = this.linkedOrder();
    const settled = this.settledParts(Math.max(0, -(linkedOrder?.settledDifference ?? 0)));
    return {
      main: main.captured - Math.max(main.refunded, settled.main),
      rest: rest.captured - Math.max(rest.refunded, settled.rest),
      // a sale that does not count is refunded in full automatically
      extra: linkedOrder?.status === 'settled' ? extra.captured - extra.refunded : 0,
    };
  }

  /** Parts of a settlement's refund by payment; there is no one more sale then. */
  private settledParts(back: number): Sums {
    const { main, rest } = this.sums;
    const parts = splitRefund(back, { main: main.captured, rest: rest.captured, extra: 0 });
    return parts ?? { main: back, rest: 0, extra: 0 };
  }

  private taken(now: Date, amount: number): void {
    this.journal.note('captured', now, { amount });
    this.state.payBy = null;
    this.state.paymentStatus = 'captured';
    if (this.isOver) this.giveBack(now);
  }

  private givenBack(now: Date, amount: number): void {
    this.journal.note('refunded', now, { amount });
    if (this.isOver) this.state.paymentStatus = this.restStatus();
    this.journal.tell('customer', 'order_refunded', { urgent: false, amount });
  }

  /** After a failed payment: an order that is over needs nothing more, for one that stands the customer has a day. */
  private unpaid(move: 'challenged' | 'refused', now: Date): void {
    if (this.sums.main.captured > 0) return;
    if (this.state.status !== 'approved') return this.release();
    const amount = paidPrice(this.state);
    if (move === 'refused') this.journal.note('capture_failed', now, { amount });
    const first = this.state.payBy === null;
    this.state.paymentStatus = 'action_required';
    this.state.payBy ??= payBy(now);
    if (first || move === 'refused')
      this.journal.tell('customer', 'order_payment_needed', { urgent: true, amount });
  }

  private letGo(now: Date): void {
    const { paymentStatus } = this.state;
    if (paymentStatus === 'voided') return;
    this.state.paymentStatus = 'voided';
    if (paymentStatus !== 'action_required')
      this.journal.note('voided', now, { amount: paidPrice(this.state) });
  }

  private giveBack(now: Date): void {
    const { main, rest, extra } = this.standing;
    const back = main + rest + extra - (this.state.kept ?? 0);
    if (back <= 0) return;
    const parts = splitRefund(back, { main, rest, extra });
    if (!parts) return this.owe(back, now);
    this.state.paymentStatus = 'refunding';
    this.refundParts(parts);
  }

  private refundParts({ main, rest, extra }: Sums): void {
    if (extra) this.refund(this.linkedOrder()!.extraPaymentId!, extra);
    if (rest) this.refund(this.plan()!.paymentId!, rest);
    if (main) this.refund(this.state.paymentId!, main);
  }

  /** @param refundId the provider is asked once for each */
  refund(paymentId: PaymentId, amount: number, refundId: string = newId()): void {
    this.journal.emit('orders.refund_wanted', { paymentId, refundId, amount });
  }

  private owe(amount: number, now: Date): void {
    this.state.owed += amount;
    this.journal.note('refund_owed', now, { amount });
    if (this.isOver) this.state.paymentStatus = 'owed';
  }

  private get isOver(): boolean {
    return this.state.kept !== null;
  }

  private restStatus(): OrderPaymentStatus {
    const { captured, refunded, owed, kept } = this.state;
    if (refunded >= captured) return 'refunded';
    if (owed > 0) return 'owed';
    return captured - refunded > (kept ?? 0) ? 'refunding' : 'partially_refunded';
  }
}
