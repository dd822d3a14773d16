import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import { type E164, nameKey, nationalPhone, newId } from '@smachot/kernel';
import {
  assignments,
  columnsOf,
  columnsWithout,
  selection,
  toRow,
  returningRows,
  type Tx,
} from '@smachot/server-platform';
import { Rsvp } from '../../domain/guests/rsvp';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { GuestSchema } from './guest.schema';
import { setBillingLimits } from '../billing/billing-limits';

const columns = columnsWithout(GuestSchema, ['searchKey']);
/** Columns that message outcomes change. */
const movedColumns = columnsOf(GuestSchema, [
  'status',
  'statusBefore',
  'round',
  'campaignId',
  'sends',
  'attempts',
  'trouble',
  'failedAt',
  'reminded',
  'takenBack',
  'firstSent',
  'lastSent',
  'lastQueued',
  'lastStatus',
  'deliveryConfirmed',
  'readConfirmed',
  'dayOfAt',
  'thankYouAt',
  'tableAt',
]);
/** SQL of all columns of `g`; bigint as a number. */
export const rsvpSelection = selection(columns, 'g', { income: 'g.income::float8' });
const saved = assignments<RsvpState>(columns, ['id', 'eventId', 'createdAt', 'version']);

/** Search key of a guest: the name and the national phone number, without characters that people leave out. */
const guestSearchKey = (name: string, phone: E164 | null): string =>
  `${nameKey(name)} ${phone ? nameKey(nationalPhone(phone)) : ''}`;

const row = ({ state }: Rsvp): Record<string, unknown> => ({
  ...toRow(columns, state),
  search_key: guestSearchKey(state.name, state.phone),
});

