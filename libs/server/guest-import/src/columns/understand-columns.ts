import type { LeftOutRow, TableField } from '@smachot/contracts';
import { cutText, searchKey } from '@smachot/kernel';
import type { Column } from './column';
import { describeColumn, scoreValues, type ColumnValues } from './column-values';
import { filledCells, findHeader, hasPhone, type Header, headerAt, HEADER_WITHIN } from './find-header';
import { type Heading, isTotalLine, readHeading } from './read-heading';
import { readTitle, type TitleReading } from './read-title';
import { leaveOut, type RawRow, type Under } from '../read/raw-table';
import { inOneColumn, namesBeside } from './side-by-side';
import { settleColumns } from './settle-columns';

export type { Column };
/**
 * Detected structure of a table. `headerRow`: line in the file, from 1; null when the table has no titles. `guests`: the
 * rows to be classified; `leftOut`: the others. `phoneCandidates`: columns that could each hold the phones, when only the host
 * can choose.
 */
export type UnderstoodTable = {
  headerRow: number | null;
  columns: Column[];
  guests: RawRow[];
  leftOut: LeftOutRow[];
  phoneCandidates: number[];
};

type Meaning = Exclude<TableField, 'ignore'>;

/** Fields that several columns may hold: numbers, counts (adults, children) and remarks; all others are unique. */
const MAY_REPEAT: ReadonlySet<TableField> = new Set(['phone', 'seats', 'companions', 'notes', 'requests']);
const ENOUGH = 0.5;

const HEADLINE = /רשימ|רשימת|מוזמנימ|חתונה|חינה|ברית|בר מצווה|בת מצווה|guest list|invitation|wedding|list of/;

/** Cheap first check, because it runs on every row. */
const MAY_BE_TOTAL = /^[^\p{L}]*(?:ס|total|sum|grand|итого|ا)/iu;

const isTotal = (row: RawRow): boolean => {
  const first = row.cells.find((cell) => cell.trim() !== '') ?? '';
  return MAY_BE_TOTAL.test(first) && isTotalLine(first) && !hasPhone(row);
};

/** Number of lines above the guests, in a table without a header, that are one sentence and no guest. */
const countHeadlines = (rows: RawRow[]): number => {
  const wide = rows.slice(0, HEADER_WITHIN).some((row) => filledCells(row).length > 1);
  let from = 0;
  while (wide && from < rows.length - 1) {
    const cells = filledCells(rows[from]!);
    if (cells.length !== 1 || !HEADLINE.test(searchKey(cells[0]!))) break;
    from++;
  }
  return from;
};

type Guests = { guests: RawRow[]; leftOut: LeftOutRow[] };

/** In a table of several columns a line of one cell may be a heading of the rows below it. */
const headingOf = (row: RawRow, wide: boolean): Heading | null => {
  const cells = filledCells(row);
  return wide && cells.length === 1 ? readHeading(cells[0]!) : null;
};

const guestsBelow = (rows: RawRow[], header: Header | null): Guests => {
  const skipped = header ? rows.filter((row) => row.row <= header.last).length : countHeadlines(rows);
  const leftOut = rows
    .slice(0, skipped)
    .filter((row) => !header || row.row < header.first)
    .map((row) => leaveOut(row, 'title'));
  const guests: RawRow[] = [];
  const below = rows.slice(skipped);
  const wide = below.some((row) => filledCells(row).length > 1);
  let under: Under | undefined;
  for (const row of below) {
    // Printed pages repeat the titles.
    const repeated = header?.titles.every((title, at) => title === (row.cells[at] ?? '').trim());
    const heading = repeated ? null : headingOf(row, wide);
    if (heading?.under) under = { ...under, ...heading.under };
    if (repeated) leftOut.push(leaveOut(row, 'title'));
    else if (heading) leftOut.push(leaveOut(row, heading.reason));
    else if (isTotal(row)) leftOut.push(leaveOut(row, 'total'));
    else guests.push(under ? { ...row, under: { ...under, ...row.under } } : row);
  }
  return { guests, leftOut };
};

