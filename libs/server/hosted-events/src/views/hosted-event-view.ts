import { Injectable } from '@nestjs/common';
import type {
  EventSeries,
  EventSeriesId,
  HostedEvent as HostedEventView,
  HostedEventRow,
  PublicEventId,
  TicketType,
} from '@smachot/contracts';
import { accept, refuse, type Result, toShekels } from '@smachot/kernel';
import { Config, FileStore, imageVariant } from '@smachot/server-platform';
import { placeOf } from '../domain/form-of-event';
import type { HostedEventState } from '../domain/hosted-event';
import type { TicketTypeState } from '../domain/ticket-types';
import { AllEventsQueries } from '../persistence/all-events.queries';
import { EventSeriesQueries } from '../persistence/event-series.queries';
import {
  type Counts,
  HostedEventQueries,
  type HostedEventWithCounts,
} from '../persistence/hosted-event.queries';
import { CheckInQueries } from '../persistence/tickets/check-in.queries';
import type { HostAccess } from '../services/event-access';
import { EventHosts } from './event-hosts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const ticketView = ({
  eventId: _,
  price,
  validFrom,
  validTo,
  ...ticket
}: TicketTypeState): TicketType => ({
  ...ticket,
  price: toShekels(price),
  validFrom: iso(validFrom),
  validTo: iso(validTo),
});

export const rowView = (row: HostedEventState & Counts, files: FileStore): HostedEventRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  type: row.type,
  category: row.category,
  startDatetime: row.startDatetime.toISOString(),
  endDatetime: row.endDatetime.toISOString(),
  locationType: row.locationType,
  location: row.location,
  visibility: row.visibility,
  imageUrl: row.coverPhoto && files.signedUrl(imageVariant(row.coverPhoto.key, 960, 'webp')),
  maxTickets: row.maxTickets,
  participantCount: row.participantCount,
  pendingCount: row.pendingCount,
  waitingCount: row.waitingCount,
  language: row.language,
  inSeries: row.seriesId !== null,
});

/** Events as their hosts see them. */
@Injectable()
export class HostedEventViews {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly hosts: EventHosts,
    private readonly all: AllEventsQueries,
    private readonly checkIn: CheckInQueries,
    private readonly series: EventSeriesQueries,
    private readonly files: FileStore,
    private readonly config: Config,
  ) {}

  async of(eventId: PublicEventId, access: HostAccess): Promise<Result<HostedEventView>> {
    const row = await this.events.find(eventId);
    if (!row) return refuse('not_found');
    const { host } = (await this.hosts.of([row]))(row);
    const takenOff = await this.all.takenOff(eventId);
    return accept({
      ...this.fields(row),
      host,
      arrivedCount: await this.checkIn.countArrived(eventId),
      partnerUsername: access.partnerUsername,
      maySell: access.seller === 'verified',
      mayEdit: access.mayEdit,
      takenOff,
      series: row.seriesId && (await this.seriesOf(row.seriesId)),
    });
  }

  private async seriesOf(id: EventSeriesId): Promise<EventSeries> {
    const [repeats, dates] = await Promise.all([this.series.repeats(id), this.series.dates(id)]);
    return {
      repeats,
      dates: dates.map(({ startDatetime, ...date }) => ({
        ...date,
        startDatetime: startDatetime.toISOString(),
      })),
    };
  }

  private fields(row: HostedEventWithCounts) {
    const { imageUrl: _, inSeries: __, ...card } = rowView(row, this.files);
    return {
      ...card,
      description: row.description,
      address: placeOf(row),
      meetingUrl: row.meetingUrl,
      publicUrl: `${this.config.settings.PUBLIC_URL}/event/${encodeURIComponent(row.slug)}`,
      chatGroupUrl: row.chatGroupUrl,
      registrationOptions: row.registrationOptions,
      coverPhoto: row.coverPhoto && this.files.signedUrl(row.coverPhoto.key),
      coupons: row.coupons,
      refundDays: row.refundDays,
      tickets: row.taken,
      budget: row.budget === null ? null : toShekels(row.budget),
      ticketTypes: row.ticketTypes.map(ticketView),
      questions: row.questions,
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    };
  }
}
