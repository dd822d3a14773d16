import { Injectable } from '@nestjs/common';
import type { BusId, EventId, RideStopId, RsvpId } from '@smachot/contracts';
import { columnsOf, returningRows, selection, toRow, type Tx } from '@smachot/server-platform';
import type { BusState, PassengerState, RideStopState } from '../../domain/rides/ride-state';
import { passengerSelection, passengersOf } from './passengers';
import { BusSchema, RideStopSchema } from './rides.schema';

const stopColumns = columnsOf(RideStopSchema);
const busColumns = columnsOf(BusSchema);
export const stopSelection = selection(stopColumns, 's');
export const busSelection = selection(busColumns, 'b');

/** Stops and buses of an event, and everybody who needs a ride. */
export type RidePlan = { stops: RideStopState[]; buses: BusState[]; passengers: PassengerState[] };
/** `persons` null: the whole household. */
export type Choice = Pick<PassengerState, 'stopId' | 'ways' | 'thereBusId' | 'backBusId'> & {
  persons: number | null;
  by: 'guest' | 'host';
  at: Date;
};

const list = (ids: readonly string[]) => [...ids];

/** Repository of rides. Every change locks the plan's row first, also a guest's, so that no seat of a bus is given twice. */
@Injectable()
export class RideRepository {
  /** Locks the rides of an event, and loads them. */
  async lock(tx: Tx, eventId: EventId): Promise<RidePlan> {
    await tx.query('insert into rsvp.ride_plans (event_id) values ($1) on conflict do nothing', [eventId]);
    await tx.query('select 1 from rsvp.ride_plans where event_id = $1 for update', [eventId]);
    const stops = await tx.query<RideStopState>(
      `select ${stopSelection} from rsvp.ride_stops s where s.event_id = $1`,
      [eventId],
    );
    const buses = await tx.query<BusState>(`select ${busSelection} from rsvp.buses b where b.event_id = $1`, [
      eventId,
    ]);
    const passengers = await tx.query<PassengerState>(
      `select ${passengerSelection} from (${passengersOf('$1')}) p`,
      [eventId],
    );
    return { stops, buses, passengers };
  }

  /** @returns false: another event has a stop of this id */
  saveStop(tx: Tx, stop: RideStopState): Promise<boolean> {
    return this.save(tx, 'ride_stops', toRow(stopColumns, stop), [
      'name',
      'location',
      'departs_at',
      'note',
      'version',
    ]);
  }

  /** @returns false: another event has a bus of this id */
  saveBus(tx: Tx, bus: BusState): Promise<boolean> {
    return this.save(tx, 'buses', toRow(busColumns, bus), ['name', 'way', 'seats', 'stops', 'version']);
  }

  /** Removes a stop; whoever chose it has to choose again, and leaves the bus. */
  async removeStop(tx: Tx, { id, eventId, name }: RideStopState): Promise<void> {
    await tx.query('delete from rsvp.ride_stops where id = $1', [id]);
    await tx.query(
      `update rsvp.ride_choices set stop_id = null, again = true, lost_stop = $3, there_bus_id = null, back_bus_id = null,
         version = version + 1 where event_id = $1 and stop_id = $2`,
      [eventId, id, name],
    );
  }

  /** Removes a bus; its passengers have none. */
  async removeBus(tx: Tx, { id, eventId }: BusState): Promise<void> {
    await tx.query('delete from rsvp.buses where id = $1', [id]);
    await this.leaveBus(tx, eventId, id, []);
  }

  /** Takes everybody off the bus whose stop is none of `stopIds`, guests who need no ride now included. */
  async leaveBus(tx: Tx, eventId: EventId, busId: BusId, stopIds: readonly RideStopId[]): Promise<void> {
    await tx.query(
      `update rsvp.ride_choices set version = version + 1,
         there_bus_id = nullif(there_bus_id, $2), back_bus_id = nullif(back_bus_id, $2)
       where event_id = $1 and $2 in (there_bus_id, back_bus_id) and not coalesce(stop_id = any($3::uuid[]), false)`,
      [eventId, busId, list(stopIds)],
    );
  }

  /** Has passengers of a stop choose again; of one bus only, if it is given. */
  async askAgain(tx: Tx, eventId: EventId, stopIds: readonly RideStopId[], busId?: BusId): Promise<void> {
    if (!stopIds.length) return;
    await tx.query(
      `update rsvp.ride_choices set again = true, version = version + 1
       where event_id = $1 and stop_id = any($2) and not again and ($3::uuid is null or $3 in (there_bus_id, back_bus_id))`,
      [eventId, list(stopIds), busId ?? null],
    );
  }

  async hasStops(tx: Tx, eventId: EventId): Promise<boolean> {
    const found = await tx.query('select 1 from rsvp.ride_stops where event_id = $1 limit 1', [eventId]);
    return found.length > 0;
  }

  async hasGuest(tx: Tx, eventId: EventId, rsvpId: RsvpId): Promise<boolean> {
    const found = await tx.query(
      'select 1 from rsvp.guests where id = $1 and event_id = $2 and deleted_at is null',
      [rsvpId, eventId],
    );
    return found.length > 0;
  }

  async choose(
    tx: Tx,
    { eventId, rsvpId }: { eventId: EventId; rsvpId: RsvpId },
    { stopId, persons, ways, thereBusId, backBusId, by, at }: Choice,
  ): Promise<void> {
    await tx.query(
      `insert into rsvp.ride_choices as own
         (rsvp_id, event_id, stop_id, persons, ways, again, lost_stop, there_bus_id, back_bus_id, chosen_by, chosen_at, version)
       values ($1, $2, $3, $4, $5, false, null, $6, $7, $8, $9, 1)
       on conflict (rsvp_id) do update set stop_id = excluded.stop_id, persons = excluded.persons, ways = excluded.ways,
         again = false, lost_stop = null, there_bus_id = excluded.there_bus_id, back_bus_id = excluded.back_bus_id,
         chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at, version = own.version + 1`,
      [rsvpId, eventId, stopId, persons, ways, thereBusId, backBusId, by, at],
    );
  }

  async assign(tx: Tx, eventId: EventId, passengers: readonly PassengerState[]): Promise<void> {
    await tx.query(
      `update rsvp.ride_choices c set there_bus_id = n.there, back_bus_id = n.back, version = c.version + 1
       from unnest($2::uuid[], $3::uuid[], $4::uuid[]) n(id, there, back) where c.rsvp_id = n.id and c.event_id = $1`,
      [
        eventId,
        passengers.map(({ rsvpId }) => rsvpId),
        passengers.map(({ thereBusId }) => thereBusId),
        passengers.map(({ backBusId }) => backBusId),
      ],
    );
  }

  /** The first release stays the time that is shown. */
  async release(tx: Tx, eventId: EventId, releasedAt: Date | null): Promise<void> {
    await tx.query(
      `update rsvp.ride_plans set released_at = case when $2::timestamptz is null then null else coalesce(released_at, $2) end
       where event_id = $1`,
      [eventId, releasedAt],
    );
  }

  private async save(
    tx: Tx,
    table: string,
    row: Record<string, unknown>,
    columns: string[],
  ): Promise<boolean> {
    const saved = returningRows(
      await tx.query<{ id: string }>(
        `insert into rsvp.${table} as own select * from json_populate_record(null::rsvp.${table}, $1)
         on conflict (id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
         where own.event_id = excluded.event_id returning id`,
        [JSON.stringify(row)],
      ),
    );
    return saved.length > 0;
  }
}
