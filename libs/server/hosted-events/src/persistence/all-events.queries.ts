import { Injectable } from '@nestjs/common';
import type {
  AdminEventState,
  EventReportReason,
  EventStanding,
  EventVisibility,
  PublicEventCategory,
  PublicEventId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
  type SearchWords,
} from '@smachot/server-platform';

/** An event as admins see it in a list. */
export type ListedEvent = {
  eventId: PublicEventId;
  slug: string;
  title: string;
  category: PublicEventCategory;
  visibility: EventVisibility;
  standing: EventStanding;
  canceled: boolean;
  startDatetime: Date;
  createdAt: Date;
  hostUserId: UserId | null;
  storeId: StoreId | null;
  registered: number;
  reports: number;
};
/** `from` and `till`: of the creation. */
export type AllEventsFilter = {
  words?: SearchWords | undefined;
  state?: AdminEventState | undefined;
  standing?: 'reported' | undefined;
  category?: PublicEventCategory | undefined;
  store?: StoreId | undefined;
  host?: UserId | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};
/** One event with what admins decide by. */
export type ModeratedRow = ListedEvent & {
  version: number;
  description: string;
  location: string;
  address: string | null;
  reportedAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
};
export type EventReportSaid = { reason: EventReportReason; note: string; createdAt: Date };

const MOST_REPORTS_SHOWN = 20;
const COLUMNS = `e.id as "eventId", e.slug, e.title, e.category, e.visibility, coalesce(m.status, 'clear') as standing,
  e.deleted_at is not null as canceled, e.start_datetime as "startDatetime", e.created_at as "createdAt",
  e.host_user_id as "hostUserId", e.store_id as "storeId",
  (select coalesce(sum(r.participants), 0)::int from hosted_events.registrations r
   where r.event_id = e.id and r.status = 'approved') as registered,
  (select count(*)::int from hosted_events.event_reports r where r.event_id = e.id) as reports`;
const JOIN = 'left join hosted_events.moderations m on m.event_id = e.id';
const EVENTS: ListTable = {
  ...{ table: 'hosted_events.events', alias: 'e', columns: COLUMNS, joins: JOIN },
  order: ['created_at', 'id'],
};

const stands = (status: EventStanding): string =>
  `exists (select 1 from hosted_events.moderations s where s.event_id = e.id and s.status = '${status}')`;

const inState = (conditions: Conditions, state: AdminEventState): string => {
  if (state === 'canceled') return 'e.deleted_at is not null';
  if (state === 'off') return `e.deleted_at is null and ${stands('off')}`;
  return `e.deleted_at is null and not ${stands('off')} and e.visibility = ${conditions.place(state)}`;
};

/** Reads the events of all hosts for admins. */
@Injectable()
export class AllEventsQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    { words, state, standing, category, store, host, from, till }: AllEventsFilter,
    position: ListPosition,
  ): Promise<ListPage<ListedEvent>> {
    const conditions = new Conditions();
    conditions
      .where(words?.id, (place) => `e.id = ${place}`)
      .search(
        words && !words.id
          ? `platform.name_words(e.title) @@ ${conditions.place(words.names)}::tsquery`
          : undefined,
      )
      .and(state && inState(conditions, state))
      .and(standing && stands(standing))
      .where(category, (place) => `e.category = ${place}`)
      .where(store, (place) => `e.store_id = ${place}`)
      .where(host, (place) => `e.host_user_id = ${place} and e.store_id is null`)
      .where(from, (place) => `e.created_at >= ${place}`)
      .where(till, (place) => `e.created_at < ${place}`);
    return readListPage<ListedEvent>(this.read, EVENTS, conditions, position);
  }

  find(eventId: PublicEventId): Promise<ModeratedRow | undefined> {
    return this.read.one<ModeratedRow>(
      `select ${COLUMNS}, e.version, e.description, e.location, e.address, m.reported_at as "reportedAt", m.decided_at as "decidedAt", m.reason
       from hosted_events.events e ${JOIN} where e.id = $1`,
      [eventId],
    );
  }

  /** The newest reports of an event. */
  reportsOf(eventId: PublicEventId): Promise<EventReportSaid[]> {
    return this.read.rows<EventReportSaid>(
      `select reason, note, created_at as "createdAt" from hosted_events.event_reports where event_id = $1
       order by created_at desc, reporter_id limit ${MOST_REPORTS_SHOWN}`,
      [eventId],
    );
  }

  /** Why an admin took an event off the site; null: nobody did. */
  async takenOff(eventId: PublicEventId): Promise<string | null> {
    const row = await this.read.one<{ reason: string | null }>(
      `select reason from hosted_events.moderations where event_id = $1 and status = 'off'`,
      [eventId],
    );
    return row?.reason ?? null;
  }

  /** How many reported events wait for an admin, and since when the oldest. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(reported_at) as oldest from hosted_events.moderations where status = 'reported'`,
    );
    return row!;
  }

  /** What an account's export tells of a person's reports. */
  reportsBy(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select e.title as event, r.reason, r.note, r.created_at as "createdAt" from hosted_events.event_reports r
       join hosted_events.events e on e.id = r.event_id where r.reporter_id = $1 order by r.created_at limit 1000`,
      [userId],
    );
  }
}
