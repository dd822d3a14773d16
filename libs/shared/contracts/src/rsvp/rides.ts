import * as z from 'zod/mini';
import { call } from '../call';
import { ExportFormat } from '../export-format';
import { BusId, EventId, RideStopId, RsvpId } from '../ids';
import { Cursor, Instant, line, Location, MAX_HEADCOUNT, optionalLine, PageSize } from '../primitives';
import { InvitationRole } from './invitations';

export const MAX_STOPS = 40;
export const MAX_BUSES = 60;
/** Most passengers whose bus one request changes. */
export const MAX_ASSIGNED = 2000;

/** Time of day in Israel, on the day of the event. */
export const RideTime = z
  .string({ error: 'field.required' })
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'date.invalid' }));

/** there: to the event; back: from it. */
export const RideWay = z.enum(['there', 'back']);
export type RideWay = z.infer<typeof RideWay>;
/** The ways that a passenger rides. */
export const RideWays = z.enum(['both', 'there', 'back']);
export type RideWays = z.infer<typeof RideWays>;

/** Version at which a row was read; 0: a new one. */
const Version = z.number().check(z.int(), z.gte(0));
const Headcount = z.object({ households: z.number(), persons: z.number() });
export type RideHeadcount = z.infer<typeof Headcount>;

export const RideStopForm = z.object({
  name: line(60),
  location: Location,
  /** Departure to the event. */
  departsAt: RideTime,
  note: z.nullable(optionalLine(200)),
});
export type RideStopForm = z.infer<typeof RideStopForm>;
export const RideStop = z.extend(RideStopForm, {
  _id: RideStopId,
  version: z.number(),
  /** Passengers who chose it, those who have to choose again included. */
  passengers: Headcount,
  /** Households of them that have to choose again, because its place or time has changed. */
  again: z.number(),
});
export type RideStop = z.infer<typeof RideStop>;

/** A way back after midnight is on the day after the event. */
export const BusStop = z.object({ stopId: RideStopId, at: RideTime });
export type BusStop = z.infer<typeof BusStop>;
export const BusForm = z.object({
  name: line(60),
  way: RideWay,
  seats: z.number().check(z.int(), z.gte(1), z.lte(100)),
  /** In the order in which the bus calls at them; a stop at most once. */
  stops: z.array(BusStop).check(
    z.minLength(1, { error: 'field.required' }),
    z.maxLength(MAX_STOPS),
    z.refine((stops) => new Set(stops.map(({ stopId }) => stopId)).size === stops.length),
  ),
});
export type BusForm = z.infer<typeof BusForm>;
export const Bus = z.extend(z.omit(BusForm, { stops: true }), {
  _id: BusId,
  /** Empty once its stops were removed. */
  stops: z.array(BusStop),
  version: z.number(),
  passengers: Headcount,
});
export type Bus = z.infer<typeof Bus>;

/** A household that needs a ride. Without a choice all of it rides, both ways. */
export const Passenger = z.object({
  rsvpId: RsvpId,
  attendeeName: z.string(),
  attendeePhone: z.nullable(z.string()),
  /** Seats of the household, and those of them that ride. */
  seats: z.number(),
  persons: z.number(),
  ways: RideWays,
  stopId: z.nullable(RideStopId),
  /** The stop was removed, or its place or time was changed, after it was chosen. */
  again: z.boolean(),
  /** Name of the removed stop that was chosen. */
  lostStop: z.nullable(z.string()),
  thereBusId: z.nullable(BusId),
  backBusId: z.nullable(BusId),
  /** Of the choice; 0: none was made. */
  version: z.number(),
});
export type Passenger = z.infer<typeof Passenger>;

export const Rides = z.object({
  eventId: EventId,
  title: z.string(),
  date: Instant,
  /** The caller's role: viewers read. */
  role: InvitationRole,
  /** Whether guests are asked if they need a ride. */
  asked: z.boolean(),
  /** Since when guests' pages show place, time and bus; null: they show the names of the stops alone. */
  releasedAt: z.nullable(Instant),
  stops: z.array(RideStop),
  buses: z.array(Bus),
  totals: z.object({
    all: Headcount,
    /** Passengers without a stop, those of removed stops included. */
    withoutStop: Headcount,
    /** Passengers who have to choose again. */
    again: Headcount,
    /** Passengers with a stop and without a bus. */
    waiting: z.object({ there: Headcount, back: Headcount }),
  }),
});
export type Rides = z.infer<typeof Rides>;

/** Which passengers are listed. waiting: with a stop, and on some way without a bus. */
export const PassengerFilter = z.enum(['all', 'no_stop', 'again', 'waiting']);
export type PassengerFilter = z.infer<typeof PassengerFilter>;

/** `from`: the bus that was shown; refused (conflict.version) when it is another one by now. */
export const BusAssignment = z.object({
  rsvpId: RsvpId,
  way: RideWay,
  from: z.nullable(BusId),
  to: z.nullable(BusId),
});
export type BusAssignment = z.infer<typeof BusAssignment>;

const rides = '/v1/events/rsvps/:eventId/rides';
const Event = z.object({ eventId: EventId });
const Stop = z.extend(Event, { stopId: RideStopId });
const OneBus = z.extend(Event, { busId: BusId });
/** Absent: no check. */
const OfVersion = z.object({ version: z.optional(z.coerce.number().check(z.int(), z.gte(1))) });

