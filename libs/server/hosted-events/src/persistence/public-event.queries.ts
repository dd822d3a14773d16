import { Injectable } from '@nestjs/common';
import type {
  EventSeriesId,
  HostedEventType,
  Language,
  Location,
  LocationType,
  PublicEventCategory,
  PublicEventId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { ReadModel, type StoredImage } from '@smachot/server-platform';
import type { HostedEventState } from '../domain/hosted-event';
import { onSite } from './moderation.schema';

export type CardRow = {
  id: PublicEventId;
  slug: string;
  title: string;
  description: string;
  category: PublicEventCategory;
  language: Language;
  startDatetime: Date;
  location: string;
  coverPhoto: StoredImage | null;
  participantCount: number;
  hostUserId: UserId | null;
  storeId: StoreId | null;
  seriesId: EventSeriesId | null;
  /** Later dates of the same series that are listed. */
  moreDates: number;
};
export type EventRow = CardRow & {
  type: HostedEventType;
  endDatetime: Date;
  locationType: LocationType;
  address: string | null;
  geocode: Location['geocode'] | null;
} & Pick<
    HostedEventState,
    'visibility' | 'registrationOptions' | 'questions' | 'maxTickets' | 'taken' | 'refundDays' | 'coupons'
  >;
/** What a calendar says of an event. */
export type CalendarRow = Pick<
  HostedEventState,
  | 'id'
  | 'title'
  | 'description'
  | 'startDatetime'
  | 'endDatetime'
  | 'location'
  | 'address'
  | 'geocode'
  | 'hostUserId'
  | 'storeId'
  | 'deletedAt'
  | 'version'
>;
export type AddressRow = Pick<CardRow, 'id' | 'slug' | 'hostUserId' | 'storeId'> & {
  start: Date;
  createdAt: Date;
};

/** Start and id of the last event of the previous page. */
type After = { start: Date; id: PublicEventId };

/** Number of addresses in one read; a sitemap may be long. */
export const ADDRESSES_PER_PAGE = 1_000;

/** Columns of a card of an event `e`. */
const cardSelection = `e.id, e.slug, e.title, e.description, e.category, e.language, e.location,
  e.start_datetime as "startDatetime", e.cover_photo as "coverPhoto", e.host_user_id as "hostUserId", e.store_id as "storeId",
  (select coalesce(sum(r.participants), 0)::int from hosted_events.registrations r
   where r.event_id = e.id and r.status = 'approved') as "participantCount",
  e.series_id as "seriesId", (select count(*)::int from hosted_events.events o where o.series_id = e.series_id
   and o.visibility = 'public' and o.deleted_at is null and ${onSite('o')}
   and (o.start_datetime, o.id) > (e.start_datetime, e.id)) as "moreDates"`;

/** The condition that no date of the same series comes before event `e`: a list shows one card of it. `now`: a placeholder. */
const nextOfSeries = (now: string): string =>
  `(e.series_id is null or not exists (select 1 from hosted_events.events o where o.series_id = e.series_id
   and o.visibility = 'public' and o.deleted_at is null and ${onSite('o')}
   and o.start_datetime > ${now}::timestamptz and (o.start_datetime, o.id) < (e.start_datetime, e.id)))`;

/** Reads the events that are open to the public. */
@Injectable()
export class PublicEventQueries {
  constructor(private readonly read: ReadModel) {}

  /** Public events after a position, the next one first, of a series its next date. `category` null: of every category. */
  upcoming(
    after: After,
    { category, now }: { category: PublicEventCategory | null; now: Date },
    limit: number,
  ): Promise<CardRow[]> {
    return this.read.rows<CardRow>(
      `select ${cardSelection} from hosted_events.events e
       where e.visibility = 'public' and e.deleted_at is null and ${onSite('e')} and (e.start_datetime, e.id) > ($1::timestamptz, $2::uuid)
         and ($3::text is null or e.category = $3) and ${nextOfSeries('$5')}
       order by e.start_datetime, e.id limit $4`,
      [after.start, after.id, category, limit, now],
    );
  }

  /** Public events of a store that have not begun, of a series its next date; a hundred at most. */
  upcomingOfStore(storeId: StoreId, now: Date): Promise<CardRow[]> {
    return this.read.rows<CardRow>(
      `select ${cardSelection} from hosted_events.events e
       where e.store_id = $1 and e.visibility = 'public' and e.deleted_at is null and ${onSite('e')} and e.start_datetime > $2
         and ${nextOfSeries('$2')}
       order by e.start_datetime, e.id limit 100`,
      [storeId, now],
    );
  }

  /** The addresses of public events after a position, `ADDRESSES_PER_PAGE` at most. */
  upcomingAddresses(after: After): Promise<AddressRow[]> {
    return this.read.rows<AddressRow>(
      `select id, slug, start_datetime as start, created_at as "createdAt", host_user_id as "hostUserId", store_id as "storeId"
         from hosted_events.events where visibility = 'public' and deleted_at is null and ${onSite('events')} and (start_datetime, id) > ($1::timestamptz, $2::uuid)
         order by start_datetime, id limit ${ADDRESSES_PER_PAGE}`,
      [after.start, after.id],
    );
  }

  /** A public or unlisted event by its slug. */
  findShown(slug: string): Promise<EventRow | undefined> {
    return this.read.one<EventRow>(
      `select ${cardSelection}, e.visibility, e.type, e.end_datetime as "endDatetime", e.location_type as "locationType", e.address, e.geocode,
         e.registration_options as "registrationOptions", e.questions, e.max_tickets as "maxTickets", e.taken,
         e.refund_days as "refundDays", e.coupons
       from hosted_events.events e where e.slug = $1 and e.visibility in ('public', 'unlisted') and e.deleted_at is null and ${onSite('e')}`,
      [slug],
    );
  }

  /** A public or unlisted event by its slug; one that was called off too, while it is known. */
  findForCalendar(slug: string): Promise<CalendarRow | undefined> {
    return this.read.one<CalendarRow>(
      `select e.id, e.title, e.description, e.start_datetime as "startDatetime", e.end_datetime as "endDatetime", e.location,
         e.address, e.geocode, e.host_user_id as "hostUserId", e.store_id as "storeId", e.deleted_at as "deletedAt", e.version
       from hosted_events.events e where e.slug = $1 and e.visibility in ('public', 'unlisted') and ${onSite('e')}`,
      [slug],
    );
  }
}
