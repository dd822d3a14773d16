import { createHash } from 'node:crypto';
import { type EventId, MAX_TABLES, PLAN, type SeatingTable, type SeatingTableId } from '@smachot/contracts';
import type { NamedTable } from '../persistence/seating/seating.queries';

const CELL = { width: 240, height: 240 };
const COLUMNS = 8;
const ROWS = Math.floor(PLAN.height / CELL.height);
const USUAL_SEATS = 10;
const MOST_SEATS = 60;

/** The id of a table that only a name stands for. It is the same on every reading, until the table is stored. */
const idOf = (eventId: EventId, name: string, taken: ReadonlySet<string>): SeatingTableId => {
  for (let attempt = 0; ; attempt++) {
    const hex = createHash('sha256').update(`${eventId}\n${attempt}\n${name}`).digest('hex');
    // version 8 of RFC 9562: the contents are ours
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    if (!taken.has(id)) return id;
  }
};

const cellOf = ({ x, y }: { x: number; y: number }): number =>
  Math.floor(y / CELL.height) * COLUMNS + Math.floor(x / CELL.width);

const freeCells = function* (stored: readonly SeatingTable[]): Generator<number> {
  const taken = new Set(stored.map(cellOf));
  for (let cell = 0; ; cell++) if (!taken.has(cell)) yield cell;
};

/** The stored tables, and one for each name that guests have and no table: round, in the next free places, with seats for all of them. */
export const withNamedTables = (
  eventId: EventId,
  stored: SeatingTable[],
  named: readonly NamedTable[],
): SeatingTable[] => {
  const taken = new Set<string>(stored.map(({ _id }) => _id));
  const known = new Set(stored.map(({ name }) => name));
  const cells = freeCells(stored);
  const missing = named.filter(({ name }) => !known.has(name));
  const drawn = missing.slice(0, Math.max(0, MAX_TABLES - stored.length)).map(({ name, seats }) => {
    const cell = cells.next().value as number;
    return {
      ...{ _id: idOf(eventId, name, taken), name, shape: 'round' as const, version: 0 },
      seats: Math.min(MOST_SEATS, Math.max(USUAL_SEATS, seats)),
      x: (cell % COLUMNS) * CELL.width + CELL.width / 2,
      y: (Math.floor(cell / COLUMNS) % ROWS) * CELL.height + CELL.height / 2,
      ...{ rotation: 0, traits: [] },
    };
  });
  return [...stored, ...drawn];
};
