import { readFile } from 'node:fs/promises';
import { TABLE_MAX_BYTES, TABLE_MAX_ROWS, type Language, type TableField } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { decodeText } from './decode-text';
import { judgeRows, type Counts, type JudgedRow } from './judge-rows';
import type { KnownGuest } from './match-guests';
import { LIST_FIELDS, readList } from './read-list';
import { storable, TableRefusal, type RawRow, type RawTable } from './raw-table';
import { readCsvText } from './read-csv';
import { readTable } from './read-table';
import { isVcard, readVcard, VCARD_FIELDS } from './read-vcard';
import { understandColumns, type Column } from './understand-columns';

/** Where a table comes from. `rows` is a table that was read before and is judged anew. */
export type TableSource =
  | { kind: 'file'; source: string | Uint8Array }
  | { kind: 'list' | 'vcard'; text: string }
  | { kind: 'rows'; table: RawTable; fields?: TableField[]; headerRow?: number | null };

export type PreviewOptions = { known: KnownGuest[]; language: Language };

export type Preview = {
  sheetName: string | null;
  encoding: string | null;
  headerRow: number | null;
  columns: Column[];
  counts: Counts;
  rows: JudgedRow[];
  /** Every line as it was uploaded, to be judged again and given back. */
  raw: RawRow[];
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

const read = async (source: TableSource): Promise<Result<Reading>> => {
  if (source.kind === 'rows') return accept(source);
  return source.kind === 'file' ? readFileSource(source.source) : readTextSource(source.kind, source.text);
};

/** Reads, understands and judges a table. Refusals as of `readTable`. Stores nothing. */
export const previewTable = async (
  source: TableSource,
  { known, language }: PreviewOptions,
): Promise<Result<Preview>> => {
  const reading = await read(source);
  if (!reading.ok) return reading;
  const { table, fields, headerRow } = reading.value;
  const {
    guests,
    columns,
    headerRow: found,
  } = understandColumns(table.rows, {
    ...(fields ? { fields } : {}),
    ...(headerRow !== undefined ? { headerRow } : {}),
  });
  if (guests.length === 0) return refuse('table.empty');
  if (guests.length > TABLE_MAX_ROWS) return refuse('table.too_many_rows');
  const { rows, counts } = judgeRows(
    guests,
    columns.map((column) => column.field),
    known,
    { language },
  );
  const { sheetName, encoding } = table;
  return accept({ sheetName, encoding, headerRow: found, columns, counts, rows, raw: table.rows });
};
