import { Injectable } from '@nestjs/common';
import type { AttendeeGroup, PublicEventId, RegistrationId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel, type StoreWaits, storeWaits } from '@smachot/server-platform';
import type { HostedEventState } from '../domain/hosted-event';
import type { RegistrationState } from '../domain/registration';
import type { TicketTypeState } from '../domain/ticket-types';
import { eventSelection, ticketSelection } from './hosted-event.repository';
import { onSite } from './moderation.schema';
import { ANSWER_TIME_MS } from '../domain/registration';
import { registrationSelection } from './registration.repository';

export type Counts = { participantCount: number; pendingCount: number; waitingCount: number };
type EventWithCounts = HostedEventState & Counts;
export type HostedEventWithCounts = EventWithCounts & { ticketTypes: TicketTypeState[] };
export type AttendeeRow = RegistrationState & { ticketName: string | null };
type Position = { start: Date; id: PublicEventId } | null;
type EventHost = { storeId: StoreId } | { userId: UserId };
/** `today`: when the day began that divides the list. */
type ListPart = { after: Position; limit: number; today: Date };
export type OwnRegistrationRow = RegistrationState & {
  ticketName: string | null;
  event: Pick<
    HostedEventState,
    | 'slug'
    | 'title'
    | 'language'
    | 'locationType'
    | 'location'
    | 'address'
    | 'geocode'
    | 'meetingUrl'
    | 'chatGroupUrl'
    | 'hostUserId'
    | 'storeId'
  > & {
    startDatetime: string;
    endDatetime: string;
    deletedAt: string | null;
    /** Has a public page, if its host is shown. */
    isFound: boolean;
  };
};

const FROM_TODAY = { days: '>=', order: 'asc', beyond: '>' } as const;
const BEFORE = { days: '<', order: 'desc', beyond: '<' } as const;
const COUNTS = `coalesce(n.approved, 0)::int as "participantCount", coalesce(n.queue, 0)::int as "pendingCount",
  coalesce(n.waiting, 0)::int as "waitingCount"`;
const COUNTED = `left join lateral (select sum(r.participants) filter (where r.status = 'approved') as approved,
    count(*) filter (where r.status = 'pending' and not r.waitlisted and not r.unpaid) as queue,
    count(*) filter (where r.status = 'pending' and (r.waitlisted or r.unpaid)) as waiting
  from hosted_events.registrations r where r.event_id = e.id and r.status in ('pending', 'approved')) n on true`;
const GROUP: Record<AttendeeGroup, string> = {
  queue: `r.status = 'pending' and not r.waitlisted and not r.unpaid`,
  waiting: `r.status = 'pending' and (r.waitlisted or r.unpaid)`,
  approved: `r.status = 'approved' and not r.waitlisted`,
  rejected: `r.status = 'rejected' and not r.waitlisted`,
  canceled: `r.status = 'canceled' and not r.waitlisted`,
};
const TO_DECIDE = `hosted_events.events e join hosted_events.registrations r on r.event_id = e.id and ${GROUP.queue} and e.deleted_at is null`;
const TICKET_NAME = `(select t.name from hosted_events.ticket_types t where t.id = r.ticket_type_id) as "ticketName"`;
const OWN = `select ${registrationSelection}, ${TICKET_NAME}, json_build_object('slug', e.slug, 'title', e.title, 'language', e.language,
    'startDatetime', e.start_datetime, 'endDatetime', e.end_datetime, 'locationType', e.location_type, 'location', e.location, 'address', e.address, 'geocode', e.geocode,
    'isFound', e.visibility <> 'private' and e.deleted_at is null and ${onSite('e')}, 'meetingUrl', e.meeting_url, 'chatGroupUrl', e.chat_group_url,
    'hostUserId', e.host_user_id, 'storeId', e.store_id, 'deletedAt', e.deleted_at) as event
  from hosted_events.registrations r join hosted_events.events e on e.id = r.event_id`;

/** Reads events for their hosts, and registrations for both sides. */
@Injectable()
export class HostedEventQueries {
  constructor(private readonly read: ReadModel) {}

  /** Whose event it is; undefined: there is none, or it was called off. */
  hostOf(id: PublicEventId): Promise<Pick<HostedEventState, 'hostUserId' | 'storeId'> | undefined> {
    return this.read.one(
      `select host_user_id as "hostUserId", store_id as "storeId" from hosted_events.events where id = $1 and deleted_at is null`,
      [id],
    );
  }

  async find(id: PublicEventId): Promise<HostedEventWithCounts | undefined> {
    const state = await this.read.one<HostedEventState & Counts>(
      `select ${eventSelection}, ${COUNTS} from hosted_events.events e ${COUNTED} where e.id = $1 and e.deleted_at is null`,
      [id],
    );
    return state && { ...state, ticketTypes: await this.ticketsOf(id) };
  }

  ticketsOf(eventId: PublicEventId): Promise<TicketTypeState[]> {
    return this.read.rows<TicketTypeState>(
      `select ${ticketSelection} from hosted_events.ticket_types t where t.event_id = $1 order by t.position, t.id`,
      [eventId],
    );
  }

