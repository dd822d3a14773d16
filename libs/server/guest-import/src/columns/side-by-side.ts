import { titleKey } from '../rows/plain-text';
import type { RawRow } from '../read/raw-table';
import { describeColumn } from './column-values';
import { readTitle } from './read-title';

type Lists = { titles: string[]; guests: RawRow[] };
/** Columns of one list. */
type Block = { from: number; width: number };

const ROWS_THAT_SHOW = 200;

/** The kind of each column: its title without a trailing number; where there are no titles, what its values look like. '' is an empty column. */
const kindsOf = ({ titles, guests }: Lists): string[] => {
  if (titles.some((title) => title !== ''))
    return titles.map((title) => titleKey(title).replace(/ ?\d+$/, ''));
  const width = guests.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => {
    const values = describeColumn(guests.slice(0, ROWS_THAT_SHOW).map(({ cells }) => cells[at] ?? ''));
    if (values.filled === 0) return '';
    return values.phones > 0.6 ? 'טלפון' : values.words > 0.6 ? 'שם' : '?';
  });
};

const means = (kind: string, field: 'name' | 'phone'): boolean => readTitle(kind).meanings[field] === 1;

/** The lists that stand beside each other: the same columns, with a name and a phone, again and again; else none. */
const blocksOf = (kinds: string[]): Block[] => {
  const starts = kinds.flatMap((kind, at) => (kind !== '' && kind === kinds.find(Boolean) ? [at] : []));
  const blocks = starts.map((from, at) => {
    const columns = kinds.slice(from, starts[at + 1]);
    while (columns.at(-1) === '') columns.pop();
    return { from, width: columns.length, told: columns.join() };
  });
  const [first] = blocks;
  const columns = first ? kinds.slice(first.from, first.from + first.width) : [];
  const isList = columns.some((kind) => means(kind, 'name')) && columns.some((kind) => means(kind, 'phone'));
  return isList && blocks.length > 1 && blocks.every(({ told }) => told === first!.told) ? blocks : [];
};

const cutOut = ({ row, cells, merged, under }: RawRow, { from, width }: Block, below: number): RawRow => ({
  row: row + below,
  cells: cells.slice(from, from + width),
  ...(under ? { under } : {}),
  ...(merged
    ? {
        merged: Object.fromEntries(
          Object.entries(merged)
            .filter(([column]) => Number(column) >= from && Number(column) < from + width)
            .map(([column, value]) => [Number(column) - from, value]),
        ),
      }
    : {}),
});

/**
 * Puts lists that stand side by side below each other, as one list; their lines are counted on. Any other table is
 * returned as it is.
 * @param lines number of lines below the header
 */
export const inOneColumn = (titles: string[], guests: RawRow[], lines: number): Lists => {
  const blocks = blocksOf(kindsOf({ titles, guests }));
  if (blocks.length === 0) return { titles, guests };
  const [first] = blocks;
  return {
    titles: titles.slice(first!.from, first!.from + first!.width),
    guests: blocks.flatMap((block, at) =>
      guests
        .map((row) => cutOut(row, block, at * lines))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    ),
  };
};
