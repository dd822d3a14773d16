import {
  type EventSeriesId,
  type HostedEventForm,
  MOST_SEATS,
  type PublicEventId,
  type StoreId,
  type UserId,
} from '@smachot/contracts';
import { accept, DAY_MS, refuse, type Result } from '@smachot/kernel';
import { checkForm, checkStart, type EventTerms, termsOf } from './event-terms';
import { changedTickets, type Seller, type TicketTypeState } from './ticket-types';

/** A picture as the platform stores it. */
export type CoverPhoto = { key: string; width: number; height: number; placeholder: string };
export type HostedEventState = EventTerms & {
  id: PublicEventId;
  slug: string;
  coverPhoto: CoverPhoto | null;
  createdAt: Date;
  /** Who created it; null: a sample, or a store's event whose creator left. */
  hostUserId: UserId | null;
  /** The store that hosts it; null: the person does. */
  storeId: StoreId | null;
  /** Seats that are approved or wait for approval; written with each seat. */
  taken: number;
  deletedAt: Date | null;
  version: number;
  /** The series it is a date of; null: it takes place once. */
  seriesId: EventSeriesId | null;
  /** Its day when it was added to the series; it stays when the date is moved, so that no date is added twice. */
  seriesDay: string | null;
};
type Opened = Pick<HostedEventState, 'id' | 'slug' | 'hostUserId' | 'storeId'> &
  Partial<Pick<HostedEventState, 'seriesId' | 'seriesDay' | 'coverPhoto'>>;

const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * DAY_MS;

/** A public event with its kinds of tickets. Seats are counted under the lock of its row. */
export class HostedEvent {
  constructor(
    readonly state: HostedEventState,
    public tickets: TicketTypeState[],
  ) {}

  static open(about: Opened, form: HostedEventForm, seller: Seller, now: Date): Result<HostedEvent> {
    const sound = checkForm(form);
    if (!sound.ok) return sound;
    const terms = termsOf(form);
    const start = checkStart(terms.startDatetime, null, now);
    if (!start.ok) return start;
    const tickets = changedTickets(about.id, [], form.ticketTypes, new Set(), seller);
    if (!tickets.ok) return tickets;
    const none = { seriesId: null, seriesDay: null, coverPhoto: null };
    const rest = { createdAt: now, taken: 0, deletedAt: null, version: 1 };
    return accept(new HostedEvent({ ...none, ...about, ...terms, ...rest }, tickets.value));
  }

  /** Becomes the first date of a series. */
  beginSeries(seriesId: EventSeriesId, seriesDay: string): void {
    Object.assign(this.state, { seriesId, seriesDay, version: this.state.version + 1 });
  }

  /**
   * Other terms. @returns whether its time or place is another, so that the registered are told
   * @param inUse kinds of tickets with registrations that stand
   */
  change(form: HostedEventForm, inUse: ReadonlySet<string>, seller: Seller, now: Date): Result<boolean> {
    const sound = checkForm(form);
    if (!sound.ok) return sound;
    const terms = termsOf(form);
    const start = checkStart(terms.startDatetime, this.state.startDatetime, now);
    if (!start.ok) return start;
    if (terms.maxTickets !== null && terms.maxTickets < this.state.taken)
      return refuse('hosted_event.seats_taken', { fields: { maxTickets: 'hosted_event.seats_taken' } });
    const tickets = changedTickets(this.state.id, this.tickets, form.ticketTypes, inUse, seller);
    if (!tickets.ok) return tickets;
    const moved = this.whenAndWhere(terms) !== this.whenAndWhere(this.state);
    Object.assign(this.state, terms, { version: this.state.version + 1 });
    this.tickets = tickets.value;
    return accept(moved);
  }

  showCover(image: CoverPhoto): void {
    Object.assign(this.state, { coverPhoto: image, version: this.state.version + 1 });
  }

  /** Calls the event off. */
  cancel(now: Date): void {
    Object.assign(this.state, { deletedAt: now, version: this.state.version + 1 });
  }

  /** The number of days, whole weeks, by which a copy is moved so that it is ahead. */
  daysToCopy(now: Date): number {
    const behind = now.getTime() - this.state.startDatetime.getTime();
    return Math.max(1, Math.ceil((behind + DAY_MS) / WEEK_MS)) * WEEK_DAYS;
  }

  /** Seats that are still free: of the event, and of one kind of ticket. */
  seatsLeft(ticketTypeId: string | null): number {
    const ofEvent = (this.state.maxTickets ?? MOST_SEATS) - this.state.taken;
    const ticket = this.tickets.find(({ id }) => id === ticketTypeId);
    return ticket?.quantityAvailable == null
      ? ofEvent
      : Math.min(ofEvent, ticket.quantityAvailable - ticket.taken);
  }

  hasBegun(now: Date): boolean {
    return this.state.startDatetime <= now;
  }

  private whenAndWhere({ startDatetime, endDatetime, location, address, locationType }: EventTerms): string {
    const [start, end] = [startDatetime.toISOString(), endDatetime.toISOString()];
    return JSON.stringify([start, end, locationType, location, address]);
  }
}