  /** Events of a store, or of a person alone: from today on, the next one first; then those of before, the last one first. */
  async list(host: EventHost, { after, limit, today }: ListPart): Promise<EventWithCounts[]> {
    const isBehind = after !== null && after.start < today;
    const ahead = isBehind ? [] : await this.listPart(host, { after, limit, today }, FROM_TODAY);
    if (ahead.length === limit) return ahead;
    const rest = { after: isBehind ? after : null, limit: limit - ahead.length, today };
    return [...ahead, ...(await this.listPart(host, rest, BEFORE))];
  }

  private listPart(
    host: EventHost,
    { after, limit, today }: ListPart,
    { days, order, beyond }: typeof FROM_TODAY | typeof BEFORE,
  ): Promise<EventWithCounts[]> {
    const [condition, value] =
      'storeId' in host
        ? ['e.store_id = $1', host.storeId]
        : ['e.host_user_id = $1 and e.store_id is null', host.userId];
    return this.read.rows(
      `select ${eventSelection}, ${COUNTS} from hosted_events.events e ${COUNTED}
       where ${condition} and e.deleted_at is null and e.start_datetime ${days} $5
         and ($2::timestamptz is null or (e.start_datetime, e.id) ${beyond} ($2::timestamptz, $3::uuid))
       order by e.start_datetime ${order}, e.id ${order} limit $4`,
      [value, after?.start ?? null, after?.id ?? null, limit, today],
    );
  }

  /** One group of an event's registrations, the earliest first. */
  attendees(
    eventId: PublicEventId,
    group: AttendeeGroup,
    after: string | null,
    limit: number,
  ): Promise<AttendeeRow[]> {
    return this.read.rows<AttendeeRow>(
      `select ${registrationSelection}, ${TICKET_NAME} from hosted_events.registrations r
       where r.event_id = $1 and ${GROUP[group]} and ($2::uuid is null or r.id > $2) order by r.id limit $3`,
      [eventId, after, limit],
    );
  }

  /** How many registrations to events of a store that are still ahead wait for its approval, and when the first of them lapses. */
  async toDecide(storeId: StoreId, now: Date): Promise<{ count: number; until: Date | null }> {
    const row = await this.read.one<{ count: number; until: Date | null }>(
      `select count(*)::int as count, min(least(r.pending_since + $3::bigint * interval '1 millisecond', e.start_datetime)) as until
       from ${TO_DECIDE} where e.store_id = $1 and e.start_datetime > $2`,
      [storeId, now, ANSWER_TIME_MS],
    );
    return row!;
  }

  /** The same of many stores. */
  waits(storeIds: readonly StoreId[], at: Date, now: Date): Promise<StoreWaits[]> {
    return this.read.rows<StoreWaits>(
      storeWaits(
        `select e.store_id, r.pending_since as since from ${TO_DECIDE} where e.store_id = any($1::uuid[]) and e.start_datetime > $3`,
      ),
      [storeIds, at, now],
    );
  }

  attendee(id: RegistrationId): Promise<AttendeeRow | undefined> {
    return this.read.one<AttendeeRow>(
      `select ${registrationSelection}, ${TICKET_NAME} from hosted_events.registrations r where r.id = $1`,
      [id],
    );
  }

  /** All registrations of an event, page by page. */
  allAttendees(eventId: PublicEventId, after: string | null, limit: number): Promise<AttendeeRow[]> {
    return this.read.rows<AttendeeRow>(
      `select ${registrationSelection}, ${TICKET_NAME} from hosted_events.registrations r
       where r.event_id = $1 and ($2::uuid is null or r.id > $2) order by r.id limit $3`,
      [eventId, after, limit],
    );
  }

  /** A person's registrations, the newest first. */
  ofPerson(userId: UserId, before: string | null, limit: number): Promise<OwnRegistrationRow[]> {
    return this.read.rows<OwnRegistrationRow>(
      `${OWN} where r.user_id = $1 and ($2::uuid is null or r.id < $2) order by r.id desc limit $3`,
      [userId, before, limit],
    );
  }

  ofPersonFor(slug: string, userId: UserId): Promise<OwnRegistrationRow | undefined> {
    return this.read.one<OwnRegistrationRow>(
      `${OWN} where e.slug = $1 and r.user_id = $2 order by r.id desc limit 1`,
      [slug, userId],
    );
  }

  own(id: RegistrationId, userId: UserId): Promise<OwnRegistrationRow | undefined> {
    return this.read.one<OwnRegistrationRow>(`${OWN} where r.id = $1 and r.user_id = $2`, [id, userId]);
  }

  /** An event that is found by its address, for registering. */
  bySlug(
    slug: string,
  ): Promise<Pick<HostedEventState, 'id' | 'hostUserId' | 'storeId' | 'coupons'> | undefined> {
    return this.read.one(
      `select id, host_user_id as "hostUserId", store_id as "storeId", coupons from hosted_events.events
       where slug = $1 and visibility in ('public', 'unlisted') and deleted_at is null and ${onSite('events')}`,
      [slug],
    );
  }

  /** What a person hosts, for the export of an account. */
  exportOfHost(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select e.title, e.slug, e.description, e.start_datetime as "startDatetime", e.end_datetime as "endDatetime", e.location, e.address,
         e.visibility, e.created_at as "createdAt" from hosted_events.events e
       where e.host_user_id = $1 and e.store_id is null order by e.start_datetime desc limit 1000`,
      [userId],
    );
  }
}