const meaningScore = (
  field: Meaning,
  title: TitleReading,
  values: ColumnValues,
  byValue: number,
  titled: boolean,
): number => {
  const said = title.meanings[field] ?? 0;
  if (!titled) return byValue;
  // A column whose title names something else is no phone, even if its digits look like one.
  if (said === 0) return title.known ? 0 : byValue * (field === 'phone' || field === 'name' ? 0.7 : 0.3);
  // "מוזמנים" above numbers means seats, above words names.
  const contradicted =
    values.filled > 0 &&
    ((field === 'seats' && ((values.words > 0.6 && values.counts < 0.3) || values.sums > 0.5)) ||
      (field === 'name' && values.words < 0.3 && Math.max(values.phones, values.counts) > 0.5) ||
      (field === 'lastName' && values.words < 0.3) ||
      (field === 'phone' && values.phones === 0 && values.words > 0.8));
  return contradicted ? said * 0.3 : said + byValue * 0.3;
};

const assign = (candidates: { index: number; field: Meaning; score: number }[], columns: Column[]): void => {
  const taken = new Set<TableField>();
  for (const { index, field, score } of candidates.sort((a, b) => b.score - a.score || a.index - b.index)) {
    const column = columns[index]!;
    if (score < ENOUGH || column.field !== 'ignore' || taken.has(field)) continue;
    column.field = field;
    column.score = Math.min(1, score);
    if (!MAY_REPEAT.has(field)) taken.add(field);
  }
};

const widthOf = (rows: RawRow[]): number => rows.reduce((width, row) => Math.max(width, row.cells.length), 0);

const guessFields = (columns: Column[], header: Header | null, guests: RawRow[]): number[] => {
  const candidates: { index: number; field: Meaning; score: number }[] = [];
  let counts = 0;
  for (const column of columns) {
    const values = describeColumn(guests.slice(0, 200).map((row) => row.cells[column.index] ?? ''));
    column.samples = values.samples;
    const title = readTitle(column.title);
    const byValues = scoreValues(values);
    const fields = new Set([...Object.keys(title.meanings), ...Object.keys(byValues)]) as Set<Meaning>;
    for (const field of fields) {
      let score = meaningScore(
        field,
        title,
        values,
        byValues[field] ?? 0,
        header !== null && column.title !== '',
      );
      // Of two untitled columns of small numbers the first is the seats, the second the table.
      if (header === null && field === 'seats' && score >= ENOUGH && ++counts > 1) score = 0;
      candidates.push({ index: column.index, field, score });
    }
  }
  assign(candidates, columns);
  return settleColumns(columns, guests);
};

/**
 * Detects the first guest row and each column's meaning. Every guess has a certainty (0–1).
 * @param lastLine last line of the file, also when it is not among the rows
 */
export const understandColumns = (
  rows: RawRow[],
  correction?: { fields?: TableField[]; headerRow?: number | null },
  lastLine = rows.at(-1)?.row ?? 0,
): UnderstoodTable => {
  const chosen = correction?.headerRow;
  const header = chosen === undefined ? findHeader(rows) : headerAt(rows, chosen);
  const { guests: found, leftOut } = guestsBelow(rows, header);
  const { titles, guests } = inOneColumn(
    { titles: header?.titles ?? [], guests: found },
    lastLine - (header?.last ?? 0),
  );
  const width = Math.max(titles.length, widthOf(guests));
  const columns = Array.from({ length: width }, (_, index): Column => {
    const title = cutText((titles[index] ?? '').trim(), 120);
    return { index, title, field: 'ignore', score: 0, samples: [] };
  });
  const candidates = guessFields(columns, header, guests);
  if (correction?.fields) {
    for (const column of columns)
      Object.assign(column, { field: correction.fields[column.index] ?? 'ignore', score: 1 });
  }
  const phoneCandidates = correction?.fields ? [] : candidates;
  leftOut.push(...namesBeside(columns, guests));
  return { headerRow: header?.last ?? null, columns, guests, leftOut, phoneCandidates };
};
