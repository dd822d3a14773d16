import { Injectable } from '@nestjs/common';
import {
  type EventRegistrationOptions,
  type EventSeriesId,
  type EventVisibility,
  MOST_SEATS,
  type PublicEventId,
  type RepeatForm,
} from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { onSite } from './moderation.schema';

export type SeriesDateRow = {
  id: PublicEventId;
  startDatetime: Date;
  participantCount: number;
  canceled: boolean;
};
export type OtherDateRow = {
  slug: string;
  startDatetime: Date;
  /** Null: the kinds of tickets do not limit them. */
  ofTickets: number | null;
  maxTickets: number | null;
  taken: number;
  options: EventRegistrationOptions;
};
type OfDate = { id: PublicEventId; seriesId: EventSeriesId; visibility: EventVisibility };

/** Reads the dates of series. */
@Injectable()
export class EventSeriesQueries {
  constructor(private readonly read: ReadModel) {}

  async repeats(id: EventSeriesId): Promise<RepeatForm> {
    const row = await this.read.one<{ repeats: RepeatForm }>(
      'select repeats from hosted_events.series where id = $1',
      [id],
    );
    return row!.repeats;
  }

  /** All dates of a series, those that were called off too. */
  dates(id: EventSeriesId): Promise<SeriesDateRow[]> {
    return this.read.rows<SeriesDateRow>(
      `select e.id, e.start_datetime as "startDatetime", e.deleted_at is not null as canceled,
         (select coalesce(sum(r.participants), 0)::int from hosted_events.registrations r
          where r.event_id = e.id and r.status = 'approved') as "participantCount"
       from hosted_events.events e where e.series_id = $1 order by e.start_datetime, e.id`,
      [id],
    );
  }

  /** Dates to come that whoever sees this one may see: listed ones, and unlisted ones beside an unlisted one. */
  others({ id, seriesId, visibility }: OfDate, now: Date): Promise<OtherDateRow[]> {
    return this.read.rows<OtherDateRow>(
      `select e.slug, e.start_datetime as "startDatetime", e.max_tickets as "maxTickets", e.taken,
         e.registration_options as options,
         (select case when bool_and(t.quantity_available is not null)
            then coalesce(sum(t.quantity_available - t.taken) filter (where t.display = 'active'), 0)::int end
          from hosted_events.ticket_types t where t.event_id = e.id) as "ofTickets"
       from hosted_events.events e
       where e.series_id = $1 and e.id <> $2 and e.visibility = any($3) and e.deleted_at is null and ${onSite('e')}
         and e.start_datetime > $4 order by e.start_datetime, e.id`,
      [seriesId, id, visibility === 'unlisted' ? ['public', 'unlisted'] : ['public'], now],
    );
  }
}

/** Seats left of a date; null: not limited. */
export const seatsLeftOf = ({ maxTickets, taken, ofTickets }: OtherDateRow): number | null => {
  if (maxTickets === null && ofTickets === null && taken < MOST_SEATS) return null;
  return Math.max(0, Math.min((maxTickets ?? MOST_SEATS) - taken, ofTickets ?? MOST_SEATS));
};
