import type { EventPayload, OrderPaymentStatus } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { LEAST_REFUND } from '@smachot/pricing';
import type { FollowingState } from './following-state';
import type { Journal } from './order-journal';
import type { OrderState } from './order-state';
import { paidPrice } from './order-terms';
import { payBy } from './order-times';
import { splitRefund } from './split-refund';

export type PaymentMove = EventPayload<'payments.moved'>;

/** What an order takes, keeps and gives back: its payment, and the one more sale of a settlement. */
export class OrderMoney {
  constructor(
    private readonly state: OrderState,
    private readonly following: () => FollowingState | undefined,
    private readonly journal: Journal,
  ) {}

  /** Agorot taken, or being taken, that neither went back nor are on their way back. */
  get paid(): number {
    const { main, extra } = this.standing;
    return (this.state.paymentStatus === 'capturing' ? paidPrice(this.state) : main) + extra;
  }

  capture(cardId: string | null): void {
    this.state.paymentStatus = 'capturing';
    this.ask(this.state.paymentId!, cardId);
  }

  /** A payment that needs its customer is tried, or tried again. */
  ask(paymentId: string, cardId: string | null): void {
    this.journal.emit('orders.capture_wanted', { paymentId, cardId, returnTo: this.returnTo });
  }

  /** One more sale, by the card of the first. */
  charge(paymentId: string, amount: number): void {
    const { userId, code, paymentId: cardOf } = this.state;
    this.journal.emit('orders.charge_wanted', {
      paymentId,
      userId,
      cardOf: cardOf!,
      amount,
      orderCode: code,
      returnTo: this.returnTo,
    });
  }

  release(paymentId = this.state.paymentId): void {
    const { userId } = this.state;
    if (paymentId) this.journal.emit('orders.release_wanted', { paymentId, userId });
  }

  /** Part of what was paid for an order that stands. */
  giveBackPart(amount: number, now: Date): void {
    if (amount < LEAST_REFUND) return this.owe(amount, now);
    this.refund(this.state.paymentId!, amount);
  }

  /** The order is over: what is held is let go, what was taken goes back but for what is kept. */
  end(now: Date): void {
    const taking = this.state.paymentStatus === 'capturing';
    if (this.state.captured > 0) this.giveBack(now);
    // what is being taken is waited for: part of it may be the store's
    else if (!taking || this.state.kept === 0) this.release();
  }

  /** What the payments context says of the order's payment; it may come late, twice and after the order is over. */
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

  /** The same of the one more sale. True: it is paid by now. */
  noteExtra(
    following: FollowingState,
    { move, amount, captured, refunded }: PaymentMove,
    now: Date,
  ): boolean {
    const taken = Math.max(0, captured - following.extraCaptured);
    const back = Math.max(0, refunded - following.extraRefunded);
    this.state.captured += taken;
    this.state.refunded += back;
    following.extraCaptured += taken;
    following.extraRefunded += back;
    if (taken > 0) this.journal.note('captured', now, { amount: taken });
    if (back > 0) this.givenBack(now, back);
    if (move === 'refund_failed') this.owe(amount, now);
    return taken > 0;
  }

  private get returnTo(): string {
    return `/me/orders/${this.state.id}`;
  }

  /** Totals of each payment. */
  private get sums() {
    const { captured, refunded } = this.state;
    const extra = this.following();
    return {
      main: {
        captured: captured - (extra?.extraCaptured ?? 0),
        refunded: refunded - (extra?.extraRefunded ?? 0),
      },
      extra: { captured: extra?.extraCaptured ?? 0, refunded: extra?.extraRefunded ?? 0 },
    };
  }

  /** What stands of each payment. What a settlement gives back is gone from the moment it is decided. */
  private get standing(): { main: number; extra: number } {
    const { main, extra } = this.sums;
    const following = this.following();
    const settledBack = Math.max(0, -(following?.settledDifference ?? 0));
    return {
      main: main.captured - Math.max(main.refunded, settledBack),
      // of a sale that did not come to count all goes back by itself
      extra: following?.status === 'settled' ? extra.captured - extra.refunded : 0,
    };
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

  /** Of an order that is over nothing is wanted any more; of one that stands the customer has a day. */
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
    const { main, extra } = this.standing;
    const back = main + extra - (this.state.kept ?? 0);
    if (back <= 0) return;
    const parts = splitRefund(back, { main, extra });
    if (!parts) return this.owe(back, now);
    this.state.paymentStatus = 'refunding';
    if (parts.extra) this.refund(this.following()!.extraPaymentId!, parts.extra);
    if (parts.main) this.refund(this.state.paymentId!, parts.main);
  }

  private refund(paymentId: string, amount: number): void {
    this.journal.emit('orders.refund_wanted', { paymentId, refundId: newId(), amount });
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
