import { readFile } from 'node:fs/promises';
import { TABLE_MAX_BYTES, TABLE_MAX_ROWS, type Language, type TableField } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { decodeText } from './decode-text';
import { judgeRows, type Counts, type JudgedRow } from './judge-rows';
import type { KnownGuest } from './match-guests';
import { LIST_FIELDS, readList } from './read-list';
import { storable, TableRefusal, type RawTable } from './raw-table';
import { readCsvText } from './read-csv';
import { readTable } from './read-table';
import { isVcard, readVcard, VCARD_FIELDS } from './read-vcard';
import { understandColumns, type Column } from './understand-columns';

/** Where a table comes from: a file by its path or bytes, or text that was pasted. */
export type TableSource =
  { kind: 'file'; source: string | Uint8Array } | { kind: 'list' | 'vcard'; text: string };

export type PreviewOptions = {
  known: KnownGuest[];
  language: Language;
  /** What the host says about columns and header; guessed where nothing is said. */
  correction?: { fields: TableField[]; headerRow: number | null };
};

export type Preview = {
  sheetName: string | null;
  encoding: string | null;
  headerRow: number | null;
  columns: Column[];
  counts: Counts;
  rows: JudgedRow[];
};

type Reading = { table: RawTable; fields?: TableField[]; headerRow?: number | null };

/** Pasted from a spreadsheet: most lines have as many tabs as the others. */
const isPastedTable = (text: string): boolean => {
  const lines = text.split(/\r\n|\n|\r/, 50).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.includes('\t')).length * 2 > lines.length;
};

const readText = (kind: 'list' | 'vcard', text: string): Reading => {
  if (kind === 'vcard') return { table: readVcard(text), fields: [...VCARD_FIELDS], headerRow: null };
  if (isPastedTable(text)) return { table: readCsvText(text) };
  const asTable = readCsvText(text);
  // "שם, טלפון, כמות" above the lines says that the commas are columns
  if (understandColumns(asTable.rows).headerRow !== null) return { table: asTable };
  return { table: readList(text), fields: [...LIST_FIELDS], headerRow: null };
};

const readFileSource = async (source: string | Uint8Array): Promise<Result<Reading>> => {
  const bytes =
    typeof source === 'string'
      ? await readFile(source)
      : Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  if (bytes.length > TABLE_MAX_BYTES) return refuse('file.too_large');
  if (isVcard(bytes)) return readTextSource('vcard', decodeText(bytes).text);
  const table = await readTable(bytes);
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

/** Reads, understands and judges a table. Refusals as of `readTable`. Stores nothing. */
export const previewTable = async (
  source: TableSource,
  { known, language, correction }: PreviewOptions,
): Promise<Result<Preview>> => {
  const reading =
    source.kind === 'file' ? await readFileSource(source.source) : readTextSource(source.kind, source.text);
  if (!reading.ok) return reading;
  const { table, ...said } = reading.value;
  const { guests, columns, headerRow } = understandColumns(table.rows, correction ?? said);
  if (guests.length === 0) return refuse('table.empty');
  if (guests.length > TABLE_MAX_ROWS) return refuse('table.too_many_rows');
  const fields = columns.map((column) => column.field);
  const { rows, counts } = judgeRows(guests, fields, known, { language });
  return accept({ sheetName: table.sheetName, encoding: table.encoding, headerRow, columns, counts, rows });
};
