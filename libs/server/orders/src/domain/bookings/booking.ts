import type {
  BookingDecline,
  BookingDish,
  BookingId,
  BookingLinkId,
  BookingMenu,
  BookingStatus,
  Occasion,
  PricingUnitId,
  StoreId,
} from '@smachot/contracts';
import { accept, DAY_MS, type E164, HOUR_MS, isTooFarAhead, refuse, type Result } from '@smachot/kernel';
import { type BookingMove, bookingLifecycle } from '@smachot/lifecycles';

/** `price` in agorot. */
export type BookingTerms = {
  startsAt: Date;
  endsAt: Date;
  customerName: string;
  /** E.164 */
  customerPhone: E164 | null;
  /** HMAC of the phone, to find a customer's bookings when the account is closed. */
  phoneKey: string | null;
  eventKind: Occasion | null;
  participants: number;
  unitId: PricingUnitId | null;
  title: string;
  place: string;
  price: number | null;
  note: string;
  /** Dishes of the unit's menu as they were when they were chosen. */
  menu: BookingMenu | null;
  dishes: BookingDish[];
};
export type BookingState = BookingTerms & {
  id: BookingId;
  storeId: StoreId;
  enteredBy: string;
  status: BookingStatus;
  /** Id of the newest link; null when no link is valid. */
  linkId: BookingLinkId | null;
  linkHash: string | null;
  linkUntil: Date | null;
  askedAt: Date | null;
  answeredAt: Date | null;
  declinedBecause: BookingDecline | null;
  /** The customer's words of what is not right. */
  reason: string;
  /** How often the customer has answered by the newest link. */
  answers: number;
  /** When the customer's personal data is erased; null when it is erased already. */
  forgetAt: Date | null;
  createdAt: Date;
  version: number;
};
type Declining = { because: BookingDecline; reason: string };
export type Link = { id: BookingLinkId; hash: string };

const LONGEST_MS = 36 * HOUR_MS;
/** Milliseconds for which a link is valid; it ends at the start of the booking at the latest. */
export const LINK_MS = 14 * DAY_MS;
/** Most answers by one link: each of them is told to the crew. */
export const MOST_ANSWERS = 10;
/** Milliseconds from the end of a booking to the erasure of its customer. */
export const RETENTION_MS = 90 * DAY_MS;

/** Fields the customer sees behind the link; the answer is to exactly these. */
const SHOWN = [
  'startsAt',
  'endsAt',
  'customerPhone',
  'participants',
  'title',
  'place',
  'price',
] as const satisfies (keyof BookingTerms)[];

const NOBODY = {
  customerName: '',
  customerPhone: null,
  phoneKey: null,
  place: '',
  note: '',
  reason: '',
} as const;
const NO_DISHES = { menu: null, dishes: [] as BookingDish[] };
const UNANSWERED = { answeredAt: null, declinedBecause: null, reason: '', answers: 0 } as const;
const NO_LINK = { linkId: null, linkHash: null, linkUntil: null } as const;

/** Checks the hours of a booking that is entered now. */
const checkHours = ({ startsAt, endsAt }: BookingTerms, now: Date): Result<undefined> => {
  const lasts = endsAt.getTime() - startsAt.getTime();
  if (lasts <= 0 || lasts > LONGEST_MS)
    return refuse('booking.hours', { fields: { endsAt: 'booking.hours' } });
  if (endsAt <= now) return refuse('slot.past', { fields: { startsAt: 'slot.past' } });
  if (isTooFarAhead(startsAt, now))
    return refuse('booking.too_far', { fields: { startsAt: 'booking.too_far' } });
  return accept();
};

/** Booking that a business took by phone: it holds a place of its day, and nothing is charged for it. */
export class Booking {
  constructor(readonly state: BookingState) {}

