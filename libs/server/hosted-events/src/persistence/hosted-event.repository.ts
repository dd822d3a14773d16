import { Injectable } from '@nestjs/common';
import {
  type EventSeriesId,
  MOST_SEATS,
  type PublicEventId,
  type StoreId,
  type TicketTypeId,
  type UserId,
} from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import {
  assignments,
  columnsOf,
  returningRows,
  selection,
  type StoredImage,
  toRow,
  type Tx,
} from '@smachot/server-platform';
import { HostedEvent, type HostedEventState } from '../domain/hosted-event';
import type { TicketTypeState } from '../domain/ticket-types';
import { HostedEventSchema, TicketTypeSchema } from './hosted-events.schema';

const columns = columnsOf(HostedEventSchema);
export const eventSelection = selection(columns, 'e');
const ticketColumns = columnsOf(TicketTypeSchema);
export const ticketSelection = selection(ticketColumns, 't');
/** `taken` is written by `takeSeats` and `giveBack` alone. */
const FROZEN: (keyof HostedEventState)[] = ['id', 'slug', 'createdAt', 'storeId', 'taken'];
const TICKET_FROZEN: (keyof TicketTypeState)[] = ['id', 'eventId', 'taken'];

type DeletedEvent = { cover: StoredImage | null; seriesId: EventSeriesId | null };

/** Most events of one creator in 24 hours, and most that are to come. */
export const MOST_A_DAY = 5;
export const MOST_AHEAD = 50;

/** Repository of hosted events, their kinds of tickets and their stock of seats. */
@Injectable()
export class HostedEventRepository {
  /** Locks the row: everything about the seats of one event happens one after another. One that was called off is not found. */
  async load(tx: Tx, id: PublicEventId): Promise<HostedEvent | undefined> {
    const [state] = await tx.query<HostedEventState>(
      `select ${eventSelection} from hosted_events.events e where e.id = $1 and e.deleted_at is null for update`,
      [id],
    );
    if (!state) return undefined;
    const tickets = await tx.query<TicketTypeState>(
      `select ${ticketSelection} from hosted_events.ticket_types t where t.event_id = $1 order by t.position, t.id`,
      [id],
    );
    return new HostedEvent(state, tickets);
  }

