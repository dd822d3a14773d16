import type { BusId, EventId, RideStopId, RideWays, RsvpId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { BusState, RideStopState } from '../../domain/rides/ride-state';

const id = (name: string) => ({ type: 'uuid' as const, name });
const key = (name: string, table: string) => ({
  ...id(name),
  primary: true as const,
  primaryKeyConstraintName: `PK_${table}`,
});

/** Rides of an event. Its row is locked by every change of its stops, buses, choices and assignments, so that no seat is given twice. */
export const RidePlanSchema = new EntitySchema<{ eventId: EventId; releasedAt: Date | null }>({
  name: 'RidePlan',
  schema: 'rsvp',
  tableName: 'ride_plans',
  columns: {
    eventId: key('event_id', 'ride_plans'),
    releasedAt: { type: 'timestamptz', name: 'released_at', nullable: true },
  },
});

export const RideStopSchema = new EntitySchema<RideStopState>({
  name: 'RideStop',
  schema: 'rsvp',
  tableName: 'ride_stops',
  columns: {
    id: key('id', 'ride_stops'),
    eventId: id('event_id'),
    name: { type: 'text' },
    location: { type: 'jsonb' },
    departsAt: { type: 'text', name: 'departs_at' },
    note: { type: 'text', nullable: true },
    version: { type: 'int' },
  },
  indices: [{ name: 'ride_stops_event', columns: ['eventId'] }],
});

export const BusSchema = new EntitySchema<BusState>({
  name: 'Bus',
  schema: 'rsvp',
  tableName: 'buses',
  columns: {
    id: key('id', 'buses'),
    eventId: id('event_id'),
    name: { type: 'text' },
    way: { type: 'text' },
    seats: { type: 'int' },
    stops: { type: 'jsonb' },
    version: { type: 'int' },
  },
  indices: [{ name: 'buses_event', columns: ['eventId'] }],
});

/** `persons` null: the whole household. `lostStop`: name of the removed stop that was chosen. */
export type RideChoiceRow = {
  rsvpId: RsvpId;
  eventId: EventId;
  stopId: RideStopId | null;
  persons: number | null;
  ways: RideWays;
  again: boolean;
  lostStop: string | null;
  thereBusId: BusId | null;
  backBusId: BusId | null;
  chosenBy: 'guest' | 'host';
  chosenAt: Date;
  version: number;
};

/** Choice of a guest who needs a ride. It stays while the guest declines or needs none, and counts only otherwise. */
export const RideChoiceSchema = new EntitySchema<RideChoiceRow>({
  name: 'RideChoice',
  schema: 'rsvp',
  tableName: 'ride_choices',
  columns: {
    rsvpId: key('rsvp_id', 'ride_choices'),
    eventId: id('event_id'),
    stopId: { ...id('stop_id'), nullable: true },
    persons: { type: 'int', nullable: true },
    ways: { type: 'text' },
    again: { type: 'boolean' },
    lostStop: { type: 'text', name: 'lost_stop', nullable: true },
    thereBusId: { ...id('there_bus_id'), nullable: true },
    backBusId: { ...id('back_bus_id'), nullable: true },
    chosenBy: { type: 'text', name: 'chosen_by' },
    chosenAt: { type: 'timestamptz', name: 'chosen_at' },
    version: { type: 'int' },
  },
  indices: [{ name: 'ride_choices_event', columns: ['eventId'] }],
});
