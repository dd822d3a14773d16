import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CampaignId, RsvpId } from '@smachot/contracts';
import { type Correspondence, MessagesOf } from '@smachot/server-messaging';
import { ReadModel, returningRows, type Tx } from '@smachot/server-platform';
import type { Rsvp } from '../../domain/guests/rsvp';
import { RsvpRepository } from './rsvp.repository';

/** SQL of a guest's current id, for the id in this placeholder. */
export const currentId = (id: RsvpId): string =>
  `coalesce((select survivor_id from rsvp.merged_guests where absorbed_id = ${id}), ${id})`;

/** Records of a guest. `invited`: an invitation was sent to this record itself; `merged`: ids of the absorbed records. */
export type GuestRecords = { invited: boolean; merged: string[] };
export const recordsSelection = `g.sends > 0 as invited,
  array(select m.absorbed_id::text from rsvp.merged_guests m where m.survivor_id = g.id) as merged`;

const unique = (ids: Iterable<string>): string[] => [...new Set(ids)];

/** Guests by any id they ever had: jobs, buttons and open pages may still use the id of an absorbed record. */
@Injectable()
export class MergedGuests {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
    private readonly rsvps: RsvpRepository,
  ) {}

  /** Loads and locks guests by each requested id; two ids may yield the same guest. Deleted guests are included. */
  async load(tx: Tx, ids: RsvpId[]): Promise<Map<string, Rsvp>> {
    const found = await this.loadOnce(tx, unique(ids));
    const missing = unique(ids).filter((id) => !found.has(id));
    // A record may have been merged between the lookup of the survivors and the lock.
    for (const [id, rsvp] of await this.loadOnce(tx, missing)) found.set(id, rsvp);
    return found;
  }

  /** Messages of guests and of their absorbed records, oldest first. */
  async messages(rsvpIds: RsvpId[]): Promise<Map<string, Correspondence>> {
    return this.messagesOf(
      await this.read.rows<GuestRecords & { id: RsvpId }>(
        `select g.id, ${recordsSelection} from rsvp.guests g where g.id = any($1)`,
        [rsvpIds],
      ),
    );
  }

  /** Messages of guests that were read with `recordsSelection`. */
  async messagesOf(guests: (GuestRecords & { id: RsvpId })[]): Promise<Map<string, Correspondence>> {
    const messages = await this.queries.execute(
      new MessagesOf(guests.flatMap(({ id, merged }) => [id, ...merged])),
    );
    for (const { id, invited, merged } of guests) {
      const own = messages.get(id);
      const found = [
        ...(own ? [invited ? own : sentOnly(own)] : []),
        ...merged.flatMap((absorbed) => {
          const more = messages.get(absorbed);
          return more?.whatsappMessages.length ? [more] : [];
        }),
      ];
      if (found.length) messages.set(id, found.reduce(joined));
    }
    return messages;
  }

  /** Moves all rows of the absorbed record to the survivor and deletes the absorbed record. */
  async absorb(tx: Tx, absorbedId: RsvpId, survivorId: RsvpId, now: Date): Promise<void> {
    const ids: [RsvpId, RsvpId] = [absorbedId, survivorId];
    for (const table of ['history', 'guest_tokens', 'turns', 'host_replies'])
      await tx.query(`update rsvp.${table} set rsvp_id = $2 where rsvp_id = $1`, ids);
    await tx.query(
      `with left_behind as (delete from rsvp.earlier_phones where rsvp_id = $1 returning phone)
       insert into rsvp.earlier_phones (rsvp_id, phone) select $2, phone from left_behind on conflict do nothing`,
      ids,
    );
    await tx.query(
      `with left_behind as (delete from rsvp.inbox_messages where rsvp_id = $1 returning *)
       insert into rsvp.inbox_messages as own (rsvp_id, inbound_id, event_id, at, read_at, read_by)
       select $2, inbound_id, event_id, at, read_at, read_by from left_behind
       on conflict (rsvp_id, inbound_id) do update set read_at = excluded.read_at, read_by = excluded.read_by
         where excluded.read_at > coalesce(own.read_at, '-infinity')`,
      ids,
    );
    await this.mergeRideChoices(tx, ids);
    await tx.query('update rsvp.merged_guests set survivor_id = $2 where survivor_id = $1', ids);
    await tx.query(
      'insert into rsvp.merged_guests (absorbed_id, survivor_id, merged_at) values ($1, $2, $3)',
      [...ids, now],
    );
    await tx.query(
      `delete from rsvp.distinct_guests d using rsvp.guests g
       where g.id = $1 and d.event_id = g.event_id and g.id in (d.rsvp_id, d.other_id)`,
      [absorbedId],
    );
    await tx.query('delete from rsvp.guests where id = $1', [absorbedId]);
  }

  /** The survivor's choice stays; with two different stops it has to be made again. */
  private async mergeRideChoices(tx: Tx, ids: [absorbed: RsvpId, survivor: RsvpId]): Promise<void> {
    await tx.query(
      `with left_behind as (delete from rsvp.ride_choices where rsvp_id = $1 returning *)
       insert into rsvp.ride_choices as own (rsvp_id, event_id, stop_id, persons, ways, again, lost_stop, there_bus_id,
         back_bus_id, chosen_by, chosen_at, version)
       select $2, event_id, stop_id, persons, ways, again, lost_stop, there_bus_id, back_bus_id, chosen_by, chosen_at, version
       from left_behind
       on conflict (rsvp_id) do update set version = own.version + 1,
         again = own.again or own.stop_id is distinct from excluded.stop_id`,
      ids,
    );
  }

  /** Locks the campaigns in which these guests are scheduled. It precedes the guests' locks, in the same order as scheduled sends. */
  async lockSchedules(tx: Tx, rsvpIds: RsvpId[]): Promise<void> {
    await tx.query(
      `select 1 from rsvp.campaigns where id in (select campaign_id from rsvp.scheduled_sends where rsvp_id = any($1))
       order by id for update`,
      [rsvpIds],
    );
  }

  /**
   * Gives the survivor the absorbed record's place in the schedule.
   * @returns campaigns in which both were scheduled, so that one message less will be sent
   */
  async mergeSchedules(tx: Tx, absorbedId: RsvpId, survivorId: RsvpId): Promise<string[]> {
    await tx.query(
      `update rsvp.scheduled_sends s set rsvp_id = $2 where rsvp_id = $1 and not exists (
         select 1 from rsvp.scheduled_sends o where o.campaign_id = s.campaign_id and o.rsvp_id = $2)`,
      [absorbedId, survivorId],
    );
    const both = returningRows(
      await tx.query<{ campaign_id: CampaignId }>(
        'delete from rsvp.scheduled_sends where rsvp_id = $1 returning campaign_id',
        [absorbedId],
      ),
    );
    return both.map(({ campaign_id }) => campaign_id);
  }

  private async loadOnce(tx: Tx, ids: RsvpId[]): Promise<Map<string, Rsvp>> {
    if (!ids.length) return new Map();
    const merged = await tx.query<{ from: string; to: string }>(
      'select absorbed_id as "from", survivor_id as "to" from rsvp.merged_guests where absorbed_id = any($1)',
      [ids],
    );
    const survivors = new Map(merged.map(({ from, to }) => [from, to]));
    const rsvps = await this.rsvps.loadAny(tx, unique(ids.map((id) => survivors.get(id) ?? id)));
    const byId = new Map(rsvps.map((rsvp) => [rsvp.state.id, rsvp]));
    return new Map(
      ids.flatMap((id): [string, Rsvp][] => {
        const rsvp = byId.get(survivors.get(id) ?? id);
        return rsvp ? [[id, rsvp]] : [];
      }),
    );
  }
}

/** Only the sent messages: a guest who was never written to has said nothing to these hosts. */
const sentOnly = (own: Correspondence): Correspondence => ({ ...own, incomingWhatsappMessages: [] });
const joined = (a: Correspondence, b: Correspondence): Correspondence => ({
  whatsappMessages: [...a.whatsappMessages, ...b.whatsappMessages].sort(
    (x, y) => Date.parse(x.createdAt) - Date.parse(y.createdAt),
  ),
  incomingWhatsappMessages: [...a.incomingWhatsappMessages, ...b.incomingWhatsappMessages].sort(
    (x, y) => Date.parse(x.timestamp) - Date.parse(y.timestamp),
  ),
});
