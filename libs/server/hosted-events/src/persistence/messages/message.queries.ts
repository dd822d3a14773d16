import { Injectable } from '@nestjs/common';
import type {
  AttendeeAudience,
  AttendeeMessageId,
  Language,
  PublicEventId,
  RegistrationId,
  StoreId,
  TicketTypeId,
  UserId,
} from '@smachot/contracts';
import { isThere, ReadModel } from '@smachot/server-platform';
import { onSite } from '../moderation.schema';
import { audienceOf } from './message.repository';
import type { AttendeeMessageRow } from './message.schema';

type Mails = { sent: number; underWay: number; without: number };
export type ListedMessage = Omit<AttendeeMessageRow, 'eventId' | 'sentBy' | 'ticketTypeId'> & Mails;
/** A copy with what decides whether it goes, and what it says. */
export type CopyToSend = {
  id: string;
  userId: UserId;
  registrationId: RegistrationId;
  text: string;
  title: string;
  language: Language;
  startDatetime: Date;
  hostUserId: UserId | null;
  storeId: StoreId | null;
  /** The event is on the site, the registration stands, and its person did not mute the event. */
  goes: boolean;
};

const COPIES = `select c.id, c.user_id as "userId", c.registration_id as "registrationId", a.text, e.title, e.language,
    e.start_datetime as "startDatetime", e.host_user_id as "hostUserId", e.store_id as "storeId",
    e.deleted_at is null and ${onSite('e')} and r.status in ('pending', 'approved') and not exists (
      select 1 from hosted_events.message_mutes m where m.event_id = e.id and m.user_id = c.user_id) as goes
  from hosted_events.attendee_message_copies c join hosted_events.attendee_messages a on a.id = c.message_id
    join hosted_events.events e on e.id = a.event_id join hosted_events.registrations r on r.id = c.registration_id`;

/** Condition of a tick: a copy of a message is not told yet. */
export const COPY_UNTOLD = isThere('id', 'hosted_events.attendee_message_copies', 'told_at is null');

/** Reads messages to attendees, for hosts, attendees and the worker. */
@Injectable()
export class MessageQueries {
  constructor(private readonly read: ReadModel) {}

  async countAudience(
    eventId: PublicEventId,
    audience: AttendeeAudience,
    ticketTypeId: TicketTypeId | null,
  ): Promise<{ recipients: number; muted: number }> {
    const row = await this.read.one<{ recipients: number; muted: number }>(
      `select count(*) filter (where m.user_id is null)::int as recipients, count(m.user_id)::int as muted ${audienceOf(audience)}`,
      [eventId, ticketTypeId],
    );
    return row!;
  }

  /** Messages of an event, the newest first, with how their mails stand. */
  list(
    eventId: PublicEventId,
    before: string | null,
    limit: number,
    only: AttendeeMessageId | null = null,
  ): Promise<ListedMessage[]> {
    return this.read.rows<ListedMessage>(
      `select a.id, a.audience, a.ticket_name as "ticketName", a.text, a.recipients, a.created_at as "createdAt", n.*
       from hosted_events.attendee_messages a cross join lateral (
         select count(*) filter (where c.state = 'accepted')::int as sent,
           count(*) filter (where c.state in ('wanted', 'intended'))::int as "underWay",
           count(*) filter (where c.state in ('no_address', 'not_wanted'))::int as without
         from hosted_events.attendee_message_copies c where c.message_id = a.id) n
       where a.event_id = $1 and ($2::uuid is null or a.id < $2) and ($4::uuid is null or a.id = $4) order by a.id desc limit $3`,
      [eventId, before, limit, only],
    );
  }

  async countSince(eventId: PublicEventId, since: Date): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      'select count(*)::int as count from hosted_events.attendee_messages where event_id = $1 and created_at > $2',
      [eventId, since],
    );
    return row!.count;
  }

  /** What was written to a registration, the newest first; nothing once its event is off the site. */
  ofRegistration(
    registrationId: RegistrationId,
    limit: number,
  ): Promise<{ messageId: AttendeeMessageId; text: string; sentAt: Date }[]> {
    return this.read.rows(
      `select a.id as "messageId", a.text, a.created_at as "sentAt" from hosted_events.attendee_message_copies c
         join hosted_events.attendee_messages a on a.id = c.message_id join hosted_events.events e on e.id = a.event_id
       where c.registration_id = $1 and c.state <> 'dropped' and ${onSite('e')} order by a.id desc limit $2`,
      [registrationId, limit],
    );
  }

  async isMuted(eventId: PublicEventId, userId: UserId): Promise<boolean> {
    const row = await this.read.one(
      'select 1 from hosted_events.message_mutes where event_id = $1 and user_id = $2',
      [eventId, userId],
    );
    return row !== undefined;
  }

  /** Copies that are not under the bell yet. */
  untold(limit: number): Promise<CopyToSend[]> {
    return this.read.rows<CopyToSend>(`${COPIES} where c.told_at is null order by c.id limit $1`, [limit]);
  }

  copies(ids: readonly string[]): Promise<CopyToSend[]> {
    return this.read.rows<CopyToSend>(`${COPIES} where c.id = any($1)`, [ids]);
  }

  /** What an account's export tells of messages a person wrote as a host. */
  writtenBy(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select e.title as event, a.text, a.recipients, a.created_at as "createdAt" from hosted_events.attendee_messages a
         join hosted_events.events e on e.id = a.event_id where a.sent_by = $1 order by a.created_at limit 1000`,
      [userId],
    );
  }

  /** What was written to a person, and whether they muted the event. */
  receivedBy(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select e.title as event, a.text, a.created_at as "createdAt", exists (select 1 from hosted_events.message_mutes m
           where m.event_id = e.id and m.user_id = c.user_id) as muted
       from hosted_events.registrations r join hosted_events.attendee_message_copies c on c.registration_id = r.id
         join hosted_events.attendee_messages a on a.id = c.message_id join hosted_events.events e on e.id = a.event_id
       where r.user_id = $1 order by a.created_at limit 1000`,
      [userId],
    );
  }
}
