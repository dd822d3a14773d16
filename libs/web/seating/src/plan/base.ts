import type {
  AnswerOf,
  changeSeating,
  Rsvp,
  SeatedAt,
  Seating,
  SeatingPatch,
  SeatingTable,
  SeatingTableId,
  SplitSeats,
} from '@smachot/contracts';
import { NOTHING, type Pieces, type TableForm } from './pieces';

/** What the plan shows of a record of the guest list. */
export type Guest = Pick<
  Rsvp,
  | '_id'
  | 'attendeeName'
  | 'rsvpStatus'
  | 'group'
  | 'groupLabel'
  | 'side'
  | 'tableName'
  | 'seats'
  | 'specialRequests'
  | 'version'
>;

/** The plan as the server last told it. */
export type Base = {
  tables: Readonly<Record<string, SeatingTable>>;
  guests: Readonly<Record<string, Guest>>;
  splits: Readonly<Record<string, SplitSeats>>;
  wishes: Pieces['wishes'];
};

const byKey = <V>(values: readonly V[], key: (value: V) => string): Record<string, V> =>
  Object.fromEntries(values.map((value) => [key(value), value]));

export const baseOf = ({ tables, splits, wishes }: Seating, guests: readonly Guest[]): Base => ({
  tables: byKey(tables, ({ _id }) => _id),
  guests: byKey(guests, ({ _id }) => _id),
  splits: byKey(splits, ({ rsvpId }) => rsvpId),
  wishes: byKey(wishes, ({ _id }) => _id),
});

/**
 * A newer reading of the plan. A piece that was changed here keeps the version it was changed on: by it the server finds out whether
 * somebody else has changed the piece since.
 */
export const readOver = (read: Base, { base, mine }: { base: Base; mine: Pieces }): Base => {
  const tables = { ...read.tables };
  for (const id of Object.keys(mine.tables)) {
    const before = base.tables[id];
    // one that is gone since stays: the server says that it is
    if (before) tables[id] = { ...before, ...tables[id], version: before.version };
  }
  const guests = { ...read.guests };
  for (const id of Object.keys(mine.seats)) {
    const before = base.guests[id];
    if (before && guests[id]) guests[id] = { ...guests[id], version: before.version };
  }
  return { ...read, tables, guests };
};

const splitOver = (seats: number, { firstTableId, secondTableId, firstSeats }: SplitSeats): SeatedAt[] => {
  // the guest may have answered with another number since
  const first = Math.max(1, Math.min(firstSeats, seats - 1));
  return [
    { tableId: firstTableId, seats: first },
    { tableId: secondTableId, seats: Math.max(1, seats - first) },
  ];
};

const withoutVersion = ({ version: _, ...form }: SeatingTable): TableForm => form;

/** Tables and where everybody sits, by the table names of the guests. */
export const piecesOf = (base: Base): Pieces => {
  const tables = Object.values(base.tables);
  const byName = new Map(tables.map(({ name, _id }) => [name, _id]));
  const seats: Record<string, readonly SeatedAt[]> = {};
  for (const guest of Object.values(base.guests)) {
    if (guest.tableName === null) continue;
    const split = base.splits[guest._id];
    const tableId = byName.get(guest.tableName);
    if (split?.tableName === guest.tableName) seats[guest._id] = splitOver(guest.seats, split);
    else if (tableId) seats[guest._id] = [{ tableId, seats: guest.seats }];
  }
  return {
    ...NOTHING,
    tables: byKey(tables.map(withoutVersion), ({ _id }) => _id),
    seats,
    wishes: base.wishes,
  };
};

/** Guests of a request, at most. */
const MOST_GUESTS = 1000;

/** The part of the pieces that fits into one request. */
export const portionOf = (mine: Pieces): Pieces => ({
  ...mine,
  seats: Object.fromEntries(Object.entries(mine.seats).slice(0, MOST_GUESTS)),
});

/**
 * The request that saves these pieces. Tables that only a name stood for are stored with the first change, so that they stay as they are
 * shown; guests of one that is renamed in the same request are named with it.
 */
export const patchOf = (base: Base, mine: Pieces): SeatingPatch => {
  const now = piecesOf(base);
  const drawn = Object.values(base.tables).filter(({ version }) => version === 0);
  const tables = { ...byKey(drawn.map(withoutVersion), ({ _id }) => _id), ...mine.tables };
  const seats = { ...mine.seats };
  for (const { _id, name } of drawn) {
    const changed = mine.tables[_id];
    if (!changed || changed.name === name) continue;
    for (const [rsvpId, at] of Object.entries(now.seats))
      if (at.some(({ tableId }) => tableId === _id)) seats[rsvpId] ??= at;
  }
  const versionOf = (id: SeatingTableId): number => base.tables[id]?.version ?? 0;
  return {
    tables: Object.values(tables).flatMap((form) =>
      form ? [{ ...form, version: versionOf(form._id) }] : [],
    ),
    removedTables: Object.entries(tables).flatMap(([_id, form]) =>
      form || versionOf(_id) === 0 ? [] : [{ _id, version: versionOf(_id) }],
    ),
    seats: Object.entries(seats).flatMap(([rsvpId, at]) => {
      const guest = base.guests[rsvpId];
      return guest ? [{ rsvpId, version: guest.version, at: [...at] }] : [];
    }),
    wishes: Object.values(mine.wishes).filter((wish) => wish !== null),
    removedWishes: Object.keys(mine.wishes).filter((id) => mine.wishes[id] === null),
  };
};

export type Saved = AnswerOf<typeof changeSeating>;

/** The plan after a request: what was saved, and what somebody else had changed before. */
export const afterSaving = (base: Base, sent: Pieces, { tables, guests, splits, outdated }: Saved): Base => {
  const next = { ...base.tables, ...byKey([...tables, ...outdated.tables], ({ _id }) => _id) };
  const kept = new Set(outdated.tables.map(({ _id }) => _id));
  for (const [id, form] of Object.entries(sent.tables)) if (!form && !kept.has(id)) delete next[id];
  for (const id of outdated.goneTables) delete next[id];
  const people = { ...base.guests };
  for (const { rsvpId, tableName, version } of [...guests, ...outdated.guests])
    if (people[rsvpId]) people[rsvpId] = { ...people[rsvpId], tableName, version };
  for (const id of outdated.goneGuests) delete people[id];
  const refused = new Set(outdated.guests.map(({ rsvpId }) => rsvpId));
  const kinds = { ...base.splits };
  for (const id of Object.keys(sent.seats)) if (!refused.has(id)) delete kinds[id];
  const wishes = Object.entries({ ...base.wishes, ...sent.wishes }).filter(([, wish]) => wish !== null);
  return {
    tables: next,
    guests: people,
    splits: { ...kinds, ...byKey(splits, ({ rsvpId }) => rsvpId) },
    wishes: Object.fromEntries(wishes),
  };
};
