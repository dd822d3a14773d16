import type { CardId } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { type LinkedOrderMove, linkedOrderLifecycle } from '@smachot/lifecycles';
import {
  attendedParticipants,
  LEAST_CHARGE,
  priceAt,
  type Rates,
  settledParticipants,
  withinBounds,
} from '@smachot/pricing';
import { takeMenu } from '../changes/agreed-menu';
import type { Amendments } from './amendments';
import type { Attendance } from './attendance';
import type { LinkedOrderState } from './linked-order-state';
import type { Journal } from '../order-journal';
import type { OrderMoney } from '../money/order-money';
import type { OrderState } from '../order-state';
import { agreeOn, paidPrice } from '../order-terms';
import { attendanceCountAt, payBy } from '../order-times';

/** Applies a move; a move that the lifecycle refuses is a programming error. */
export const moveTo = (state: LinkedOrderState, move: LinkedOrderMove): void => {
  const next = linkedOrderLifecycle.move(state.status, move);
  if (!next) throw new Error(`${state.status} does not ${move.type}`);
  state.status = next;
};

/** The one settlement of an order that follows: the number its cut-off decides, and the difference that is charged or refunded. */
export class Settlement {
  constructor(
    private readonly state: LinkedOrderState,
    private readonly amendments: Amendments,
    private readonly attendance: Attendance,
    private readonly order: OrderState,
    private readonly money: OrderMoney,
    private readonly journal: Journal,
  ) {}

  /** Settles at the cut-off: the number becomes final, and this happens only once. */
  settle(seats: number | null, now: Date): Result<undefined> {
    if (!this.isDue(now)) return refuse('lifecycle.illegal_move');
    const open = this.amendments.lapse(now);
    if (open)
      this.journal.tellBoth('order_amendment_lapsed', {
        urgent: false,
        participants: open.participants,
        amount: open.price,
      });
    this.attendance.lapse(now);
    const number = this.estimate(seats);
    if (this.attendance.decides) this.fix(number);
    else this.decide(number, now);
    return accept();
  }

  /** Whether money that the settlement needs is not on its way. */
  get canMoveMoney(): boolean {
    const { status, paymentStatus } = this.order;
    if (status !== 'approved' || this.money.restIsRequested) return false;
    return paymentStatus === 'captured' || paymentStatus === 'none';
  }

  /** Number and price by who arrived; `arrived` 0: the number at the cut-off. */
  attended(arrived: number): { participants: number; price: number } {
    const { fixedParticipants, floorPercent } = this.attendance.newest!;
    const fixed = fixedParticipants!;
    return this.priced([attendedParticipants(this.rates.unit, { fixed, floorPercent, arrived }), fixed]);
  }

  /** Number and price of a number that a side names. */
  named(participants: number): { participants: number; price: number } {
    return this.priced([withinBounds(this.rates.unit, participants), participants]);
  }

  /** Settles by a number that was decided after the event. */
  settleBy(number: { participants: number; price: number }, now: Date): Result<undefined> {
    if (this.state.status !== 'counting' || !this.canMoveMoney) return refuse('lifecycle.illegal_move');
    this.decide(number, now);
    return accept();
  }

  /** The number to prepare for is final; what is paid is decided after the event. */
  private fix({ participants, price }: { participants: number; price: number }): void {
    agreeOn(this.order, participants, price);
    Object.assign(this.state, { agreedParticipants: participants, nextLookAt: null });
    this.attendance.fix(participants, attendanceCountAt(this.order.endsAt, this.eventDate));
    this.move({ type: 'count', by: 'system' });
    this.journal.tellBoth('order_estimate', { urgent: false, participants, amount: price });
  }

  private decide({ participants, price }: { participants: number; price: number }, now: Date): void {
    const { order } = this;
    const standing = paidPrice(order);
    const difference = price - standing;
    // below the provider's minimum charge: the sum is waived
    const forgiven = difference > 0 && difference < LEAST_CHARGE;
    // the difference is charged with the rest, which is not charged twice
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
  }

  /** Records the payment of the one more sale. A payment that is no longer waited for is refunded automatically. */
  paid(now: Date): void {
    if (this.state.status !== 'settling') return;
    this.state.extraStatus = 'captured';
    this.state.payBy = null;
    this.move({ type: 'paid', by: 'system' });
    this.conclude(now, 0);
  }

  /** Records that the one more sale was refused or waits for its customer. */
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

  payAgain(cardId: CardId | null): Result<undefined> {
    const { status, extraStatus, extraPaymentId } = this.state;
    if (status !== 'settling' || extraStatus !== 'action_required') return refuse('lifecycle.illegal_move');
    this.state.extraStatus = 'capturing';
    this.money.ask(extraPaymentId!, cardId);
    return accept();
  }

  /** Locks the number and the menu that were paid, after a day without payment. */
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

  /** Number and price if it were settled now. `seats` null: no guests are known any more. */
  estimate(seats: number | null): { participants: number; price: number } {
    const { agreedParticipants: agreed } = this.state;
    const counted = seats === null ? agreed : settledParticipants(this.rates.unit, agreed, seats);
    return this.priced([counted, agreed]);
  }

  /** The first of these numbers that has a price, else the paid one: a number whose sum would be too small does not count. */
  private priced(numbers: number[]): { participants: number; price: number } {
    for (const participants of numbers) {
      const price = priceAt(this.rates, participants);
      if (price.ok) return { participants, price: price.total };
    }
    const { price } = this.order;
    const paid = this.money.restTakesDue ? price : paidPrice(this.order);
    return { participants: this.state.paidParticipants, price: paid };
  }

  /** Ends the settlement with the order: a charge in progress is released. */
  end(): void {
    const asked = this.state.status === 'settling';
    this.move({ type: 'leave', by: 'system' });
    Object.assign(this.state, { nextLookAt: null, payBy: null, extraStatus: null });
    if (asked) this.money.release(this.state.extraPaymentId);
  }

  /** Whether the cut-off of an approved order has come, and no payment of it is in progress. */
  private isDue(now: Date): boolean {
    return this.state.status === 'following' && this.state.cutOffAt <= now && this.canMoveMoney;
  }

  /** The event's date as far as this order knows. */
  get eventDate(): Date {
    return this.state.movedTo ?? this.state.eventDate ?? this.order.startsAt;
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

  /** Concludes the settlement: the order has that number of participants. */
  private conclude(now: Date, due: number): void {
    const participants = this.state.settledParticipants!;
    const price = this.state.settledPrice!;
    this.state.paidParticipants = participants;
    this.order.due = this.money.restTakesDue ? Math.max(0, due) : 0;
    this.journal.note('settled', now, { amount: price, participants });
    this.journal.tellBoth('order_settled', { urgent: false, participants, amount: price });
  }

  private move(move: LinkedOrderMove): void {
    moveTo(this.state, move);
  }
}
