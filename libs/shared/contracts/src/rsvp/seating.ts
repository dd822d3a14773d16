import * as z from 'zod/mini';
import { call } from '../call';
import { EventId, RsvpId, SeatingTableId, SeatingWishId } from '../ids';
import { Instant, line, MAX_HEADCOUNT } from '../primitives';
import { InvitationRole } from './invitations';

/** Extent of the plan in its own units; a seat at a table takes about 40 of them. Positions are centres of tables, from the top left. */
export const PLAN = { width: 4000, height: 2400, grid: 20 } as const;
export const MAX_TABLES = 200;
export const MAX_WISHES = 200;
/** Turns of a table are multiples of this, in degrees. */
export const ROTATION_STEP = 15;

export const TableShape = z.enum(['round', 'long']);
export type TableShape = z.infer<typeof TableShape>;
export const TableTrait = z.enum(['near_door', 'quiet']);
export type TableTrait = z.infer<typeof TableTrait>;

const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most));
/** Version at which a row was read. */
const Version = z.number().check(z.int(), z.gte(0));

const SeatingTableForm = z.object({
  _id: SeatingTableId,
  /** The name guests see; no two tables of an event have the same. */
  name: line(40),
  shape: TableShape,
  seats: whole(1, 60),
  x: whole(0, PLAN.width),
  y: whole(0, PLAN.height),
  rotation: z.number().check(z.int(), z.gte(0), z.lt(360), z.multipleOf(ROTATION_STEP)),
  traits: z.array(TableTrait).check(z.maxLength(2)),
});
/** Version 0: the name of guests' tables that nobody has drawn yet; the first change of the plan stores it. */
export const SeatingTable = z.extend(SeatingTableForm, { version: Version });
export type SeatingTable = z.infer<typeof SeatingTable>;

/**
 * A record seated at two tables. `tableName` of the guest is then the joined name of both; while the guest has another one, because a
 * host changed it in the list, this does not count.
 */
export const SplitSeats = z.object({
  rsvpId: RsvpId,
  tableName: z.string(),
  firstTableId: SeatingTableId,
  secondTableId: SeatingTableId,
  /** Of the record's seats, those at the first table; the others are at the second. */
  firstSeats: z.number(),
});
export type SplitSeats = z.infer<typeof SplitSeats>;

export const WishKind = z.enum(['together', 'apart', 'near_door', 'quiet']);
export type WishKind = z.infer<typeof WishKind>;
/** What the host wants of the automatic seating. `together` and `apart` are about two guests or more. */
export const SeatingWish = z.object({
  _id: SeatingWishId,
  kind: WishKind,
  rsvpIds: z.array(RsvpId).check(z.minLength(1), z.maxLength(20)),
});
export type SeatingWish = z.infer<typeof SeatingWish>;

export const Seating = z.object({
  eventId: EventId,
  title: z.string(),
  date: Instant,
  /** The caller's role: viewers read. */
  role: InvitationRole,
  tables: z.array(SeatingTable),
  splits: z.array(SplitSeats),
  wishes: z.array(SeatingWish),
});
export type Seating = z.infer<typeof Seating>;

export const SeatedAt = z.object({ tableId: SeatingTableId, seats: whole(1, MAX_HEADCOUNT) });
export type SeatedAt = z.infer<typeof SeatedAt>;

/** Changes of a plan. Each row names the version that was read. */
export const SeatingPatch = z.object({
  tables: z.array(SeatingTable).check(z.maxLength(MAX_TABLES)),
  /** A table is removed only when nobody is left at it after `seats`. */
  removedTables: z.array(z.object({ _id: SeatingTableId, version: Version })).check(z.maxLength(MAX_TABLES)),
  /** Where guests sit now: nowhere, at a table, or at two. */
  seats: z
    .array(z.object({ rsvpId: RsvpId, version: Version, at: z.array(SeatedAt).check(z.maxLength(2)) }))
    .check(z.maxLength(1000)),
  wishes: z.array(SeatingWish).check(z.maxLength(MAX_WISHES)),
  removedWishes: z.array(SeatingWishId).check(z.maxLength(MAX_WISHES)),
});
export type SeatingPatch = z.infer<typeof SeatingPatch>;

export const SeatedGuest = z.object({
  rsvpId: RsvpId,
  attendeeName: z.string(),
  tableName: z.nullable(z.string()),
  version: z.number(),
});
export type SeatedGuest = z.infer<typeof SeatedGuest>;

const seating = '/v1/events/rsvps/:eventId/seating';
const Event = z.object({ eventId: EventId });

/** The plan of an event without its guests, who come with `rsvp.listRsvps`. */
export const readSeating = call({
  id: 'rsvp.readSeating',
  method: 'GET',
  path: seating,
  access: 'user',
  params: Event,
  answer: Seating,
});
/** Changes the plan. Rows that somebody else changed since they were read stay as they are, and are answered as they are now. */
export const changeSeating = call({
  id: 'rsvp.changeSeating',
  method: 'PATCH',
  path: seating,
  access: 'user',
  params: Event,
  maxBodyBytes: 1024 * 1024,
  body: SeatingPatch,
  answer: z.object({
    tables: z.array(SeatingTable),
    guests: z.array(SeatedGuest),
    splits: z.array(SplitSeats),
    outdated: z.object({
      tables: z.array(SeatingTable),
      /** Tables of the request that exist no more. */
      goneTables: z.array(SeatingTableId),
      guests: z.array(SeatedGuest),
      /** Guests of the request that exist no more. */
      goneGuests: z.array(RsvpId),
    }),
  }),
});
