import type {
  CardId,
  CouponId,
  EventPayload,
  PaymentId,
  PriceLine,
  PublicEventId,
  RegistrationId,
  StoreId,
  TicketPaymentStatus,
  UserId,
} from '@smachot/contracts';
import { accept, DAY_MS, MINUTE_MS, refuse, type Result } from '@smachot/kernel';
import { ticketPaymentLifecycle, type TicketPaymentMove } from '@smachot/lifecycles';
import { type BasisPoints, type Refund, refundFor, splitCommission } from '@smachot/pricing';

/** The payment of a registration whose tickets cost. Sums in agorot. */
export type TicketPurchaseState = {
  registrationId: RegistrationId;
  eventId: PublicEventId;
  storeId: StoreId;
  userId: UserId;
  /** What its payer calls it by; from the database. */
  code: string;
  /** The event's, for lists of payments. */
  title: string;
  slug: string;
  /** Of the newest attempt; null: no card was asked yet. */
  paymentId: PaymentId | null;
  /** Null: the default card. */
  cardId: CardId | null;
  status: TicketPaymentStatus;
  price: number;
  lines: PriceLine[];
  couponId: CouponId | null;
  commissionRate: BasisPoints;
  /** The terms it was bought under. */
  refundDays: number;
  /** The host moved the event after it was bought: everything comes back until it begins. */
  freeToCancel: boolean;
  startsAt: Date;
  endsAt: Date;
  /** A hold leads to the capture at once: no approval is needed, or the host said yes before. */
  captureAtOnce: boolean;
  /** The registration was approved, so the held sum is taken. */
  captureAsked: boolean;
  /** It has its seat, so that a refusal of the card may be made good until `payBy`. */
  mayRetry: boolean;
  payBy: Date | null;
  captured: number;
  refunded: number;
  /** Decided: the part of the captured sum that goes back to the payer. */
  toRefund: number;
  /** The part of it that the provider is asked to give back once the sum is captured. */
  unasked: number;
  /** The part of it that cannot go back to the card: too small, or refused by the provider. It is settled by hand. */
  owed: number;
  ended: boolean;
  createdAt: Date;
  paidAt: Date | null;
  version: number;
};

export type PaymentMoved = EventPayload<'payments.moved'>;
export type TicketMoney = EventPayload<'hosted_events.money_moved'>;
export type IsRestDay = (day: Date) => boolean;

/** How long a first payment, and one of somebody who has a seat, is awaited. */
const FIRST_TRY_MS = 15 * MINUTE_MS;
const GRACE_MS = DAY_MS;

/** Who ends a registration: its own person by the terms, everybody else with everything given back. */
export type EndedBy = 'attendee' | 'host' | 'system';
/** What is asked of the provider. */
export type MoneyAct = { act: 'none' } | { act: 'release' } | { act: 'refund'; amount: number };

const NOTHING: MoneyAct = { act: 'none' };

export class TicketPurchase {
  constructor(readonly state: TicketPurchaseState) {}

  /** A card is asked, by a new payment. @param graced a seat was given before, so that another try is awaited for a day */
  ask(paymentId: PaymentId, cardId: CardId | null, now: Date, graced: boolean): Result<undefined> {
    const moved = this.move({ type: 'ask', by: 'attendee' });
    if (!moved && this.state.status !== 'authorising') return refuse('lifecycle.illegal_move');
    const payBy = graced ? (this.state.payBy ?? this.until(now, GRACE_MS)) : this.until(now, FIRST_TRY_MS);
    Object.assign(this.state, { paymentId, cardId, payBy, mayRetry: graced });
    return accept();
  }

  /** Nothing is left to pay. */
  settleFree(now: Date): void {
    Object.assign(this.state, { status: 'captured', paidAt: now, payBy: null });
  }

  get isFree(): boolean {
    return this.state.price === 0;
  }
  /** Whether the host's time has begun: the sum is authorized, or there is none. */
  get isSecured(): boolean {
    return this.state.status === 'held' || this.state.status === 'captured';
  }
  private get isBeingTaken(): boolean {
    return this.state.status === 'held' && this.state.captureAsked;
  }
  get mayBePaid(): boolean {
    const { ended, mayRetry, status } = this.state;
    return !ended && mayRetry && (status === 'due' || status === 'action_required');
  }

