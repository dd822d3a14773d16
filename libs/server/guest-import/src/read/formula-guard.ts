import { faultyWords } from '../write/faulty-words';
import type { RawRow } from './raw-table';

// text that looks like a formula behind the marks of `guardFormula`
const GUARDED = /^'+[=+\-@\t\r]/;

const WORDS = Object.values(faultyWords);
const TITLES = new Set(WORDS.map(({ reasonTitle }) => reasonTitle));
const REASONS = new Set(WORDS.flatMap(({ reasons }) => Object.values(reasons)));

const lastOf = ({ cells }: RawRow): string => (cells.at(-1) ?? '').trim();

/** Whether a table is a returned file of faulty rows: by its last title, or by the reasons if it has no titles. */
const isFaultyFile = (rows: readonly RawRow[]): boolean => {
  const [first] = rows;
  if (!first) return false;
  return (
    TITLES.has(lastOf(first)) ||
    lastOf(first)
      .split('; ')
      .every((reason) => REASONS.has(reason))
  );
};

/** Removes our own guard from the cells of a file of faulty rows. In any other table the mark belongs to the text. */
export const withoutGuards = (rows: RawRow[]): RawRow[] =>
  isFaultyFile(rows)
    ? rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell)),
      }))
    : rows;
