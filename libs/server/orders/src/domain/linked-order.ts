import { accept, newId, refuse, type Result, toShekels } from '@smachot/kernel';
import { canMoveFollowing, type FollowingMove, moveFollowing } from '@smachot/lifecycles';
import {
  LEAST_CHARGE,
  needsAmendment,
  priceAt,
  type Rates,
  settledParticipants,
  withinBounds,
} from '@smachot/pricing';
import type { Amendments } from './amendments';
import type { AgreedEvent, EventFacts, EventWatch } from './event-watch';
import type { FollowingState } from './following-state';
import type { Journal } from './order-journal';
import type { OrderMoney } from './order-money';
import type { OrderState } from './order-state';
import { answersAreIn, nextLook, payBy } from './order-times';

/** `seats`: confirmed by now. `closesAt`: until then they are expected to answer. */
export type Guests = EventFacts & { seats: number; closesAt: Date };

/** The part of an order that follows the guests of an invitation: estimates, amendments and the one settlement. */
export class LinkedOrder {
  constructor(
    readonly state: FollowingState,
    readonly amendments: Amendments,
    readonly event: EventWatch,
    private readonly order: OrderState,
    private readonly money: OrderMoney,
    private readonly journal: Journal,
  ) {}

  /** The number, or its price, is not final. */
  get isOpen(): boolean {
    return this.state.status === 'following' || this.state.status === 'settling';
  }

  /** No guests count for it now, and others may. */
  get isFree(): boolean {
    return this.state.status === 'left' || (this.state.status === 'following' && !this.state.eventId);
  }

  /** Also of one that was left before: from now on these guests count. */
  attach(eventId: string, event: AgreedEvent | null, now: Date): void {
    this.event.agree(event);
    this.state.status = 'following';
    this.state.eventId = eventId;
    this.state.nextLookAt = nextLook(now, this.state.cutOffAt);
    this.journal.note('follows', now, { participants: this.state.agreedParticipants });
  }

  /** What was agreed since and is not paid is still settled at the cut-off. */
  leave(by: 'customer' | 'system', now: Date): Result<undefined> {
    const { status, eventId } = this.state;
    if (status !== 'following' || !eventId || !canMoveFollowing(status, { type: 'leave', by }))
      return refuse('lifecycle.illegal_move');
    if (this.state.cutOffAt <= now) return refuse('order.too_late');
    this.amendments.lapse(now);
    this.state.nextLookAt = null;
    if (this.state.agreedParticipants === this.state.paidParticipants) this.move({ type: 'leave', by });
    else this.state.eventId = null;
    this.event.stop();
    this.journal.note('left', now, { participants: this.state.agreedParticipants });
    return accept();
  }

  /** The customer asks by hand. */
  propose(participants: number, now: Date): Result<undefined> {
    if (this.state.status !== 'following' || !this.state.eventId) return refuse('lifecycle.illegal_move');
    if (this.state.cutOffAt <= now) return refuse('order.too_late');
    if (withinBounds(this.rates.unit, participants) !== participants)
      return refuse('order.participants_bounds');
    if (!needsAmendment(this.state.agreedParticipants, participants))
      return refuse('order.amendment_needless');
    const price = priceAt(this.rates, participants);
    if (!price.ok) return refuse(price.code);
    this.amendments.propose(participants, price.total, 'customer', now);
    return accept();
  }

  /** The business says yes or no to a number it was asked for. */
  answer(
    amendmentId: string,
    answer: { type: 'accept' | 'refuse'; reason: string },
    now: Date,
  ): Result<undefined> {
    if (this.state.status === 'following' && this.state.cutOffAt <= now) return refuse('order.too_late');
    const answered = this.amendments.answer(amendmentId, answer, now);
    if (!answered.ok) return answered;
    if (answer.type === 'accept') this.state.agreedParticipants = answered.value;
    return accept();
  }

  /** The daily look. Null: the invitation is gone. */
  look(guests: Guests | null, now: Date): Result<undefined> {
    const { status, nextLookAt, cutOffAt } = this.state;
    if (status !== 'following' || !nextLookAt || nextLookAt > now || cutOffAt <= now)
      return refuse('lifecycle.illegal_move');
    this.state.nextLookAt = nextLook(now, cutOffAt);
    if (!guests) {
      this.event.cancelled(now, null);
      return this.leave('system', now);
    }
    this.event.compare(guests, now);
    // nothing is agreed before the business has said yes
    if (this.order.status !== 'approved') return accept();
    this.tellEstimate(guests.seats);
    this.compare(
      withinBounds(this.rates.unit, guests.seats),
      now >= answersAreIn(guests.closesAt, cutOffAt),
      now,
    );
    return accept();
  }

