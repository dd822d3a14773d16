import type { EventType, Location } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
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

const addressOf = (place: Location | null): string => (place?.address ?? '').trim();

const atSameTime = (one: Date, other: Date): boolean => {
  const [is, was] = [wallTime(one), wallTime(other)];
  return is.day === was.day && is.time === was.time;
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