/** Stops, buses and counts; passengers come with `rsvp.listPassengers`. */
export const readRides = call({
  id: 'rsvp.readRides',
  method: 'GET',
  path: rides,
  access: 'user',
  params: Event,
  answer: Rides,
});
/** In the order of names. */
export const listPassengers = call({
  id: 'rsvp.listPassengers',
  method: 'GET',
  path: `${rides}/passengers`,
  access: 'user',
  params: Event,
  query: z.object({
    filter: z._default(PassengerFilter, 'all'),
    stopId: z.optional(RideStopId),
    busId: z.optional(BusId),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({ passengers: z.array(Passenger), nextCursor: z.nullable(z.string()) }),
});
/**
 * Adds a stop (`version` 0) or changes it. When its place or time changes, its passengers have to choose again, unless `keepChoices`.
 * Refused (conflict.version) when somebody else has changed it since.
 */
export const saveRideStop = call({
  id: 'rsvp.saveRideStop',
  method: 'PUT',
  path: `${rides}/stops/:stopId`,
  access: 'user',
  params: Stop,
  body: z.extend(RideStopForm, { version: Version, keepChoices: z.optional(z.boolean()) }),
  answer: Rides,
});
/** Removes a stop, also from the buses. Its passengers stay on the list, and have to choose again. */
export const removeRideStop = call({
  id: 'rsvp.removeRideStop',
  method: 'DELETE',
  path: `${rides}/stops/:stopId`,
  access: 'user',
  params: Stop,
  query: OfVersion,
  answer: Rides,
});
/**
 * Adds a bus (`version` 0) or changes it. Passengers whose stop it no longer serves leave it; those whose time changes have to choose
 * again, unless `keepChoices`.
 */
export const saveBus = call({
  id: 'rsvp.saveBus',
  method: 'PUT',
  path: `${rides}/buses/:busId`,
  access: 'user',
  params: OneBus,
  body: z.extend(BusForm, { version: Version, keepChoices: z.optional(z.boolean()) }),
  answer: Rides,
});
/** Removes a bus; its passengers wait for another one. */
export const removeBus = call({
  id: 'rsvp.removeBus',
  method: 'DELETE',
  path: `${rides}/buses/:busId`,
  access: 'user',
  params: OneBus,
  query: OfVersion,
  answer: Rides,
});
/** Shows place, time and bus on guests' pages, or hides them again. */
export const releaseRides = call({
  id: 'rsvp.releaseRides',
  method: 'PUT',
  path: `${rides}/release`,
  access: 'user',
  params: Event,
  body: z.object({ released: z.boolean() }),
  answer: Rides,
});
/** The choice of a guest, made by a host. `version`: of the choice that was shown. */
export const choosePassengerStop = call({
  id: 'rsvp.choosePassengerStop',
  method: 'PUT',
  path: `${rides}/passengers/:rsvpId`,
  access: 'user',
  params: z.extend(Event, { rsvpId: RsvpId }),
  body: z.object({
    stopId: z.nullable(RideStopId),
    /** Null: the whole household. */
    persons: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(MAX_HEADCOUNT))),
    ways: RideWays,
    version: Version,
  }),
  answer: Rides,
});
/** Moves passengers to buses and off them, all or none. A bus is never filled beyond its seats (ride.full). */
export const assignPassengers = call({
  id: 'rsvp.assignPassengers',
  method: 'PUT',
  path: `${rides}/assignments`,
  access: 'user',
  params: Event,
  maxBodyBytes: 1024 * 1024,
  body: z.object({ assignments: z.array(BusAssignment).check(z.minLength(1), z.maxLength(MAX_ASSIGNED)) }),
  answer: Rides,
});
/** Gives passengers without a bus the free seats of buses that serve their stop. A household is not divided. */
export const assignRest = call({
  id: 'rsvp.assignRest',
  method: 'POST',
  path: `${rides}/assignments/rest`,
  access: 'user',
  params: Event,
  /** `assignments`: what was done, for undoing it. The totals count who is left. */
  answer: z.object({ rides: Rides, assignments: z.array(BusAssignment) }),
  status: 200,
});
/** The passengers of a bus by its stops, without phones, for whoever drives it. */
export const printPassengers = call({
  id: 'rsvp.printPassengers',
  method: 'GET',
  path: `${rides}/buses/:busId/paper`,
  access: 'user',
  perMinute: 20,
  params: OneBus,
  media: 'application/pdf',
});
/** The same of every bus, each from a page of its own; not found where there is no bus. */
export const printAllPassengers = call({
  id: 'rsvp.printAllPassengers',
  method: 'GET',
  path: `${rides}/paper`,
  access: 'user',
  perMinute: 10,
  params: Event,
  media: 'application/pdf',
});
/** All passengers with their stops, buses and phones, for the hosts; safe from formulas. */
export const exportPassengers = call({
  id: 'rsvp.exportPassengers',
  method: 'GET',
  path: `${rides}/export`,
  access: 'user',
  perMinute: 10,
  params: Event,
  query: z.object({ format: z._default(ExportFormat, 'xlsx') }),
  media: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
