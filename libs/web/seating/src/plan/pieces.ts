import type { SeatedAt, SeatingTable, SeatingWish } from '@smachot/contracts';

export type TableForm = Omit<SeatingTable, 'version'>;
/** Parts of a plan by their ids. A table or wish that is null is removed; a guest with no seats sits nowhere. */
export type Pieces = {
  tables: Readonly<Record<string, TableForm | null>>;
  seats: Readonly<Record<string, readonly SeatedAt[]>>;
  wishes: Readonly<Record<string, SeatingWish | null>>;
};
const NOWHERE: readonly SeatedAt[] = [];
export const NOTHING: Pieces = { tables: {}, seats: {}, wishes: {} };

export const isNothing = ({ tables, seats, wishes }: Pieces): boolean =>
  [tables, seats, wishes].every((part) => Object.keys(part).length === 0);

/** The second one's pieces over those of the first. */
export const over = (base: Pieces, more: Pieces): Pieces => ({
  tables: { ...base.tables, ...more.tables },
  seats: { ...base.seats, ...more.seats },
  wishes: { ...base.wishes, ...more.wishes },
});

const mapKeys = <V>(keys: object, value: (key: string) => V): Record<string, V> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, value(key)]));

/** What a plan has for the keys of these pieces. */
export const pick = (plan: Pieces, keys: Pieces): Pieces => ({
  tables: mapKeys(keys.tables, (key) => plan.tables[key] ?? null),
  seats: mapKeys(keys.seats, (key) => plan.seats[key] ?? NOWHERE),
  wishes: mapKeys(keys.wishes, (key) => plan.wishes[key] ?? null),
});

const keep = <V>(
  part: Readonly<Record<string, V>>,
  wanted: (value: V, key: string) => boolean,
): Record<string, V> => Object.fromEntries(Object.entries(part).filter(([key, value]) => wanted(value, key)));

/** The pieces for which the function holds. */
export const filterPieces = (
  { tables, seats, wishes }: Pieces,
  wanted: (value: unknown, part: keyof Pieces, key: string) => boolean,
): Pieces => ({
  tables: keep(tables, (value, key) => wanted(value, 'tables', key)),
  seats: keep(seats, (value, key) => wanted(value, 'seats', key)),
  wishes: keep(wishes, (value, key) => wanted(value, 'wishes', key)),
});

/** Without the pieces that were sent and have not been changed since. */
export const without = (mine: Pieces, sent: Pieces): Pieces =>
  filterPieces(mine, (value, part, key) => sent[part][key] !== value);

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
