import type { AmendmentId, EventId, LinkedCount, RideStopId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { linkedOrderLifecycle } from '@smachot/lifecycles';
import { needsAmendment, priceAt, type Rates, withinBounds } from '@smachot/pricing';
import type { AgreedMenu } from '../changes/agreed-menu';
import type { Amendments } from './amendments';
import type { Attendance } from './attendance';
import { AttendanceSteps } from './attendance-steps';
import type { AgreedEvent, EventFacts, EventWatch } from './event-watch';
import type { LinkedOrderState } from './linked-order-state';
import type { Journal } from '../order-journal';
import type { OrderMoney } from '../money/order-money';
import type { OrderState } from '../order-state';
import { agreeOn } from '../order-terms';
import { answersAreIn, nextLook } from '../order-times';
import { moveTo, Settlement } from './settlement';

/**
 * `seats`: number of guests confirmed by now; `rides`: those of them who need a ride, `ridesFrom`: by stop. `closesAt`: the guests are
 * expected to answer until then.
 */
export type Guests = EventFacts & {
  seats: number;
  rides: number;
  ridesFrom: Partial<Record<RideStopId, number>>;
  closesAt: Date;
};

/** The part of an order that follows the guests of an invitation: estimates and amendments, until the settlement. */
export class LinkedOrder {
  readonly settlement: Settlement;
  /** Settling by who arrived, where both sides agreed to. */
  readonly attendanceSteps: AttendanceSteps;

  constructor(
    readonly state: LinkedOrderState,
    readonly amendments: Amendments,
    readonly attendance: Attendance,
    readonly event: EventWatch,
    private readonly order: OrderState,
    money: OrderMoney,
    private readonly journal: Journal,
  ) {
    this.settlement = new Settlement(state, amendments, attendance, order, money, journal);
    this.attendanceSteps = new AttendanceSteps(state, attendance, this.settlement, order);
  }

  /** Whether the number, or its price, is not final. */
  get isOpen(): boolean {
    const { status } = this.state;
    return status === 'following' || status === 'counting' || status === 'settling';
  }

  /** Whether it follows no guests now and may follow others. */
  get isFree(): boolean {
    const { status, eventId } = this.state;
    const free = status === 'left' || !eventId;
    return free && linkedOrderLifecycle.can(status, { type: 'attach', by: 'customer' });
  }

  /** Attaches an invitation, also after another one was left: from now on its guests count. */
  attach(eventId: EventId, event: AgreedEvent | null, now: Date, counts: LinkedCount = 'guests'): void {
    moveTo(this.state, { type: 'attach', by: 'customer' });
    // other guests, other arrivals
    this.attendance.end(now);
    this.event.agree(event);
    this.state.eventId = eventId;
    this.state.counts = counts;
    // they are of the other invitation
    this.state.rideStops = null;
    this.state.nextLookAt = nextLook(now, this.state.cutOffAt);
    this.journal.note('follows', now, { participants: this.state.agreedParticipants });
  }

  /** The seats that this order counts. */
  counted({ seats, rides, ridesFrom }: Pick<Guests, 'seats' | 'rides' | 'ridesFrom'>): number {
    const { counts, rideStops } = this.state;
    if (counts !== 'rides') return seats;
    return rideStops ? rideStops.reduce((sum, stop) => sum + (ridesFrom[stop] ?? 0), 0) : rides;
  }

  /** Counts the passengers of these stops alone, or (null) all; one bus of several that take the guests of an event. */
  chooseRideStops(stops: readonly RideStopId[] | null, now: Date): Result<undefined> {
    const { status, eventId, counts, cutOffAt } = this.state;
    if (status !== 'following' || !eventId || counts !== 'rides') return refuse('lifecycle.illegal_move');
    if (cutOffAt <= now) return refuse('order.too_late');
    this.state.rideStops = stops && [...new Set(stops)];
    return accept();
  }

  /** Stops following. Agreed changes that are not paid are still settled at the cut-off. */
  leave(by: 'customer' | 'system', now: Date): Result<undefined> {
    const { status, eventId } = this.state;
    if (status !== 'following' || !eventId || !linkedOrderLifecycle.can(status, { type: 'leave', by }))
      return refuse('lifecycle.illegal_move');
    if (this.state.cutOffAt <= now) return refuse('order.too_late');
    this.amendments.lapse(now);
    this.attendance.end(now);
    this.state.nextLookAt = null;
    const { agreedParticipants, paidParticipants } = this.state;
    if (agreedParticipants === paidParticipants && this.order.due === 0)
      moveTo(this.state, { type: 'leave', by });
    else this.state.eventId = null;
    this.event.stop();
    this.journal.note('left', now, { participants: this.state.agreedParticipants });
    return accept();
  }

  /**
   * Updates the order after its start has moved, on the day of its event or not; while the number is not final, all times that are
   * counted from the start move along.
   */
  reschedule({ was, onTheDay }: { was: Date; onTheDay: boolean }, now: Date): void {
    const later = this.order.startsAt.getTime() - was.getTime();
    this.state.cutOffAt = new Date(this.state.cutOffAt.getTime() + later);
    if (this.state.status === 'following' && this.state.eventId)
      this.state.nextLookAt = nextLook(now, this.state.cutOffAt);
    this.event.catchUp({ onTheDay, was });
  }

  /** Ends open requests after the price or the number was changed by agreement. `participants` null: unchanged. */
  reprice(participants: number | null, now: Date): void {
    this.amendments.lapse(now);
    this.agree(participants ?? this.state.agreedParticipants);
  }

  /** Stores the paid menu after another one was agreed on; it is kept until the settlement. */
  keepPaidMenu(menu: AgreedMenu): void {
    this.state.paidMenu ??= menu;
  }

  /** Opens a settlement without guests: the difference is still settled at the cut-off. */
  settleOnly(): void {
    if (this.state.status !== 'following') moveTo(this.state, { type: 'resume', by: 'system' });
    const { participants } = this.order.summary.eventInfo;
    Object.assign(this.state, {
      eventId: null,
      nextLookAt: null,
      agreedParticipants: participants,
      paidParticipants: participants,
      paidMenu: null,
    });
  }

  /** Proposes a number that the customer typed. */
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

  /** The business accepts or declines a number it was asked for. */
  answer(
    amendmentId: AmendmentId,
    answer: { type: 'accept' | 'refuse'; reason: string },
    now: Date,
  ): Result<undefined> {
    if (this.state.status === 'following' && this.state.cutOffAt <= now) return refuse('order.too_late');
    const answered = this.amendments.answer(amendmentId, answer, now);
    if (!answered.ok) return answered;
    if (answer.type === 'accept') this.agree(answered.value);
    return accept();
  }

  /** Daily check of the guests' number. Null: the invitation is gone. */
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
    // nothing is agreed before the business has approved
    if (this.order.status !== 'approved') return accept();
    const seats = this.counted(guests);
    this.tellEstimate(seats);
    this.compare(withinBounds(this.rates.unit, seats), now >= answersAreIn(guests.closesAt, cutOffAt), now);
    return accept();
  }

  /** Ends open amendments with the order. */
  end(now: Date): void {
    this.amendments.lapse(now);
    this.attendance.end(now);
    if (!this.isOpen) return;
    this.settlement.end();
  }

  /** Applies a number both sides agreed on; the difference in price is due at the settlement. */
  private agree(participants: number): void {
    this.state.agreedParticipants = participants;
    const price = priceAt(this.rates, participants);
    agreeOn(this.order, participants, price.ok ? price.total : this.order.price);
  }

  private get rates(): Rates {
    return this.order.rates!;
  }

  private tellEstimate(seats: number): void {
    const { participants, price } = this.settlement.estimate(seats);
    const { toldParticipants, toldPrice } = this.state;
    if (participants === toldParticipants && price === toldPrice) return;
    Object.assign(this.state, { toldParticipants: participants, toldPrice: price });
    this.journal.tellBoth('order_estimate', { urgent: false, participants, amount: price });
  }

  /**
   * Proposes a number that is too far from the agreed one in the customer's name; a number the customer proposed by hand is left to the
   * business. A lower number is proposed only once the answers are in, since most guests may not have answered yet.
   */
  private compare(wanted: number, answersIn: boolean, now: Date): void {
    const { agreedParticipants: agreed } = this.state;
    const { newest, open } = this.amendments;
    if (open?.by === 'customer') return;
    if (!needsAmendment(agreed, wanted) || (wanted < agreed && !answersIn)) {
      this.amendments.lapse(now);
      return;
    }
    // a number within a tenth of one the business was asked for follows from its answer
    const asked = newest && newest.status !== 'lapsed' && !needsAmendment(newest.participants, wanted);
    const price = priceAt(this.rates, wanted);
    if (!asked && price.ok) this.amendments.propose(wanted, price.total, 'system', now);
  }
}