  static enter(
    about: Pick<BookingState, 'id' | 'storeId' | 'enteredBy'>,
    terms: BookingTerms,
    now: Date,
  ): Result<Booking> {
    const possible = checkHours(terms, now);
    if (!possible.ok) return possible;
    return accept(
      new Booking({
        ...about,
        ...terms,
        ...NO_LINK,
        status: 'entered',
        ...UNANSWERED,
        askedAt: null,
        forgetAt: new Date(terms.endsAt.getTime() + RETENTION_MS),
        createdAt: now,
        version: 1,
      }),
    );
  }

  get holdsSlot(): boolean {
    return this.state.status !== 'removed';
  }

  /** Changes the terms. In a past booking only the note and the kind may still change; its hours stay. */
  change(terms: BookingTerms, now: Date): Result<undefined> {
    const { state } = this;
    if (state.status === 'removed') return refuse('not_found');
    const moves = +terms.startsAt !== +state.startsAt || +terms.endsAt !== +state.endsAt;
    const possible = moves ? checkHours(terms, now) : accept();
    if (!possible.ok) return possible;
    if (SHOWN.some((name) => String(terms[name]) !== String(state[name]))) {
      const moved = this.move({ type: 'change', by: 'partner' });
      if (!moved.ok) return moved;
      Object.assign(state, { ...NO_LINK, ...UNANSWERED, askedAt: null });
    }
    // the data of a customer with a closed account is erased at the end, also when the booking changes meanwhile
    const left = state.forgetAt !== null && state.forgetAt <= state.endsAt;
    const kept = left && terms.customerPhone === state.customerPhone ? 0 : RETENTION_MS;
    Object.assign(state, { ...terms, forgetAt: new Date(terms.endsAt.getTime() + kept) });
    return accept();
  }

  ask({ id, hash }: Link, now: Date): Result<undefined> {
    const { startsAt, customerPhone } = this.state;
    if (!customerPhone) return refuse('booking.no_phone');
    if (startsAt <= now) return refuse('booking.over');
    const moved = this.move({ type: 'ask', by: 'partner' });
    if (!moved.ok) return moved;
    Object.assign(this.state, {
      linkId: id,
      linkHash: hash,
      linkUntil: new Date(Math.min(now.getTime() + LINK_MS, startsAt.getTime())),
      askedAt: now,
    });
    return accept();
  }

  /** Confirms the booking, also for a customer who said before that it is not right. */
  confirm(now: Date): Result<undefined> {
    const { status, declinedBecause } = this.state;
    // a second tap is idempotent
    if (status === 'confirmed') return accept();
    const moved = this.answer({ type: 'confirm', by: 'customer', declinedBecause }, now);
    if (moved.ok) Object.assign(this.state, { declinedBecause: null, reason: '' });
    return moved;
  }

  /** Declines the booking. A phone that belongs to someone else is not kept. */
  decline({ because, reason }: Declining, now: Date): Result<undefined> {
    const moved = this.answer({ type: 'decline', by: 'customer' }, now);
    if (!moved.ok) return moved;
    Object.assign(this.state, {
      declinedBecause: because,
      ...(because === 'not_me' ? { customerPhone: null, phoneKey: null, ...NO_LINK } : { reason }),
    });
    return moved;
  }

  /** Removes the booking: it frees its place and keeps no personal data. */
  remove(by: 'partner' | 'system'): Result<undefined> {
    const moved = this.move({ type: 'remove', by });
    if (!moved.ok) return moved;
    Object.assign(this.state, { ...NOBODY, ...NO_LINK, ...NO_DISHES, title: '', forgetAt: null });
    return moved;
  }

  private answer(move: BookingMove, now: Date): Result<undefined> {
    const { answers } = this.state;
    if (answers >= MOST_ANSWERS) return refuse('request.too_many');
    const moved = this.move(move);
    if (moved.ok) Object.assign(this.state, { answeredAt: now, answers: answers + 1 });
    return moved;
  }

  private move(move: BookingMove): Result<undefined> {
    const status = bookingLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.status = status;
    return accept();
  }
}
