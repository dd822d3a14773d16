import { readFile } from 'node:fs/promises';
import {
  TABLE_MAX_BYTES,
  TABLE_MAX_ROWS,
  type HiddenParts,
  type Language,
  type LeftOutRow,
  type TableField,
} from '@smachot/contracts';
import { accept, refuse, type Result, storable } from '@smachot/kernel';
import { decodeText } from '../read/decode-text';
import { findHeader } from '../columns/find-header';
import { withoutGuards } from '../read/formula-guard';
import { classifyRows, type Counts, type ClassifiedRow } from '../rows/classify-rows';
import type { ExistingGuest } from '../rows/existing-guest';
import { LIST_FIELDS, readList } from '../read/read-list';
import { TableRefusal, type RawTable } from '../read/raw-table';
import { readCsvText } from '../read/read-csv';
import type { Mends } from '../rows/read-row';
import { isCode, readTable } from '../read/read-table';
import { readShownOrAll } from './hidden-parts';
import { readTitle } from '../columns/read-title';
import { isVcard, readVcard, VCARD_FIELDS } from '../read/read-vcard';
import { understandColumns, type Column } from '../columns/understand-columns';

/** Source of a table: a file by its path or bytes, or pasted text. */
export type TableSource =
  | { kind: 'file'; source: string | Uint8Array }
  | { kind: 'list' | 'vcard'; text: string };

export type PreviewOptions = {
  existing: ExistingGuest[];
  language: Language;
  /** The host's settings of columns and header; detected where the host gave none. */
  correction?: { fields: TableField[]; headerRow: number | null };
  /** Name of the sheet that the host chose. */
  sheet?: string | null;
  /** The host's choice for a file that hides rows or columns. */
  hidden?: HiddenParts['read'];
  mends?: Mends;
  /** Lines of the rows that the database refused. */
  refused?: readonly number[];
};

export type Preview = {
  sheetName: string | null;
  encoding: string | null;
  headerRow: number | null;
  columns: Column[];
  phoneCandidates: number[];
  sheets: string[];
  leftOut: { count: number; rows: LeftOutRow[] };
  hidden: HiddenParts | null;
  counts: Counts;
  rows: ClassifiedRow[];
};

/** Maximum number of lines that are no guests in the preview. */
const LEFT_OUT_SHOWN = 200;

type Reading = { table: RawTable; fields?: TableField[]; headerRow?: number | null };

/** Whether the text was pasted from a spreadsheet: most lines contain tabs. */
const isPastedTable = (text: string): boolean => {
  const lines = text.split(/\r\n|\n|\r/, 50).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.includes('\t')).length * 2 > lines.length;
};

/** Whether the first line names columns: "שם, טלפון, כמות" means that commas separate columns; no later line can. */
const isTitled = ({ rows }: RawTable): boolean => {
  const [first] = rows;
  const titles = first?.cells.filter((cell) => cell.trim() !== '') ?? [];
  const whole = titles.every((title) => Object.values(readTitle(title).meanings).includes(1));
  return titles.length > 1 && whole && rows.length > 1 && findHeader(rows)?.last === first!.row;
};

const readText = (kind: 'list' | 'vcard', text: string): Reading => {
  if (kind === 'vcard') return { table: readVcard(text), fields: [...VCARD_FIELDS], headerRow: null };
  if (isCode(text)) throw new TableRefusal('table.unreadable');
  if (isPastedTable(text)) return { table: readCsvText(text) };
  const asTable = readCsvText(text);
  if (isTitled(asTable)) return { table: asTable };
  return { table: readList(text), fields: [...LIST_FIELDS], headerRow: null };
};

const readFileSource = async (
  source: string | Uint8Array,
  sheet?: string | null,
): Promise<Result<Reading>> => {
  const bytes =
    typeof source === 'string'
      ? await readFile(source)
      : Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  if (bytes.length > TABLE_MAX_BYTES) return refuse('file.too_large');
  if (isVcard(bytes)) return readTextSource('vcard', decodeText(bytes).text);
  const table = await readTable(bytes, sheet);
  return table.ok ? accept({ table: table.value }) : table;
};

const readTextSource = (kind: 'list' | 'vcard', text: string): Result<Reading> => {
  try {
    return accept(readText(kind, storable(text)));
  } catch (problem) {
    if (problem instanceof TableRefusal) return refuse(problem.code);
    throw problem;
  }
};

/** Reads a table, detects its columns and classifies its rows. Refusals are those of `readTable`. Stores nothing. */
export const previewTable = async (
  source: TableSource,
  { existing, correction, sheet, hidden: chosen, ...options }: PreviewOptions,
): Promise<Result<Preview>> => {
  const reading =
    source.kind === 'file'
      ? await readFileSource(source.source, sheet)
      : readTextSource(source.kind, source.text);
  if (!reading.ok) return reading;
  const { table, ...said } = reading.value;
  const lastLine = (table.whole ?? table).rows.at(-1)?.row;
  const { understood, hidden, ...read } = readShownOrAll(table, chosen, (rows) =>
    understandColumns(withoutGuards(rows), correction ?? said, lastLine),
  );
  const { guests, columns, headerRow, phoneCandidates } = understood;
  const leftOut = [...read.leftOut, ...understood.leftOut];
  if (guests.length === 0) return refuse('table.empty');
  if (guests.length > TABLE_MAX_ROWS) return refuse('table.too_many_rows');
  const fields = columns.map((column) => column.field);
  const { rows, counts } = classifyRows(guests, fields, existing, options);
  return accept({
    sheetName: table.sheetName,
    encoding: table.encoding,
    sheets: table.sheets ?? [],
    ...{ headerRow, columns, phoneCandidates, counts, rows, hidden },
    leftOut: { count: leftOut.length, rows: leftOut.slice(0, LEFT_OUT_SHOWN) },
  });
};