  /** How many events a person created in 24 hours, the dates of a series as one, and how many are to come; until the transaction ends no other request adds one. */
  async countOf(tx: Tx, userId: UserId, now: Date): Promise<{ today: number; ahead: number }> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('hosted_events.creator'), hashtext($1))`, [userId]);
    const [row] = await tx.query<{ today: number; ahead: number }>(
      `select count(distinct coalesce(series_id, id)) filter (where created_at > $2)::int as today,
         count(*) filter (where start_datetime > $3 and deleted_at is null)::int as ahead
       from hosted_events.events where host_user_id = $1`,
      [userId, new Date(now.getTime() - DAY_MS), now],
    );
    return row!;
  }

  async add(tx: Tx, event: HostedEvent): Promise<void> {
    await tx.query(
      `insert into hosted_events.events select * from json_populate_record(null::hosted_events.events, $1)`,
      [JSON.stringify(toRow(columns, event.state))],
    );
    await this.saveTickets(tx, event);
  }

  async save(tx: Tx, event: HostedEvent): Promise<void> {
    await tx.query(
      `update hosted_events.events e set ${assignments<HostedEventState>(columns, FROZEN)}
       from json_populate_record(null::hosted_events.events, $1) n where e.id = n.id`,
      [JSON.stringify(toRow(columns, event.state))],
    );
    await this.saveTickets(tx, event);
  }

  /** Takes seats of the event and of a kind of ticket while both have enough; false: they have not, and nothing is taken. */
  async takeSeats(
    tx: Tx,
    eventId: PublicEventId,
    ticketTypeId: TicketTypeId | null,
    seats: number,
  ): Promise<boolean> {
    const taken = returningRows(
      await tx.query(
        `with room as (
           select e.id from hosted_events.events e left join hosted_events.ticket_types t on t.id = $2 and t.event_id = e.id
           where e.id = $1 and e.taken + $3 <= coalesce(e.max_tickets, ${MOST_SEATS})
             and (t.quantity_available is null or t.taken + $3 <= t.quantity_available)),
         of_ticket as (update hosted_events.ticket_types t set taken = t.taken + $3 from room
           where t.id = $2 and t.event_id = room.id)
         update hosted_events.events e set taken = e.taken + $3 from room where e.id = room.id returning e.id`,
        [eventId, ticketTypeId, seats],
      ),
    );
    return taken.length > 0;
  }

  async giveBack(
    tx: Tx,
    eventId: PublicEventId,
    ticketTypeId: TicketTypeId | null,
    seats: number,
  ): Promise<void> {
    await tx.query(
      `with of_ticket as (update hosted_events.ticket_types set taken = taken - $3 where id = $2 and event_id = $1)
       update hosted_events.events set taken = taken - $3 where id = $1`,
      [eventId, ticketTypeId, seats],
    );
  }

  /** Events of a store, or of a person alone, that are not called off. */
  async idsOf(
    tx: Tx,
    host: { storeId: StoreId } | { userId: UserId },
    since?: Date,
  ): Promise<PublicEventId[]> {
    const [condition, value] =
      'storeId' in host
        ? ['store_id = $1', host.storeId]
        : ['host_user_id = $1 and store_id is null', host.userId];
    const rows = await tx.query<{ id: PublicEventId }>(
      `select id from hosted_events.events where ${condition} and deleted_at is null and start_datetime > $2 order by id`,
      [value, since ?? new Date(0)],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes the creator from the events of stores. */
  async removeCreator(tx: Tx, userId: UserId): Promise<void> {
    await tx.query(
      'update hosted_events.events set host_user_id = null where host_user_id = $1 and store_id is not null',
      [userId],
    );
  }

  /** Deletes a person's own events with everything about them. @returns their covers, for the files */
  async deleteOf(tx: Tx, userId: UserId): Promise<StoredImage[]> {
    const rows = returningRows(
      await tx.query<DeletedEvent>(
        `delete from hosted_events.events where host_user_id = $1 and store_id is null
         returning cover_photo as cover, series_id as "seriesId"`,
        [userId],
      ),
    );
    return this.afterDeleting(tx, rows);
  }

  /** Deletes events that were called off, and those that began, before the given moments; samples stay. @returns their covers */
  async purge(tx: Tx, before: { deleted: Date; began: Date }): Promise<StoredImage[]> {
    const rows = returningRows(
      await tx.query<DeletedEvent>(
        `delete from hosted_events.events where id in (
           select id from hosted_events.events where (deleted_at < $1 or start_datetime < $2)
             and (host_user_id is not null or store_id is not null) limit 200)
         returning cover_photo as cover, series_id as "seriesId"`,
        [before.deleted, before.began],
      ),
    );
    return this.afterDeleting(tx, rows);
  }

  /** The pictures that no other date of the same series shows. */
  async unusedCovers(tx: Tx, rows: readonly DeletedEvent[]): Promise<StoredImage[]> {
    const shown = await tx.query<{ key: string }>(
      `select cover_photo->>'key' as key from hosted_events.events where series_id = any($1::uuid[])`,
      [rows.flatMap(({ seriesId }) => seriesId ?? [])],
    );
    const keys = new Set(shown.map(({ key }) => key));
    const covers = rows.flatMap(({ cover }) => (cover && !keys.has(cover.key) ? [cover] : []));
    return [...new Map(covers.map((cover) => [cover.key, cover])).values()];
  }

  private async afterDeleting(tx: Tx, rows: readonly DeletedEvent[]): Promise<StoredImage[]> {
    await tx.query(
      `delete from hosted_events.series s where id = any($1::uuid[])
         and not exists (select 1 from hosted_events.events e where e.series_id = s.id)`,
      [rows.flatMap(({ seriesId }) => seriesId ?? [])],
    );
    return this.unusedCovers(tx, rows);
  }

  private async saveTickets(tx: Tx, { state: { id }, tickets }: HostedEvent): Promise<void> {
    await tx.query(
      `delete from hosted_events.ticket_types where event_id = $1 and not (id = any($2::uuid[]))`,
      [id, tickets.map((ticket) => ticket.id)],
    );
    if (tickets.length === 0) return;
    await tx.query(
      `insert into hosted_events.ticket_types select * from json_populate_recordset(null::hosted_events.ticket_types, $1)
       on conflict (id) do update set ${assignments<TicketTypeState>(ticketColumns, TICKET_FROZEN, 'excluded')}`,
      [JSON.stringify(tickets.map((ticket) => toRow(ticketColumns, ticket)))],
    );
  }
}
