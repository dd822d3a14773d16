import type { EventType, Location } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, wallTime } from '@smachot/kernel';
import type { LinkedOrderState } from './linked-order-state';
import { comesToCustomer } from '../placing/frozen-rates';
import type { Journal } from '../order-journal';
import type { OrderState } from '../order-state';

/** Current event of an invitation; the greatest version is the newest. `eventType`: null when it does not say what is celebrated. */
export type EventFacts = { eventType: EventType | null; date: Date; location: Location; version: number };
/** Date and place of the event when both sides last agreed on the order. */
export type AgreedEvent = { date: Date; address: string };

export const agreedEventOf = ({ date, location }: Pick<EventFacts, 'date' | 'location'>): AgreedEvent => ({
  date,
  address: addressOf(location),
});

const DAY_MINUTES = 1_440;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const addressOf = (place: Location | null): string => (place?.address ?? '').trim();

const atSameTime = (one: Date, other: Date): boolean => {
  const [is, was] = [wallTime(one), wallTime(other)];
  return is.day === was.day && is.time === was.time;
};

/** Shifts a moment by the distance between two others, measured in Israel's wall-clock time. */
const shifted = (at: Date, from: Date, to: Date): Date => {
  const [was, is, own] = [from, to, at].map(wallTime);
  const days = (Date.parse(is!.day) - Date.parse(was!.day)) / DAY_MS;
  const minutes = minutesOf(own!.time) + minutesOf(is!.time) - minutesOf(was!.time);
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pad = (part: number) => String(part).padStart(2, '0');
  return atWallTime(
    addDays(own!.day, days + Math.floor(minutes / DAY_MINUTES)),
    `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`,
  );
};

/** Compares the event of the followed invitation with the agreed one. It never moves an order. */
export class EventWatch {
  constructor(
    private readonly state: LinkedOrderState,
    private readonly order: OrderState,
    private readonly journal: Journal,
  ) {}

  /** The agreed event; an order that followed before this was stored takes its own start and place. */
  get agreed(): AgreedEvent {
    const { eventDate, eventAddress } = this.state;
    const own = this.order.summary.eventInfo.location;
    return { date: eventDate ?? this.order.startsAt, address: eventAddress ?? addressOf(own) };
  }

  get hasMoved(): boolean {
    return this.state.movedTo !== null || this.state.movedPlace !== null;
  }

  /** The start at the same distance from the event as before, in wall-clock time. */
  get suggestedStart(): Date {
    const { startsAt } = this.order;
    if (!this.state.movedTo) return startsAt;
    return shifted(startsAt, this.agreed.date, this.state.movedTo);
  }

  /** The new place to which the business would come; null when the place is unchanged or the business does not deliver. */
  get suggestedPlace(): Location | null {
    return comesToCustomer(this.order.rates) ? this.state.movedPlace : null;
  }

  /**
   * Updates the agreed event after the order has new terms, so that a warning about the change it has followed disappears. An order that
   * moved to another day than its event shifts the agreed date along, so that the suggested start is never farther than the event.
   */
  catchUp({ onTheDay, was }: { onTheDay: boolean; was: Date }): void {
    const { movedTo, movedPlace } = this.state;
    const { date, address } = this.agreed;
    if (movedTo) {
      const agreed = onTheDay ? movedTo : shifted(date, was, this.order.startsAt);
      const there = atSameTime(agreed, movedTo);
      Object.assign(this.state, {
        eventDate: agreed,
        eventAddress: address,
        movedTo: there ? null : movedTo,
      });
    }
    const place = addressOf(this.order.summary.eventInfo.location);
    const comes = comesToCustomer(this.order.rates);
    if (movedPlace && (!comes || place === addressOf(movedPlace)))
      Object.assign(this.state, {
        eventDate: this.state.eventDate ?? date,
        eventAddress: addressOf(movedPlace),
        movedPlace: null,
      });
  }

  /** Sets the event both sides know from now on. */
  agree(event: AgreedEvent | null): void {
    Object.assign(this.state, {
      eventDate: event?.date ?? null,
      eventAddress: event?.address ?? null,
      eventVersion: null,
      movedTo: null,
      movedPlace: null,
      eventCancelledAt: null,
    });
  }

  /** Daily comparison: an order without a stored event takes this one as agreed. */
  compare(event: EventFacts, now: Date): void {
    if (this.state.eventDate) this.apply(event, now);
    else this.agree(agreedEventOf(event));
  }

  /** Returns true when the event differs from the known one. An older version than the last one changes nothing. */
  apply(event: EventFacts, now: Date): boolean {
    const { eventVersion, status, eventCancelledAt } = this.state;
    if (!this.stands || status === 'left' || eventCancelledAt) return false;
    if (eventVersion !== null && event.version <= eventVersion) return false;
    const { date, address } = this.agreed;
    const before = [this.state.movedTo?.getTime() ?? null, addressOf(this.state.movedPlace)];
    this.state.eventVersion = event.version;
    this.state.movedTo = atSameTime(event.date, date) ? null : event.date;
    this.state.movedPlace = addressOf(event.location) === address ? null : event.location;
    const after = [this.state.movedTo?.getTime() ?? null, addressOf(this.state.movedPlace)];
    if (before.every((was, at) => was === after[at])) return true;
    this.tell('order_event_moved', 'event_moved', now, event);
    return true;
  }

  /** Records the event's cancellation. The order stays unchanged: its sides weigh the cost of cancelling it. */
  cancelled(now: Date, eventType: EventType | null): boolean {
    if (!this.stands || this.state.eventCancelledAt) return false;
    Object.assign(this.state, { eventCancelledAt: now, movedTo: null, movedPlace: null });
    this.tell('order_event_cancelled', 'event_cancelled', now, { eventType });
    return true;
  }

  /** Forgets the event's move, because the order no longer follows it. */
  stop(): void {
    Object.assign(this.state, { movedTo: null, movedPlace: null });
  }

  /** Erases the places, which are personal data. */
  forget(): void {
    Object.assign(this.state, { eventAddress: null, movedPlace: null });
  }

  private get stands(): boolean {
    return this.order.status === 'pending' || this.order.status === 'approved';
  }

  private tell(
    kind: 'order_event_moved' | 'order_event_cancelled',
    noted: 'event_moved' | 'event_cancelled',
    now: Date,
    { eventType, date }: { eventType: EventType | null; date?: Date },
  ): void {
    this.journal.note(noted, now);
    const values = {
      store: this.order.summary.partnerName,
      event: eventType,
      eventAt: date?.toISOString() ?? null,
    };
    // a customer with a closed account gets no notification
    if (!this.order.customerLeft) this.journal.tell('customer', kind, { urgent: true, values });
    this.journal.tell('crew', kind, { urgent: true, values });
  }
}
