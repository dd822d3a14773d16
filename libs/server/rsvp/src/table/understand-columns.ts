import type { TableField } from '@smachot/contracts';
import { searchKey } from '@smachot/kernel';
import { describeColumn, scoreValues, type ColumnValues } from './column-values';
import { readTitle, type TitleReading } from './read-title';
import { readPhoneCell } from './phone-cell';
import { cutText, type RawRow } from './raw-table';

export type Column = { index: number; title: string; field: TableField; score: number; samples: string[] };
/** `headerRow`: line in the file, from 1; null when the table has no titles. `guests`: the rows to be judged. */
export type UnderstoodTable = { headerRow: number | null; columns: Column[]; guests: RawRow[] };

type Meaning = Exclude<TableField, 'ignore'>;

/** Titles, dates and logos may fill this many lines above the header. */
const HEADER_WITHIN = 40;
/** Several columns may hold numbers, counts (adults, children) or remarks; the rest exist once. */
const MAY_REPEAT: ReadonlySet<TableField> = new Set(['phone', 'seats', 'notes']);
const ENOUGH = 0.5;

const filledCells = (row: RawRow): string[] => row.cells.filter((cell) => cell.trim() !== '');

const hasPhone = (row: RawRow): boolean =>
  row.cells.some((cell) => cell.replace(/\D/g, '').length >= 7 && readPhoneCell(cell).kind === 'phone');

/** How much a line looks like titles: known titles count, and values that no title would be count against. */
const headerScore = (row: RawRow): number => {
  const cells = filledCells(row);
  if (cells.length === 0 || hasPhone(row)) return 0;
  const readings = cells.map(readTitle);
  const strength = readings.reduce(
    (sum, { meanings, known }) => sum + Math.max(known ? 0.5 : 0, ...Object.values(meanings)),
    0,
  );
  const numbers = cells.filter((cell) => /^[\d.,/-]+$/.test(cell.trim())).length;
  const says = readings.filter(({ meanings }) => Object.keys(meanings).length > 0).length;
  if (says === 0) return 0;
  return strength - numbers - (says === 1 && cells.length > 3 ? 0.6 : 0);
};

/** The line with the most titles; a single known word is only a header when nothing else stands beside it. */
const findHeader = (rows: RawRow[]): RawRow | null => {
  let best: { row: RawRow; score: number } | null = null;
  for (const row of rows.slice(0, HEADER_WITHIN)) {
    const score = headerScore(row);
    if (score >= 0.85 && score > (best?.score ?? 0) + 0.01) best = { row, score };
  }
  return best?.row ?? null;
};

const TOTAL = /^(?:סהכ|סך הכל|סה כ|סיכומ|total|totals|sum|grand total|итого)(?:\s|:|$)/;
const HEADLINE = /רשימ|רשימת|מוזמנימ|חתונה|חינה|ברית|בר מצווה|בת מצווה|guest list|invitation|wedding|list of/;

/** Cheap first look, as every row is asked. */
const MAY_BE_TOTAL = /^[^\p{L}]*(?:ס|total|sum|grand|итого)/iu;

const isTotal = (row: RawRow): boolean => {
  const first = row.cells.find((cell) => cell.trim() !== '') ?? '';
  if (!MAY_BE_TOTAL.test(first)) return false;
  return TOTAL.test(searchKey(first).replace(/[^\p{L}\s:]/gu, '')) && !hasPhone(row);
};

/** Without a header, lines above the guests that are one sentence and no guest. */
const dropHeadlines = (rows: RawRow[]): RawRow[] => {
  const wide = rows.slice(0, HEADER_WITHIN).some((row) => filledCells(row).length > 1);
  let from = 0;
  while (wide && from < rows.length - 1) {
    const cells = filledCells(rows[from]!);
    if (cells.length !== 1 || !HEADLINE.test(searchKey(cells[0]!))) break;
    from++;
  }
  return rows.slice(from);
};

const guestsBelow = (rows: RawRow[], header: RawRow | null): RawRow[] => {
  const below = header ? rows.filter((row) => row.row > header.row) : dropHeadlines(rows);
  // printed pages repeat the titles
  const isRepeated = (row: RawRow): boolean =>
    header !== null && header.cells.every((cell, i) => cell === (row.cells[i] ?? ''));
  return below.filter((row) => !isTotal(row) && !isRepeated(row));
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
  if (said === 0) return title.known ? 0 : byValue * (field === 'phone' || field === 'name' ? 0.7 : 0.3);
  // "מוזמנים" above numbers are seats and above words are names
  const contradicted =
    values.filled > 0 &&
    ((field === 'seats' && values.words > 0.6 && values.counts < 0.3) ||
      (field === 'name' && values.words < 0.3) ||
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

/** One half of a name is the name; a full name beside its parts makes the parts needless. */
const settleNames = (columns: Column[]): void => {
  const of = (field: TableField) => columns.find((column) => column.field === field);
  const [full, first, last] = [of('name'), of('firstName'), of('lastName')];
  if (full) for (const part of [first, last]) if (part) part.field = 'ignore';
  if (!full && !(first && last)) (first ?? last ?? { field: '' }).field = 'name';
};

const widthOf = (rows: RawRow[]): number => rows.reduce((width, row) => Math.max(width, row.cells.length), 0);

const guessFields = (columns: Column[], header: RawRow | null, guests: RawRow[]): void => {
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
      // two untitled columns of small numbers: how many come, then at which table
      if (header === null && field === 'seats' && score >= ENOUGH && ++counts > 1) score = 0;
      candidates.push({ index: column.index, field, score });
    }
  }
  assign(candidates, columns);
  settleNames(columns);
};

/** Finds where the guests begin and what each column means. Every guess comes with how sure it is (0–1). */
export const understandColumns = (
  rows: RawRow[],
  correction?: { fields?: TableField[]; headerRow?: number | null },
): UnderstoodTable => {
  const chosen = correction?.headerRow;
  const header = chosen === undefined ? findHeader(rows) : (rows.find((row) => row.row === chosen) ?? null);
  const guests = guestsBelow(rows, header);
  const columns = Array.from(
    { length: widthOf(header ? [header, ...guests] : guests) },
    (_, index): Column => {
      const title = cutText((header?.cells[index] ?? '').trim(), 120);
      return { index, title, field: 'ignore', score: 0, samples: [] };
    },
  );
  guessFields(columns, header, guests);
  if (correction?.fields) {
    for (const column of columns)
      Object.assign(column, { field: correction.fields[column.index] ?? 'ignore', score: 1 });
  }
  return { headerRow: header?.row ?? null, columns, guests };
};
