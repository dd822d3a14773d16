import { Injectable } from '@nestjs/common';
import type { EventId, InboundId, RsvpId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

/** Message for the hosts of an event; the text stays in messaging, under this id. */
export type ForHosts = { rsvpId: RsvpId; eventId: EventId; inboundId: InboundId; at: Date };

/** Guests' messages that wait for a host. */
@Injectable()
export class Inbox {
  /** Adds messages; returns the events that had no unread message before. */
  async add(tx: Tx, messages: ForHosts[]): Promise<string[]> {
    if (!messages.length) return [];
    const events = [...new Set(messages.map(({ eventId }) => eventId))].sort();
    // Without this lock, two simultaneous batches would both find the inbox empty and notify twice.
    for (const eventId of events)
      await tx.query(`select pg_advisory_xact_lock(hashtext('rsvp.inbox'), hashtext($1))`, [eventId]);
    const busy = await tx.query<{ id: string }>(
      `select distinct event_id as id from rsvp.inbox_messages m where event_id = any($1) and read_at is null
         and exists (select 1 from rsvp.guests g where g.id = m.rsvp_id and g.deleted_at is null)`,
      [events],
    );
    const of = <T>(read: (message: ForHosts) => T): T[] => messages.map(read);
    await tx.query(
      `insert into rsvp.inbox_messages (rsvp_id, inbound_id, event_id, at)
       select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[]) on conflict do nothing`,
      [of((m) => m.rsvpId), of((m) => m.inboundId), of((m) => m.eventId), of((m) => m.at)],
    );
    const known = new Set(busy.map(({ id }) => id));
    return events.filter((id) => !known.has(id));
  }

  /** Removes messages that their writers edited. */
  async remove(tx: Tx, replaced: { rsvpIds: RsvpId[]; inboundId: InboundId }[]): Promise<void> {
    if (!replaced.length) return;
    await tx.query('delete from rsvp.inbox_messages where inbound_id = any($1) and rsvp_id = any($2)', [
      replaced.map(({ inboundId }) => inboundId),
      replaced.flatMap(({ rsvpIds }) => rsvpIds),
    ]);
  }

  /** Marks a guest's messages up to this one as read; returns whether any of them was unread. */
  async markRead(tx: Tx, rsvpId: RsvpId, upTo: string, userId: UserId, now: Date): Promise<boolean> {
    const read = await tx.query<{ id: string }>(
      `with read as (
         update rsvp.inbox_messages m set read_at = $3, read_by = $4 from rsvp.inbox_messages shown
         where shown.rsvp_id = $1 and shown.inbound_id = $2 and m.rsvp_id = $1 and m.read_at is null
           and (m.at, m.inbound_id) <= (shown.at, shown.inbound_id) returning m.inbound_id as id)
       select id from read`,
      [rsvpId, upTo, now, userId],
    );
    return read.length > 0;
  }
}
