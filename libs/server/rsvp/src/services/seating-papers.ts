import type { Language, SeatingPaper, SeatingTable, SplitSeats } from '@smachot/contracts';
import { shortened, stripInvisible } from '@smachot/kernel';
import { type HallTable, writeHallPlan, writePlaceCards, writeTable } from '@smachot/server-documents';
import { seatingWords, type SeatingWords } from '../texts/seating-words';
import type { SeatedRow } from '../persistence/seating/seating.queries';

/** What is printed. `tables`: the drawn ones. */
export type PrintedSeating = {
  title: string;
  guests: readonly SeatedRow[];
  tables: readonly Omit<SeatingTable, 'traits' | 'version'>[];
  splits: readonly SplitSeats[];
};

const order = new Intl.Collator('he', { numeric: true });
const LONGEST = 45;
const cut = (text: string, longest = LONGEST): string => shortened(stripInvisible(text), longest);

/** The guests of each table, those of two tables at both; tables and names in the order people look for them. */
export const byTable = ({ guests, tables, splits }: PrintedSeating): [string, SeatedRow[]][] => {
  const nameOf = new Map(tables.map(({ _id, name }) => [_id, name]));
  const splitOf = new Map(splits.map((split) => [split.rsvpId, split]));
  const at = new Map<string, SeatedRow[]>(tables.map(({ name }) => [name, []]));
  const sit = (table: string, row: SeatedRow) => at.set(table, [...(at.get(table) ?? []), row]);
  for (const guest of guests) {
    const split = splitOf.get(guest.id);
    const [first, second] = [split?.firstTableId, split?.secondTableId].map((id) => id && nameOf.get(id));
    if (!split || !first || !second) sit(guest.tableName, guest);
    else {
      const here = Math.max(1, Math.min(split.firstSeats, guest.seats - 1));
      sit(first, { ...guest, seats: here });
      sit(second, { ...guest, seats: Math.max(1, guest.seats - here) });
    }
  }
  return [...at]
    .map(([name, rows]): [string, SeatedRow[]] => [name, rows.sort((a, b) => order.compare(a.name, b.name))])
    .sort(([a], [b]) => order.compare(a, b));
};

const takenOf = (rows: readonly SeatedRow[]): number => rows.reduce((sum, { seats }) => sum + seats, 0);

/** The drawn tables with how many sit at each. */
export const hallTables = (seating: PrintedSeating): HallTable[] => {
  const at = new Map(byTable(seating));
  return seating.tables.map(({ name, shape, seats, x, y, rotation }) => ({
    ...{ shape, seats, x, y, rotation },
    name: cut(name),
    taken: takenOf(at.get(name) ?? []),
  }));
};

const tableRows = function* (seating: PrintedSeating, words: SeatingWords): Generator<string[]> {
  const seatsOf = new Map(seating.tables.map(({ name, seats }) => [name, seats]));
  for (const [table, rows] of byTable(seating)) {
    const taken = takenOf(rows);
    const room = seatsOf.get(table);
    yield [words.table(cut(table, 24)), '', room === undefined ? String(taken) : words.taken(taken, room)];
    for (const { name, seats } of rows) yield ['', cut(name), String(seats)];
  }
};

const byGuest = (guests: readonly SeatedRow[]): SeatedRow[] =>
  [...guests].sort((a, b) => order.compare(a.name, b.name));

const cardsOf = function* (guests: readonly SeatedRow[], words: SeatingWords) {
  for (const { name, tableName, seats } of byGuest(guests))
    yield {
      name: stripInvisible(name),
      table: words.table(stripInvisible(tableName)),
      note: seats > 1 ? words.seats(seats) : '',
    };
};

/** Draws one of the papers, page by page. */
export const drawSeating = (
  paper: SeatingPaper,
  seating: PrintedSeating,
  language: Language,
): AsyncGenerator<Uint8Array> => {
  const words = seatingWords(language);
  const title = cut(seating.title);
  const total = takenOf(seating.guests);
  const about = { language, title, head: [title, words.seats(total)] };
  if (paper === 'hall')
    return writeHallPlan({
      ...about,
      heading: words.hall,
      empty: words.noTables,
      tables: hallTables(seating),
    });
  if (paper === 'cards') return writePlaceCards(title, cardsOf(seating.guests, words), language);
  if (paper === 'tables') {
    const columns = [
      { title: words.columns.table, width: 160 },
      { title: words.columns.guests, width: 253 },
      { title: words.columns.seats, width: 70 },
    ];
    return writeTable({ ...about, heading: words.byTable, columns }, tableRows(seating, words));
  }
  const columns = [
    { title: words.columns.name, width: 273 },
    { title: words.columns.table, width: 140 },
    { title: words.columns.seats, width: 70 },
  ];
  const rows = byGuest(seating.guests).map(({ name, tableName, seats }) => [
    ...[cut(name), cut(tableName, 24)],
    String(seats),
  ]);
  return writeTable({ ...about, heading: words.byGuest, columns }, rows);
};
