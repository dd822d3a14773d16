import type { TableField } from '@smachot/contracts';
import type { Column } from './column';
import { readPhoneCell } from '../rows/phone-cell';
import { titleKey } from '../rows/plain-text';
import type { RawRow } from '../read/raw-table';
import { readTitle } from './read-title';

const ROWS_THAT_SHOW = 200;

const says = (column: Column, field: 'name' | 'phone'): boolean =>
  (readTitle(column.title).meanings[field] ?? 0) >= 0.6;

/** First and last name override every other guess of a name; a column titled as the full name makes its parts superfluous. */
const settleNames = (columns: Column[]): void => {
  const parts = columns.filter(({ title }) => title !== '');
  const titled = (field: 'firstName' | 'lastName') =>
    parts.find(
      ({ field: now, title }) =>
        (now === 'ignore' || now === field) && (readTitle(title).meanings[field] ?? 0) >= 0.6,
    );
  const full = columns.find(({ field }) => field === 'name');
  const [first, last] = [titled('firstName'), titled('lastName')];
  if (full && first && last && first !== last && !says(full, 'name')) {
    full.field = 'ignore';
    first.field = 'firstName';
    last.field = 'lastName';
    return;
  }
  const of = (field: TableField) => columns.find((column) => column.field === field);
  if (full) for (const part of [of('firstName'), of('lastName')]) if (part) part.field = 'ignore';
  const [one, other] = [of('firstName'), of('lastName')];
  if (!full && !(one && other)) (one ?? other ?? { field: '' }).field = 'name';
};

const mobileIn = (cell: string | undefined): string | null => {
  const phone = cell ? readPhoneCell(cell) : null;
  return phone?.kind === 'phone' && phone.mobile ? phone.e164 : null;
};

/** Whether two columns give one guest two mobiles; only the host knows which one belongs to the guest. */
const differ = (columns: Column[], guests: RawRow[]): boolean =>
  guests
    .slice(0, ROWS_THAT_SHOW)
    .some(({ cells }) => new Set(columns.flatMap(({ index }) => mobileIn(cells[index]) ?? [])).size > 1);

/** A phone column without its own title is a guess: a titled one overrides it, and between two the host chooses. */
const settlePhones = (columns: Column[], guests: RawRow[]): number[] => {
  const phones = columns.filter(({ field }) => field === 'phone');
  const titled = phones.filter((column) => says(column, 'phone'));
  const guessed = phones.filter((column) => !titled.includes(column));
  if (titled.length > 0) {
    for (const column of guessed) column.field = 'ignore';
    return differ(titled, guests) ? titled.map(({ index }) => index) : [];
  }
  const other = guessed.filter(({ title, index }) => title !== '' && !isDialled(index, guests));
  if (guessed.length < 2 && other.length === 0) return [];
  for (const column of guessed) column.field = 'ignore';
  return guessed.map(({ index }) => index);
};

/** Whether a number under an unknown title is written as it is dialled; only then it is a phone. */
const isDialled = (index: number, guests: RawRow[]): boolean => {
  const filled = guests.slice(0, ROWS_THAT_SHOW).flatMap(({ cells }) => cells[index]?.trim() || []);
  return filled.filter((cell) => /^[+(]?(?:0|972)/.test(cell)).length * 2 > filled.length;
};

const ADULTS = /(?:^| )(?:מבוגרימ|adults)(?: |$)/;
const CHILDREN = /ילד|טפ|child|kid|дети|أطفال/;
const TOTAL = /סהכ|סכ הכל|total|max|מקסימומ/;

/** Ignores other counts beside a total, which includes all people: adults, partners and children would count twice. */
const settleCounts = (columns: Column[]): void => {
  const seats = columns.filter(({ field, title }) => field === 'seats' && title !== '');
  const total = seats.find(({ title }) => TOTAL.test(titleKey(title)));
  if (total) for (const column of seats) if (column !== total) column.field = 'ignore';
  if (seats.length === 0) return;
  const onlyAdults = !total && seats.every(({ title }) => ADULTS.test(titleKey(title)));
  for (const column of columns)
    if (column.field === 'companions' && !(onlyAdults && CHILDREN.test(titleKey(column.title))))
      column.field = 'ignore';
};

/** Resolves conflicts between columns; returns the columns among which the host has to choose a phone. */
export const settleColumns = (columns: Column[], guests: RawRow[]): number[] => {
  settleNames(columns);
  settleCounts(columns);
  return settlePhones(columns, guests);
};
