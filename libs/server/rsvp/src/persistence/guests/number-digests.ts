import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import { defineEntity, hasCome, type Tx } from '@smachot/server-platform';
import { ABOVE_INVITED } from './guest-stats';

/** When the host of an event is told next of the numbers above the invited ones that still wait; no row: nothing new waits. */
export const NumberDigestSchema = defineEntity({
  name: 'NumberDigest',
  schema: 'rsvp',
  tableName: 'number_digests',
  columns: {
    eventId: { type: 'uuid', primary: true, name: 'event_id' },
    dueAt: { type: 'timestamptz', name: 'due_at' },
  },
  indices: [{ name: 'number_digests_due_at', columns: ['dueAt'] }],
});

/** Condition of a tick: a digest is due. */
export const NUMBER_DIGEST_DUE = hasCome('due_at', 'rsvp.number_digests');

export type DueDigest = { eventId: EventId; hostId: UserId; count: number };

@Injectable()
export class NumberDigests {
  /** Events that have a digest planned keep its time; their row is locked, so that it is not taken without this answer. */
  async plan(tx: Tx, digests: ReadonlyMap<EventId, Date>): Promise<void> {
    if (!digests.size) return;
    await tx.query(
      `insert into rsvp.number_digests (event_id, due_at)
       select * from unnest($1::uuid[], $2::timestamptz[]) planned(event_id, due_at) order by 1
       on conflict (event_id) do update set due_at = number_digests.due_at`,
      [[...digests.keys()], [...digests.values()]],
    );
  }

  /**
   * Takes those that are due, or `only` that of this event. Numbers that were accepted or taken back meanwhile are not counted, nor are
   * those of events that are over.
   */
  take(tx: Tx, now: Date, limit: number, only: string | null): Promise<DueDigest[]> {
    return tx.query<DueDigest>(
      `with due as (
         delete from rsvp.number_digests where event_id in (
           select event_id from rsvp.number_digests where due_at <= $1 and ($2::uuid is null or event_id = $2) order by due_at limit ${limit} for update skip locked)
         returning event_id)
       select due.event_id as "eventId", i.host_id as "hostId", (select count(*)::int from rsvp.guests g
          where g.event_id = i.id and i.deleted_at is null and i.date > $1 and g.deleted_at is null and ${ABOVE_INVITED}) as count
       from due left join rsvp.invitations i on i.id = due.event_id`,
      [now, only],
    );
  }
}
