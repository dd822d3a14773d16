import type { EventType, Location } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, wallTime } from '@smachot/kernel';
import type { FollowingState } from './following-state';
import type { Journal } from './order-journal';
import type { OrderState } from './order-state';

/** What an invitation says of its event now; the greatest version is the newest. */
export type EventFacts = { eventType: EventType; date: Date; location: Location; version: number };
/** When and where the event was when both sides last agreed on the order. */
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

/** As much later as one moment is after another, by the clock on the wall. */
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

/** Whether the event of the invitation that an order follows still is when and where it was agreed on. It moves no order. */
export class EventWatch {
  constructor(
    private readonly state: FollowingState,
    private readonly order: OrderState,
    private readonly journal: Journal,
  ) {}

  /** As agreed; of an order that followed before this was kept, its own start and place. */
  get agreed(): AgreedEvent {
    const { eventDate, eventAddress } = this.state;
    const own = this.order.summary.eventInfo.location;
    return { date: eventDate ?? this.order.startsAt, address: eventAddress ?? addressOf(own) };
  }

  get hasMoved(): boolean {
    return this.state.movedTo !== null || this.state.movedPlace !== null;
  }

  /** The start at which the order would be as far from its event as it was, by the clock on the wall. */
  get suggestedStart(): Date {
    const { startsAt } = this.order;
    if (!this.state.movedTo) return startsAt;
    return shifted(startsAt, this.agreed.date, this.state.movedTo);
  }

  /** Where the business would come then; null: where it was, or it does not come. */
  get suggestedPlace(): Location | null {
    return this.order.rates?.delivery ? this.state.movedPlace : null;
  }

  /**
   * The order has other terms now, and of what it has caught up with nobody has to be warned. One that moved to another day than its
   * event takes the day it was compared with along, so that it is not asked to go farther than to the event.
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
    const comes = Boolean(this.order.rates?.delivery);
    if (movedPlace && (!comes || place === addressOf(movedPlace)))
      Object.assign(this.state, {
        eventDate: this.state.eventDate ?? date,
        eventAddress: addressOf(movedPlace),
        movedPlace: null,
      });
  }

  /** From now on this is what both sides know. */
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

  /** The daily look: an order that knows of no event yet takes this one for what was agreed on. */
  compare(event: EventFacts, now: Date): void {
    if (this.state.eventDate) this.hear(event, now);
    else this.agree(agreedEventOf(event));
  }

  /** True: it is another event than was known. What is older than what was heard changes nothing. */
  hear(event: EventFacts, now: Date): boolean {
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

  /** The order stays as it is: what it costs to cancel it is for its sides to weigh. */
  cancelled(now: Date, eventType: EventType | null): boolean {
    if (!this.stands || this.state.eventCancelledAt) return false;
    Object.assign(this.state, { eventCancelledAt: now, movedTo: null, movedPlace: null });
    this.tell('order_event_cancelled', 'event_cancelled', now, { eventType });
    return true;
  }

  /** It is not followed any more. */
  stop(): void {
    Object.assign(this.state, { movedTo: null, movedPlace: null });
  }

  /** Places are personal. */
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
    // whoever has closed the account is not written to
    if (!this.order.customerLeft) this.journal.tell('customer', kind, { urgent: true, values });
    this.journal.tell('crew', kind, { urgent: true, values });
  }
}