  /** Applies what is new of the payment; it may come late, twice and after the end. */
  apply({ move, captured, refunded }: PaymentMoved, now: Date): MoneyAct {
    const before = this.state.captured;
    this.state.captured = Math.max(before, captured);
    this.state.refunded = Math.max(this.state.refunded, refunded);
    if (move === 'held') this.held();
    if (move === 'challenged') this.awaited({ type: 'challenge', by: 'provider' }, now);
    if (move === 'refused') this.awaited({ type: 'refuse', by: 'provider' }, now);
    if (move === 'refund_failed') this.state.owed = this.toReturn;
    if (move !== 'captured' || before > 0)
      return move === 'held' && this.state.ended ? { act: 'release' } : NOTHING;
    this.move({ type: 'capture', by: 'provider' });
    Object.assign(this.state, { paidAt: now, payBy: null });
    return this.state.ended ? this.refundUnasked() : NOTHING;
  }

  held(): void {
    if (this.move({ type: 'hold', by: 'provider' }))
      Object.assign(this.state, { payBy: null, mayRetry: true });
  }

  /** What is given back when it ends now. */
  refundOf(by: EndedBy, now: Date, isRestDay: IsRestDay): Refund {
    const { captured, price, refundDays, freeToCancel, createdAt: placedAt, startsAt } = this.state;
    const taken = this.isBeingTaken ? price : captured;
    const byTerms = by === 'attendee' && !(freeToCancel && now < startsAt);
    return refundFor({
      by: byTerms ? 'customer' : 'partner',
      paid: Math.max(0, taken - this.state.refunded - this.state.toRefund),
      policy: [{ hoursBefore: refundDays * 24, refundPercent: 100 }],
      ...{ placedAt, startsAt, now, isRestDay },
    });
  }

  /** The registration is over. */
  end(by: EndedBy, now: Date, isRestDay: IsRestDay): MoneyAct {
    const { refunded, owed, kept } = this.refundOf(by, now, isRestDay);
    const beingTaken = this.isBeingTaken;
    Object.assign(this.state, { ended: true, payBy: null, mayRetry: false });
    this.state.toRefund += refunded + owed;
    this.state.owed += owed;
    if (this.state.status === 'captured') {
      return refunded > 0 ? { act: 'refund', amount: refunded } : NOTHING;
    }
    // a part is kept: it is captured first, and the rest of it given back then
    if (beingTaken && kept > 0) {
      this.state.unasked = refunded;
      return NOTHING;
    }
    this.move({ type: 'end', by: 'system' });
    return this.state.paymentId ? { act: 'release' } : NOTHING;
  }

  private refundUnasked(): MoneyAct {
    const { unasked: amount } = this.state;
    this.state.unasked = 0;
    return amount > 0 ? { act: 'refund', amount } : NOTHING;
  }

  /** Decided to go back, and not back yet. */
  private get toReturn(): number {
    const { toRefund, captured, refunded } = this.state;
    return Math.max(0, Math.min(toRefund, captured) - refunded);
  }

  /** The same by its way: to the card, or by hand. */
  get returning(): { toCard: number; owed: number } {
    const owed = Math.min(this.state.owed, this.toReturn);
    return { toCard: this.toReturn - owed, owed };
  }

  /** For whoever accounts for it. */
  get money(): Omit<TicketMoney, 'version'> {
    const { registrationId: orderId, code: orderCode, storeId, captured, refunded, endsAt } = this.state;
    const { toReturn: toCustomer } = this;
    const { commission } = splitCommission(captured - refunded - toCustomer, this.state.commissionRate);
    return {
      ...{ orderId, orderCode, storeId, captured, refunded, toCustomer, commission },
      over: true,
      endsAt: endsAt.toISOString(),
    };
  }

  private awaited(move: TicketPaymentMove, now: Date): void {
    if (this.state.ended || !this.move(move)) return;
    this.state.payBy ??= this.until(now, GRACE_MS);
  }

  /** Nothing is awaited once the event has begun. */
  private until(now: Date, milliseconds: number): Date {
    return new Date(Math.min(now.getTime() + milliseconds, this.state.startsAt.getTime()));
  }

  private move(move: TicketPaymentMove): boolean {
    const status = ticketPaymentLifecycle.move(this.state.status, move);
    if (status) this.state.status = status;
    return status !== undefined;
  }
}