  /** The cut-off has come: the number is final. Once, ever. */
  settle(seats: number | null, now: Date): Result<undefined> {
    const { order } = this;
    const paid = order.paymentStatus === 'captured' || order.paymentStatus === 'none';
    if (
      this.state.status !== 'following' ||
      this.state.cutOffAt > now ||
      order.status !== 'approved' ||
      !paid
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
    const difference = price - order.captured;
    // too little for the provider to take: it is not asked for
    const forgiven = difference > 0 && difference < LEAST_CHARGE;
    Object.assign(this.state, {
      nextLookAt: null,
      settledAt: now,
      settledParticipants: participants,
      settledPrice: forgiven ? order.captured : price,
      settledDifference: forgiven ? 0 : difference,
    });
    if (difference >= LEAST_CHARGE) this.ask(difference);
    else {
      if (difference < 0) this.money.giveBackPart(-difference, now);
      this.move({ type: 'settle', by: 'system' });
      this.conclude(now);
    }
    return accept();
  }

  /** One more sale was paid. Where it is not waited for any more, it goes back by itself. */
  paid(now: Date): void {
    if (this.state.status !== 'settling') return;
    this.state.extraStatus = 'captured';
    this.state.payBy = null;
    this.move({ type: 'paid', by: 'system' });
    this.conclude(now);
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
    this.journal.note('settlement_unpaid', now, { amount, participants });
    this.journal.tell('customer', 'order_settlement_due', { urgent: true, amount, participants });
  }

  payAgain(cardId: string | null): Result<undefined> {
    const { status, extraStatus, extraPaymentId } = this.state;
    if (status !== 'settling' || extraStatus !== 'action_required') return refuse('lifecycle.illegal_move');
    this.state.extraStatus = 'capturing';
    this.money.ask(extraPaymentId!, cardId);
    return accept();
  }

  /** Not paid in a day: the number that was paid stands. */
  lock(now: Date): Result<undefined> {
    if (this.state.status !== 'settling' || !this.state.payBy || this.state.payBy > now)
      return refuse('lifecycle.illegal_move');
    const { paidParticipants: participants } = this.state;
    const { price } = this.order;
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

  /** The order is over: what is still open ends with it. */
  end(now: Date): void {
    this.amendments.lapse(now);
    if (!this.isOpen) return;
    const asked = this.state.status === 'settling';
    this.move({ type: 'leave', by: 'system' });
    Object.assign(this.state, { nextLookAt: null, payBy: null, extraStatus: null });
    if (asked) this.money.release(this.state.extraPaymentId);
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
    return { participants: this.state.paidParticipants, price: this.order.price };
  }

  private get rates(): Rates {
    return this.order.rates!;
  }

  private tellEstimate(seats: number): void {
    const { participants, price } = this.estimate(seats);
    const { toldParticipants, toldPrice } = this.state;
    if (participants === toldParticipants && price === toldPrice) return;
    Object.assign(this.state, { toldParticipants: participants, toldPrice: price });
    this.journal.tellBoth('order_estimate', { urgent: false, participants, amount: price });
  }

  /**
   * A number too far from what was agreed is asked for in the customer's name; one the customer asked for by hand is left to the
   * business. Fewer only once the answers are in: most guests may not have said a word yet.
   */
  private compare(wanted: number, answersIn: boolean, now: Date): void {
    const { agreedParticipants: agreed } = this.state;
    const { newest, open } = this.amendments;
    if (open?.by === 'customer') return;
    if (!needsAmendment(agreed, wanted) || (wanted < agreed && !answersIn)) {
      this.amendments.lapse(now);
      return;
    }
    // what is within a tenth of a number the business was asked for follows from its answer
    const asked = newest && newest.status !== 'lapsed' && !needsAmendment(newest.participants, wanted);
    const price = priceAt(this.rates, wanted);
    if (!asked && price.ok) this.amendments.propose(wanted, price.total, 'system', now);
  }

  private ask(difference: number): void {
    this.move({ type: 'ask', by: 'system' });
    this.state.extraPaymentId = newId();
    this.state.extraStatus = 'capturing';
    this.money.charge(this.state.extraPaymentId, difference);
  }

  /** The order is for that many from now on. */
  private conclude(now: Date): void {
    const participants = this.state.settledParticipants!;
    const price = this.state.settledPrice!;
    const priced = priceAt(this.rates, participants);
    const { summary } = this.order;
    this.state.paidParticipants = participants;
    this.order.price = price;
    this.order.summary = {
      ...summary,
      eventInfo: { ...summary.eventInfo, participants },
      price: toShekels(price),
      priceLines: priced.ok ? priced.lines : summary.priceLines,
    };
    this.journal.note('settled', now, { amount: price, participants });
    this.journal.tellBoth('order_settled', { urgent: false, participants, amount: price });
  }

  private move(move: FollowingMove): void {
    const next = moveFollowing(this.state.status, move);
    if (!next) throw new Error(`${this.state.status} does not ${move.type}`);
    this.state.status = next;
  }
}
