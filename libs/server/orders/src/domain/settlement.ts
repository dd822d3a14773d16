import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { type FollowingMove, followingLifecycle } from '@smachot/lifecycles';
import { LEAST_CHARGE, priceAt, type Rates, settledParticipants } from '@smachot/pricing';
import { takeMenu } from './agreed-menu';
import type { Amendments } from './amendments';
import type { FollowingState } from './following-state';
import type { Journal } from './order-journal';
import type { OrderMoney } from './order-money';
import type { OrderState } from './order-state';
import { agreeOn, paidPrice } from './order-terms';
import { payBy } from './order-times';

/** Each move as the lifecycle has it; one it does not have is a mistake of ours. */
export const moveTo = (state: FollowingState, move: FollowingMove): void => {
  const next = followingLifecycle.move(state.status, move);
  if (!next) throw new Error(`${state.status} does not ${move.type}`);
  state.status = next;
};

/** The one settlement of an order that follows: the number its cut-off decides, and the difference that is paid or given back. */
export class Settlement {
  constructor(
    private readonly state: FollowingState,
    private readonly amendments: Amendments,
    private readonly order: OrderState,
    private readonly money: OrderMoney,
    private readonly journal: Journal,
  ) {}

  /** The cut-off has come: the number is final. Once, ever. */
  settle(seats: number | null, now: Date): Result<undefined> {
    const { order } = this;
    const paid = order.paymentStatus === 'captured' || order.paymentStatus === 'none';
    if (
      this.state.status !== 'following' ||
      this.state.cutOffAt > now ||
      order.status !== 'approved' ||
      !paid ||
      this.money.restIsAsked
    )
      return refuse('lifecycle.illegal_move');
    const open = this.amendments.lapse(now);
    if (open)
      this.journal.tellBoth('order_amendment_lapsed', {
        urgent: false,
        participants: open.participants,
        amount: open.price,
      });
    const { participants, price } = this.estimate(seats);
    const standing = paidPrice(order);
    const difference = price - standing;
    // too little for the provider to take: it is not asked for
    const forgiven = difference > 0 && difference < LEAST_CHARGE;
    // what comes beside it is part of the rest, which is not asked for twice
    const withRest = difference >= LEAST_CHARGE && this.money.restTakesDue;
    Object.assign(this.state, {
      nextLookAt: null,
      settledAt: now,
      settledParticipants: participants,
      settledPrice: forgiven ? standing : price,
      settledDifference: forgiven || withRest ? 0 : difference,
    });
    agreeOn(order, participants, this.state.settledPrice!);
    if (difference >= LEAST_CHARGE && !withRest) this.ask(difference);
    else {
      if (difference < 0) this.money.giveBackPart(-difference, now);
      this.move({ type: 'settle', by: 'system' });
      this.conclude(now, order.due);
    }
    return accept();
  }

  /** One more sale was paid. Where it is not waited for any more, it goes back by itself. */
  paid(now: Date): void {
    if (this.state.status !== 'settling') return;
    this.state.extraStatus = 'captured';
    this.state.payBy = null;
    this.move({ type: 'paid', by: 'system' });
    this.conclude(now, 0);
  }

  /** One more sale was refused, or waits for its customer. */
  unpaid(move: 'challenged' | 'refused', now: Date): void {
    if (this.state.status !== 'settling') return;
    const first = this.state.payBy === null;
    this.state.extraStatus = 'action_required';
    this.state.payBy ??= payBy(now);
    if (!first && move !== 'refused') return;
    const amount = this.state.settledDifference!;
    const participants = this.state.settledParticipants!;
    if (move === 'refused') this.journal.note('settlement_unpaid', now, { amount, participants });
    this.journal.tell('customer', 'order_settlement_due', { urgent: true, amount, participants });
  }

  payAgain(cardId: string | null): Result<undefined> {
    const { status, extraStatus, extraPaymentId } = this.state;
    if (status !== 'settling' || extraStatus !== 'action_required') return refuse('lifecycle.illegal_move');
    this.state.extraStatus = 'capturing';
    this.money.ask(extraPaymentId!, cardId);
    return accept();
  }

  /** Not paid in a day: the number that was paid stands, and the menu. */
  lock(now: Date): Result<undefined> {
    if (this.state.status !== 'settling' || !this.state.payBy || this.state.payBy > now)
      return refuse('lifecycle.illegal_move');
    const { paidParticipants: participants, paidMenu } = this.state;
    if (paidMenu) takeMenu(this.order, paidMenu);
    const price = paidPrice(this.order);
    agreeOn(this.order, participants, price);
    this.move({ type: 'lock', by: 'system' });
    this.money.release(this.state.extraPaymentId);
    Object.assign(this.state, {
      payBy: null,
      extraStatus: null,
      settledAt: now,
      settledParticipants: participants,
      settledPrice: price,
      settledDifference: 0,
    });
    this.journal.note('locked', now, { amount: price, participants });
    this.journal.tellBoth('order_locked', { urgent: false, participants });
    return accept();
  }

  /** What would be settled now. `seats` null: there are no guests to ask any more. */
  estimate(seats: number | null): { participants: number; price: number } {
    const { agreedParticipants: agreed } = this.state;
    const counted = seats === null ? agreed : settledParticipants(this.rates.unit, agreed, seats);
    for (const participants of [counted, agreed]) {
      const price = priceAt(this.rates, participants);
      // a number that has no price, since it would be too small a sum, does not count
      if (price.ok) return { participants, price: price.total };
    }
    const { price } = this.order;
    const paid = this.money.restTakesDue ? price : paidPrice(this.order);
    return { participants: this.state.paidParticipants, price: paid };
  }

  /** The order is over: what is being paid is let go. */
  end(): void {
    const asked = this.state.status === 'settling';
    this.move({ type: 'leave', by: 'system' });
    Object.assign(this.state, { nextLookAt: null, payBy: null, extraStatus: null });
    if (asked) this.money.release(this.state.extraPaymentId);
  }

  private get rates(): Rates {
    return this.order.rates!;
  }

  private ask(difference: number): void {
    this.move({ type: 'ask', by: 'system' });
    this.state.extraPaymentId = newId();
    this.state.extraStatus = 'capturing';
    this.money.charge(this.state.extraPaymentId, difference);
  }

  /** The order is for that many from now on. */
  private conclude(now: Date, due: number): void {
    const participants = this.state.settledParticipants!;
    const price = this.state.settledPrice!;
    this.state.paidParticipants = participants;
    this.order.due = this.money.restTakesDue ? Math.max(0, due) : 0;
    this.journal.note('settled', now, { amount: price, participants });
    this.journal.tellBoth('order_settled', { urgent: false, participants, amount: price });
  }

  private move(move: FollowingMove): void {
    moveTo(this.state, move);
  }
}
