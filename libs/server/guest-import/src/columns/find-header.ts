import { describeColumn, isPhone } from './column-values';
import { readGroupCell } from '../rows/group-cell';
import type { RawRow } from '../read/raw-table';
import { readHeading } from './read-heading';
import { readTitle, type TitleReading } from './read-title';

/** Titles of a table by column, and the lines they are in. */
export type Header = { titles: string[]; first: number; last: number };

/** Maximum number of lines above the header; they may hold titles, dates and logos. */
export const HEADER_WITHIN = 40;
const ROWS_THAT_SHOW = 50;

export const filledCells = (row: RawRow): string[] => row.cells.filter((cell) => cell.trim() !== '');

export const hasPhone = (row: RawRow): boolean => row.cells.some(isPhone);

const best = ({ meanings }: TitleReading): number => Math.max(0, ...Object.values(meanings));
const isNumber = (cell: string): boolean => /^[\d.,/+-]+$/.test(cell.trim());

/** Score of a line as a header: known titles count for it, and values that no title contains count against it. */
const headerScore = (row: RawRow): number => {
  const cells = filledCells(row);
  if (cells.length === 0 || hasPhone(row)) return 0;
  const readings = cells.map(readTitle);
  const strength = readings.reduce(
    (sum, reading) => sum + Math.max(reading.known ? 0.5 : 0, best(reading)),
    0,
  );
  const says = readings.filter((reading) => best(reading) > 0).length;
  // "משפחה" is a title, a group and a part of a name: alone it does not make a header.
  const sure = cells.some((cell, at) => best(readings[at]!) >= 0.6 && readGroupCell(cell).group === null);
  if (says === 0 || (!sure && says < cells.length) || (!sure && says < 2)) return 0;
  return strength - cells.filter(isNumber).length - (says === 1 && cells.length > 3 ? 0.6 : 0);
};

/** Whether a line above the titles may be a guest; then they are no titles. */
const isGuestLike = (row: RawRow): boolean => {
  const cells = filledCells(row);
  return (
    hasPhone(row) ||
    (cells.length > 1 &&
      cells.some((cell) => /^\d{1,3}$/.test(cell.trim())) &&
      cells.some((cell) => /^\p{L}[\p{L}\s'"׳״.-]+$/u.test(cell)))
  );
};

/** Whether the rows below match the titles. */
const fits = (titles: string[], below: RawRow[]): boolean => {
  const rows = below.slice(0, ROWS_THAT_SHOW);
  let [kept, broken] = [0, 0];
  titles.forEach((title, at) => {
    const { meanings } = readTitle(title);
    const values = describeColumn(rows.map((row) => row.cells[at] ?? ''));
    if (values.filled === 0 || Object.keys(meanings).length === 0) return;
    const words = (['name', 'firstName', 'lastName', 'group', 'notes', 'side', 'requests'] as const).some(
      (field) => meanings[field],
    );
    const isBroken = meanings.phone
      ? values.phones === 0 && values.words > 0.8
      : words && !meanings.seats
        ? values.phones > 0.5
        : false;
    if (isBroken) broken++;
    else kept++;
  });
  return kept >= broken;
};

/** In a table of one column the title is above all rows, and its word has no other meaning. */
const mayStandHere = (rows: RawRow[], at: number, wide: boolean): boolean => {
  const row = rows[at]!;
  if (!wide) return at === 0 && best(readTitle(filledCells(row)[0]!)) === 1;
  return (
    filledCells(row).length > 1 ||
    at === 0 ||
    !rows.slice(0, at).some((above) => filledCells(above).length > 1)
  );
};

/** Whether titles continue in a second line, which fills cells that the first leaves empty. Values are never taken for titles. */
const isSecondLine = (row: RawRow | undefined): row is RawRow =>
  row !== undefined &&
  !hasPhone(row) &&
  filledCells(row).length > 0 &&
  !(filledCells(row).length === 1 && readHeading(filledCells(row)[0]!)?.reason === 'heading') &&
  filledCells(row).every(
    (cell) => !isNumber(cell) && readTitle(cell).known && readGroupCell(cell).group === null,
  );

const joined = (upper: RawRow, lower: RawRow): string[] =>
  Array.from({ length: Math.max(upper.cells.length, lower.cells.length) }, (_, at) => {
    const [above, under] = [(upper.cells[at] ?? '').trim(), (lower.cells[at] ?? '').trim()];
    return under && (!above || readTitle(under).known) ? under : above;
  });

const withNeighbours = (rows: RawRow[], at: number): Header => {
  const row = rows[at]!;
  const [above, below] = [rows[at - 1], rows[at + 1]];
  const open = (other: RawRow) =>
    other.cells.some((cell, i) => cell.trim() !== '' && !(row.cells[i] ?? '').trim());
  if (
    isSecondLine(below) &&
    (open(below) || filledCells(below).length < filledCells(row).length) &&
    rows[at + 2]
  )
    return { titles: joined(row, below), first: row.row, last: below.row };
  if (above && isSecondLine(above) && open(above))
    return { titles: joined(above, row), first: above.row, last: row.row };
  return { titles: row.cells.map((cell) => cell.trim()), first: row.row, last: row.row };
};

/** Finds the line with the most titles, if no guest is above it and the rows below match it. */
export const findHeader = (rows: RawRow[]): Header | null => {
  const wide = rows.some((row) => filledCells(row).length > 1);
  let found: { at: number; score: number } | null = null;
  for (let at = 0; at < Math.min(rows.length, HEADER_WITHIN); at++) {
    const score = headerScore(rows[at]!);
    if (
      score >= 0.85 &&
      score > (found?.score ?? 0) + 0.01 &&
      mayStandHere(rows, at, wide) &&
      fits(rows[at]!.cells, rows.slice(at + 1))
    )
      found = { at, score };
    if (isGuestLike(rows[at]!)) break;
  }
  return found ? withNeighbours(rows, found.at) : null;
};

/** Titles of the line that the host chose, or that was detected before. */
export const headerAt = (rows: RawRow[], line: number | null): Header | null => {
  const at = rows.findIndex((row) => row.row === line);
  if (at < 0) return null;
  const found = findHeader(rows);
  return found && found.last === line
    ? found
    : { titles: rows[at]!.cells.map((cell) => cell.trim()), first: line!, last: line! };
};
