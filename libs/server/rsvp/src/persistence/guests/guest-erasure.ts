import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import type { EventId } from '@smachot/contracts';
import { forgetAnswersAbout, returningRows, type Tx } from '@smachot/server-platform';

/** Maximum number of events and of guests erased in one transaction or statement. */
export const EVENTS_AT_ONCE = 10;
export const GUESTS_AT_ONCE = 2000;

type ErasedEvent = { id: string; image: string | null };

/** Erases the rows of guests and of past events. Facts and bills stay because they contain no names. */
@Injectable()
export class GuestErasure {
  /** Blanks events whose time has come; of an event only a date stays. `image`: key of its picture. */
  async blankEvents(tx: Tx, now: Date): Promise<ErasedEvent[]> {
    return returningRows(
      await tx.query<ErasedEvent>(
        `update rsvp.invitations i set erased_at = $1, deleted_at = coalesce(i.deleted_at, $1), version = i.version + 1,
           title = '', host_name = '', location = '{"address": "–"}', image = null
         from (select id, image ->> 'key' as image from rsvp.invitations where erased_at is null and erase_at <= $1
               order by erase_at limit ${EVENTS_AT_ONCE} for update skip locked) due
         where i.id = due.id returning i.id, due.image`,
        [now],
      ),
    );
  }

  async eraseRowsOfEvents(tx: Tx, eventIds: EventId[]): Promise<void> {
    for (const table of eventIds.length ? TABLES_OF_EVENTS : [])
      await tx.query(`delete from rsvp.${table} where event_id = any($1)`, [eventIds]);
  }

  /** Erases guests of an event; returns their ids, those of absorbed records included, and the number of guests. */
  eraseGuestsOf(tx: Tx, eventId: EventId): Promise<{ ids: string[]; guests: number }> {
    return this.erase(tx, 'event_id = $1 order by id', eventId);
  }

  eraseGuestsDeletedBefore(tx: Tx, time: Date): Promise<{ ids: string[]; guests: number }> {
    return this.erase(tx, 'deleted_at < $1 order by deleted_at', time);
  }

  /** Deletes the counted messages that are older than any limit looks back. */
  async forgetCounts(tx: Tx, before: Date): Promise<void> {
    await tx.query('delete from rsvp.link_requests where created_at < $1', [before]);
    await tx.query('delete from rsvp.reply_log where at < $1', [before]);
  }

  private async erase(tx: Tx, which: string, parameter: unknown): Promise<{ ids: string[]; guests: number }> {
    const gone = returningRows(
      await tx.query<{ id: string; event_id: EventId; phone: E164 | null }>(
        `delete from rsvp.guests where id = any(array(
           select id from rsvp.guests where ${which} limit ${GUESTS_AT_ONCE} for update skip locked))
         returning id, event_id, phone`,
        [parameter],
      ),
    );
    if (!gone.length) return { ids: [], guests: 0 };
    const guests = gone.map(({ id }) => id);
    const merged = returningRows(
      await tx.query<{ id: string }>(
        'delete from rsvp.merged_guests where survivor_id = any($1) returning absorbed_id as id',
        [guests],
      ),
    );
    const ids = [...guests, ...merged.map(({ id }) => id)];
    await tx.query(
      'delete from rsvp.distinct_guests where event_id = any($1) and (rsvp_id = any($2) or other_id = any($2))',
      [[...new Set(gone.map(({ event_id }) => event_id))], guests],
    );
    for (const table of TABLES_OF_GUESTS)
      await tx.query(`delete from rsvp.${table} where rsvp_id = any($1)`, [ids]);
    await tx.query(
      `delete from rsvp.link_requests l using unnest($1::uuid[], $2::text[]) gone(event_id, phone)
       where l.event_id = gone.event_id and l.phone = gone.phone`,
      [gone.map(({ event_id }) => event_id), gone.map(({ phone }) => phone)],
    );
    await forgetAnswersAbout(tx, 'rsvp', ids);
    return { ids, guests: gone.length };
  }
}

const TABLES_OF_EVENTS = [
  ...['rounds', 'number_digests', 'table_uploads', 'link_requests', 'seating_tables', 'seating_wishes'],
  ...['gifts', 'arrivals', 'door_links', 'table_releases', 'cohost_invitations'],
  ...['ride_plans', 'ride_stops', 'buses', 'ride_choices'],
];
const TABLES_OF_GUESTS = [
  'history',
  'guest_tokens',
  'turns',
  'earlier_phones',
  'inbox_messages',
  'host_replies',
  'gifts',
  'split_seats',
  'ride_choices',
];
