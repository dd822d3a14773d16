import { Injectable } from '@nestjs/common';
import type { AttendeeAudience, PublicEventId, UserId } from '@smachot/contracts';
import { columnsOf, toRow, type Tx } from '@smachot/server-platform';
import { type AttendeeMessageRow, AttendeeMessageSchema } from './message.schema';

const columns = columnsOf(AttendeeMessageSchema);

const QUEUE = `r.status = 'pending' and not r.waitlisted and not r.unpaid`;
const AUDIENCE: Record<AttendeeAudience, string> = {
  approved: `r.status = 'approved'`,
  queue: QUEUE,
  waiting: `r.status = 'pending' and (r.waitlisted or r.unpaid)`,
  all: `r.status in ('pending', 'approved')`,
};
/** Registrations of an event ($1) in an audience, of a kind of ticket ($2) or all, with who muted it. Samples are nobody. */
export const audienceOf = (audience: AttendeeAudience): string =>
  `from hosted_events.registrations r
     left join hosted_events.message_mutes m on m.event_id = r.event_id and m.user_id = r.user_id
   where r.event_id = $1 and ${AUDIENCE[audience]} and ($2::uuid is null or r.ticket_type_id = $2) and r.user_id is not null`;

/** Repository of messages to attendees, their copies, and who muted an event. */
@Injectable()
export class MessageRepository {
  /** Messages since an instant: of an event, and of a person. Until the transaction ends the person sends no other; the event is locked. */
  async countSince(
    tx: Tx,
    eventId: PublicEventId,
    userId: UserId,
    since: Date,
  ): Promise<{ ofEvent: number; ofPerson: number }> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('hosted_events.writer'), hashtext($1))`, [userId]);
    const [row] = await tx.query<{ ofEvent: number; ofPerson: number }>(
      `select (select count(*)::int from hosted_events.attendee_messages where event_id = $1 and created_at > $3) as "ofEvent",
         (select count(*)::int from hosted_events.attendee_messages where sent_by = $2 and created_at > $3) as "ofPerson"`,
      [eventId, userId, since],
    );
    return row!;
  }

  /** Adds the message with a copy for each registration of its audience; the number of people it goes to. */
  async add(tx: Tx, message: Omit<AttendeeMessageRow, 'recipients'>): Promise<number> {
    await tx.query(
      `insert into hosted_events.attendee_messages select * from json_populate_record(null::hosted_events.attendee_messages, $1)`,
      [JSON.stringify(toRow(columns, { ...message, recipients: 0 }))],
    );
    const [row] = await tx.query<{ count: number }>(
      `with added as (
         insert into hosted_events.attendee_message_copies
           (id, message_id, registration_id, user_id, state, attempts, due_at, changed_at, told_at)
         select gen_random_uuid(), $3, r.id, r.user_id, case when m.user_id is null then 'wanted' else 'muted' end, 0, now(), now(),
           case when m.user_id is null then null else now() end
         ${audienceOf(message.audience)}
         on conflict (message_id, registration_id) do nothing returning state)
       select count(*) filter (where state = 'wanted')::int as count from added`,
      [message.eventId, message.ticketTypeId, message.id],
    );
    await tx.query('update hosted_events.attendee_messages set recipients = $2 where id = $1', [
      message.id,
      row!.count,
    ]);
    return row!.count;
  }

  /** Locks copies that are not under the bell yet; another worker's are left out. */
  async lockUntold(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `select id from hosted_events.attendee_message_copies where id = any($1) and told_at is null order by id for update skip locked`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async noteTold(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.query('update hosted_events.attendee_message_copies set told_at = now() where id = any($1)', [
      ids,
    ]);
  }

  /** Copies that never go: the event is off the site, or their person left meanwhile. */
  async drop(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.query(
      `update hosted_events.attendee_message_copies set state = 'dropped', told_at = now(), changed_at = now() where id = any($1)`,
      [ids],
    );
  }

  async mute(tx: Tx, eventId: PublicEventId, userId: UserId, now: Date): Promise<void> {
    await tx.query(
      'insert into hosted_events.message_mutes (event_id, user_id, muted_at) values ($1, $2, $3) on conflict do nothing',
      [eventId, userId, now],
    );
  }

  async unmute(tx: Tx, eventId: PublicEventId, userId: UserId): Promise<void> {
    await tx.query('delete from hosted_events.message_mutes where event_id = $1 and user_id = $2', [
      eventId,
      userId,
    ]);
  }

  /** What a deleted account wrote stays with those who received it, without a sender. */
  async forgetPerson(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('update hosted_events.attendee_messages set sent_by = null where sent_by = $1', [userId]);
    await tx.query('delete from hosted_events.message_mutes where user_id = $1', [userId]);
  }
}