@Injectable()
export class RsvpRepository {
  /** Loads guests of one event, locked in order of their ids, so that two requests cannot deadlock. */
  async loadMany(tx: Tx, eventId: EventId, ids: RsvpId[]): Promise<Rsvp[]> {
    return this.where(tx, 'g.event_id = $1 and g.id = any($2) and g.deleted_at is null', [eventId, ids]);
  }
  /** Loads guests of one event by id, and those who have one of these table names. */
  async loadSeated(tx: Tx, eventId: EventId, ids: RsvpId[], tableNames: string[]): Promise<Rsvp[]> {
    const condition =
      'g.event_id = $1 and g.deleted_at is null and (g.id = any($2) or g.table_name = any($3))';
    return this.where(tx, condition, [eventId, ids, tableNames]);
  }
  /** Loads guests of any event; deleted ones are included, because messages may still refer to them. */
  async loadAny(tx: Tx, ids: RsvpId[]): Promise<Rsvp[]> {
    return this.where(tx, 'g.id = any($1)', [ids]);
  }
  /** Loads the guests that a host deleted after `since`. */
  async loadDeletedSince(tx: Tx, eventId: EventId, ids: RsvpId[], since: Date): Promise<Rsvp[]> {
    const condition = 'g.event_id = $1 and g.id = any($2) and g.deleted_at > $3';
    return this.where(tx, condition, [eventId, ids, since]);
  }
  /** Loads the guests who were told of the day of the event, or of their table on it. */
  async loadToldOfDay(tx: Tx, eventId: EventId): Promise<Rsvp[]> {
    return this.where(tx, 'g.event_id = $1 and (g.day_of_at is not null or g.table_at is not null)', [
      eventId,
    ]);
  }
  /** Number of an event's guests, without deleted ones. */
  async count(tx: Tx, eventId: EventId): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from rsvp.guests where event_id = $1 and deleted_at is null',
      [eventId],
    );
    return row!.count;
  }
  async where(tx: Tx, condition: string, parameters: unknown[]): Promise<Rsvp[]> {
    const rows = await tx.query<RsvpState>(
      `select ${rsvpSelection} from rsvp.guests g where ${condition} order by g.id for update`,
      parameters,
    );
    return rows.map((state) => new Rsvp(state));
  }

  /** Inserts new guests with their history entries. Their ids follow the given order. */
  async add(tx: Tx, rsvps: Rsvp[], actorId?: UserId): Promise<void> {
    if (!rsvps.length) return;
    await tx.query(
      'insert into rsvp.guests (' +
        insertColumns +
        ') select ' +
        insertColumns +
        ' from json_populate_recordset(null::rsvp.guests, $1)',
      [JSON.stringify(rsvps.map(row))],
    );
    await this.remember(tx, rsvps, actorId);
  }

  /** Saves the modified guests with their notes, facts and events, in one statement; in two when some also answered. */
  async saveMany(tx: Tx, rsvps: Rsvp[], actorId?: UserId): Promise<void> {
    const touched = rsvps.filter((rsvp) => rsvp.touched);
    if (!touched.length) return;
    await this.saveMoved(
      tx,
      touched.filter((rsvp) => !rsvp.changed),
    );
    await this.saveWhole(
      tx,
      touched.filter((rsvp) => rsvp.changed),
    );
    for (const rsvp of touched) rsvp.state.version += 1;
    await this.remember(tx, touched, actorId);
    await this.bill(tx, touched);
    for (const rsvp of touched) tx.emitFrom(rsvp);
  }

  private async saveWhole(tx: Tx, rsvps: Rsvp[]): Promise<void> {
    if (!rsvps.length) return;
    const rows = await tx.query<{ id: RsvpId }>(
      `update rsvp.guests g set ${saved}, search_key = n.search_key, version = g.version + 1
       from json_populate_recordset(null::rsvp.guests, $1) n where g.id = n.id and g.version = n.version returning g.id`,
      [JSON.stringify(rsvps.map(row))],
    );
    if (returningRows(rows).length !== rsvps.length)
      throw new Error('guests were saved that were not locked');
    const elsewhere = rsvps.filter(({ newPhone }) => newPhone).map(({ state }) => state.id);
    if (!elsewhere.length) return;
    await tx.query(
      'update rsvp.guest_tokens set revoked_at = now() where rsvp_id = any($1) and revoked_at is null',
      [elsewhere],
    );
    await tx.query('delete from rsvp.earlier_phones where rsvp_id = any($1)', [elsewhere]);
  }

  /** Thousands of guests change alike: each distinct change is sent once, and the guests refer to it. */
  private async saveMoved(tx: Tx, rsvps: Rsvp[]): Promise<void> {
    if (!rsvps.length) return;
    const moves = new Map<string, number>();
    const moveOf = rsvps.map(({ state }) => {
      const move = JSON.stringify(toRow(movedColumns, state));
      return moves.get(move) ?? moves.set(move, moves.size).get(move)!;
    });
    await tx.query(
      `update rsvp.guests g set ${assignments(movedColumns, [])}, version = g.version + 1
       from unnest($1::uuid[], $2::int[]) m(id, move)
       join rows from (json_populate_recordset(null::rsvp.guests, $3)) with ordinality n on n.ordinality = m.move + 1
       where g.id = m.id`,
      [rsvps.map(({ state }) => state.id), moveOf, `[${[...moves.keys()].join(',')}]`],
    );
  }

  /** Stores history entries. `actorId`: the host or co-host who acted; null for acts of guests and of the product. */
  private async remember(tx: Tx, rsvps: Rsvp[], actorId: UserId | null = null): Promise<void> {
    const notes = rsvps.flatMap((rsvp) =>
      rsvp.notes.splice(0).map((note) => ({
        ...note,
        id: newId(),
        rsvp_id: rsvp.state.id,
        actor_id: note.by === 'host' ? actorId : null,
      })),
    );
    if (!notes.length) return;
    await tx.query(
      `insert into rsvp.history (id, rsvp_id, at, kind, by, actor_id, text, details)
       select id, rsvp_id, at, kind, by, actor_id, text, details from json_populate_recordset(null::rsvp.history, $1)`,
      [JSON.stringify(notes)],
    );
  }

  /** Inserts billable facts. The guest's id is the key: repeated answers, retries and restarts leave one fact per guest. */
  private async bill(tx: Tx, rsvps: Rsvp[]): Promise<void> {
    const facts = rsvps.flatMap(({ newFact }) => (newFact ? [newFact] : []));
    if (!facts.length) return;
    await tx.query(
      `insert into rsvp.billable_facts (rsvp_id, event_id, host_id, at, channel)
       select n."rsvpId", n."eventId", i.host_id, n.at, n.channel
       from json_to_recordset($1) n("rsvpId" uuid, "eventId" uuid, at timestamptz, channel text)
       join rsvp.invitations i on i.id = n."eventId" on conflict (rsvp_id) do nothing`,
      [JSON.stringify(facts)],
    );
    await setBillingLimits(tx, [...new Set(facts.map(({ eventId }) => eventId))]);
  }
}

const insertColumns = [...Object.values<string>(columns), 'search_key'].join(', ');
