import type { EventId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { ReleaseState } from '../../domain/seating/table-release';
import type { SplitState, TableState, WishState } from '../../domain/seating/seating-plan';

const id = (name: string) => ({ type: 'uuid' as const, name });
const key = (name: string, table: string) => ({
  ...id(name),
  primary: true,
  primaryKeyConstraintName: `PK_${table}`,
});
const number = (name: string) => ({ type: 'int' as const, name });

/** A table of an event's plan; positions in the units of the contract's `PLAN`. Clients choose the id: it is the event's alone. */
export const SeatingTableSchema = new EntitySchema<TableState>({
  name: 'SeatingTable',
  schema: 'rsvp',
  tableName: 'seating_tables',
  columns: {
    eventId: key('event_id', 'seating_tables'),
    _id: key('id', 'seating_tables'),
    name: { type: 'text' },
    shape: { type: 'text' },
    seats: number('seats'),
    x: number('x'),
    y: number('y'),
    rotation: number('rotation'),
    traits: { type: 'text', array: true },
    version: number('version'),
  },
  indices: [{ name: 'seating_tables_name', columns: ['eventId', 'name'], unique: true }],
});

/** A guest seated at two tables. Counts only while `table_name` is the guest's. */
export const SplitSeatsSchema = new EntitySchema<SplitState>({
  name: 'SplitSeats',
  schema: 'rsvp',
  tableName: 'split_seats',
  columns: {
    rsvpId: { type: 'uuid', name: 'rsvp_id', primary: true, primaryKeyConstraintName: 'PK_split_seats' },
    eventId: id('event_id'),
    tableName: { type: 'text', name: 'table_name' },
    firstTableId: id('first_table_id'),
    secondTableId: id('second_table_id'),
    firstSeats: number('first_seats'),
  },
  indices: [{ name: 'split_seats_event', columns: ['eventId'] }],
});

/** A wish for the automatic seating. Clients choose the id: it is the event's alone. */
export const SeatingWishSchema = new EntitySchema<WishState>({
  name: 'SeatingWish',
  schema: 'rsvp',
  tableName: 'seating_wishes',
  columns: {
    eventId: key('event_id', 'seating_wishes'),
    _id: key('id', 'seating_wishes'),
    kind: { type: 'text' },
    rsvpIds: { type: 'uuid', name: 'rsvp_ids', array: true },
  },
});

/** When guests' pages show their table; without a row they show none. */
export const TableReleaseSchema = new EntitySchema<ReleaseState & { eventId: EventId }>({
  name: 'TableRelease',
  schema: 'rsvp',
  tableName: 'table_releases',
  columns: {
    eventId: {
      type: 'uuid',
      name: 'event_id',
      primary: true,
      primaryKeyConstraintName: 'PK_table_releases',
    },
    release: { type: 'text' },
    releasedAt: { type: 'timestamptz', name: 'released_at' },
  },
});
