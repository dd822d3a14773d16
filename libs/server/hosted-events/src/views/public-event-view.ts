import { Injectable } from '@nestjs/common';
import {
  MOST_SEATS,
  type OtherDate,
  type PublicEvent,
  type PublicEventCard,
  type ShownTicketType,
} from '@smachot/contracts';
import { formatLongDate } from '@smachot/i18n';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { wazeLink } from '@smachot/server-places';
import { FileStore, imageVariant } from '@smachot/server-platform';
import { placeOf } from '../domain/form-of-event';
import { displayAt, isOffered, type TicketTypeState } from '../domain/ticket-types';
import { EventSeriesQueries, seatsLeftOf } from '../persistence/event-series.queries';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { type CardRow, type EventRow, PublicEventQueries } from '../persistence/public-event.queries';
import { EventHosts } from './event-hosts';
import { ticketView } from './hosted-event-view';
import { mapLink } from './map-link';

export const cardView = (row: CardRow, files: FileStore): PublicEventCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  category: row.category,
  startDatetime: row.startDatetime.toISOString(),
  date: formatLongDate(row.startDatetime, row.language),
  location: row.location,
  participantCount: row.participantCount,
  imageUrl: row.coverPhoto && files.signedUrl(imageVariant(row.coverPhoto.key, 960, 'webp')),
  coverPhoto: row.coverPhoto && files.signedUrl(row.coverPhoto.key),
  language: row.language,
  moreDates: row.moreDates,
});

const shownTicket = (ticket: TicketTypeState, now: Date): ShownTicketType => {
  const { taken: _, ...view } = ticketView(ticket);
  const { quantityAvailable: quantity, taken } = ticket;
  return { ...view, display: displayAt(ticket, now), seatsLeft: quantity === null ? null : quantity - taken };
};

/** Whether somebody can register now, and whether there is a seat. */
const registrationOf = (
  row: EventRow,
  tickets: readonly TicketTypeState[],
  now: Date,
): PublicEvent['registration'] => {
  if (row.startDatetime <= now) return 'over';
  if (!row.registrationOptions.isRegistrationOpen) return 'closed';
  const offered = tickets.filter((ticket) => isOffered(ticket, now));
  if (tickets.length > 0 && offered.length === 0) return 'not_yet';
  const soldOut = offered.length > 0 && offered.every((ticket) => displayAt(ticket, now) === 'sold_out');
  return soldOut || row.taken >= (row.maxTickets ?? MOST_SEATS) ? 'waiting_list' : 'open';
};

type EventPage = { page: PublicEvent; unlisted: boolean };

/** Reads the public page of one event. */
@Injectable()
export class PublicEventPages {
  constructor(
    private readonly events: PublicEventQueries,
    private readonly hosted: HostedEventQueries,
    private readonly series: EventSeriesQueries,
    private readonly hosts: EventHosts,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads a page. `unlisted`: for whoever has its address. A private event is refused as if it did not exist, and so is one
   * whose host is not shown.
   */
  async of(slug: string): Promise<Result<EventPage>> {
    const row = await this.events.findShown(slug);
    if (!row) return refuse('not_found');
    const { host, partnerUsername, shown } = (await this.hosts.of([row]))(row);
    if (!shown) return refuse('not_found');
    const { type, locationType, address, registrationOptions, questions } = row;
    const [place, now] = [placeOf(row), this.clock.now()];
    const tickets = await this.hosted.ticketsOf(row.id);
    const page = {
      ...cardView(row, this.files),
      ...{ type, locationType, address, registrationOptions, questions, host, partnerUsername },
      ...{ refundDays: row.refundDays, takesCoupons: row.coupons.length > 0 },
      endDatetime: row.endDatetime.toISOString(),
      wazeLink: place && wazeLink(place),
      mapLink: place && mapLink(place),
      registration: registrationOf(row, tickets, now),
      ticketTypes: tickets.map((ticket) => shownTicket(ticket, now)),
      otherDates: await this.otherDates(row, now),
    };
    return accept({ page, unlisted: row.visibility === 'unlisted' });
  }

  private async otherDates({ id, seriesId, visibility }: EventRow, now: Date): Promise<OtherDate[]> {
    if (!seriesId) return [];
    const rows = await this.series.others({ id, seriesId, visibility }, now);
    return rows.map((row) => ({
      slug: row.slug,
      startDatetime: row.startDatetime.toISOString(),
      seatsLeft: seatsLeftOf(row),
      closed: !row.options.isRegistrationOpen,
    }));
  }
}
