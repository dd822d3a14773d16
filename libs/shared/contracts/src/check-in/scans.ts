import * as z from 'zod/mini';
import { ScanId } from '../ids';
import { Id, Instant, MAX_HEADCOUNT, optionalLine } from '../primitives';

/** The most scans of one request, and arrivals of one answer. */
export const MOST_SCANS = 200;
export const MOST_ARRIVALS_READ = 1_000;
const People = z.int().check(z.gte(1), z.lte(MAX_HEADCOUNT));
/** What people call the door a device stands at; empty: nothing. */
export const DoorName = optionalLine(40);

/**
 * A fact that a device recorded. `subjectId`: a ticket, a guest, or a new id for a walk-in, whose name is given with it. `at`: by the
 * clock of the device. `undoes`: the scan that it takes back; its people are not counted then.
 */
export const Scan = z.object({
  scanId: ScanId,
  subjectId: Id,
  people: People,
  at: Instant,
  undoes: z.nullable(ScanId),
  /** Of a walk-in; empty for everybody else. */
  name: z._default(optionalLine(80), ''),
});
export type Scan = z.infer<typeof Scan>;

/** A fact as the server keeps it, the clock of its device corrected. */
export const Arrival = z.object({
  scanId: ScanId,
  subjectId: Id,
  people: z.number(),
  at: Instant,
  undoes: z.nullable(ScanId),
  name: z.string(),
  deviceId: Id,
  door: z.string(),
});
export type Arrival = z.infer<typeof Arrival>;

/**
 * What a device has recorded since it was last heard, and how far it has read. `sentAt`: its clock now, by which the times of its
 * scans are corrected. A batch may be sent again: scans are known by their ids.
 */
export const ScanBatch = z.object({
  deviceId: Id,
  door: z._default(DoorName, ''),
  sentAt: Instant,
  scans: z.array(Scan).check(z.maxLength(MOST_SCANS)),
  after: z.int().check(z.gte(0)),
});
export type ScanBatch = z.infer<typeof ScanBatch>;

/**
 * Arrivals of the event, by all devices, after the number the device has read to. `more`: there are further ones. `refused`: scans of
 * tickets or guests that the event does not have; they are not kept.
 */
export const ScanAnswer = z.object({
  arrivals: z.array(Arrival),
  next: z.number(),
  more: z.boolean(),
  refused: z.array(ScanId),
});
export type ScanAnswer = z.infer<typeof ScanAnswer>;

/** Somebody who is expected: a ticket, or a guest with the people they bring. */
export const DoorEntry = z.object({
  subjectId: Id,
  name: z.string(),
  seats: z.number(),
  /** Of a ticket: its kind. Of a guest: the group. Empty: none. */
  group: z.string(),
  table: z.string(),
  /** Of a ticket alone. */
  code: z.nullable(z.string()),
  /** Which seat of a registration of several. */
  seat: z.nullable(z.object({ number: z.number(), of: z.number() })),
});
export type DoorEntry = z.infer<typeof DoorEntry>;

/** A page of the list at the door. `closesAt`: when scans are accepted no more and devices delete what they keep. */
export const DoorList = z.object({
  title: z.string(),
  startsAt: Instant,
  closesAt: Instant,
  entries: z.array(DoorEntry),
  nextCursor: z.nullable(z.string()),
});
export type DoorList = z.infer<typeof DoorList>;
/** Entries of one page of a door list. */
export const DOOR_PAGE = 1_000;

/** People who arrived. `inDoubt`: those of them that one entry counts beyond its seats, by several scans. */
export const ArrivedCount = z.object({ arrived: z.number(), inDoubt: z.number() });
export type ArrivedCount = z.infer<typeof ArrivedCount>;
