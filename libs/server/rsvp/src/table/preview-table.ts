import { TABLE_MAX_ROWS, type Language, type TableField } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { judgeRows, type Counts, type JudgedRow } from './judge-rows';
import type { KnownGuest } from './match-guests';
import { LIST_FIELDS, readList } from './read-list';
import { storable, TableRefusal, type RawRow, type RawTable } from './raw-table';
import { readCsvText } from './read-csv';
import { readTable } from './read-table';
import { readVcard, VCARD_FIELDS } from './read-vcard';
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

const read = async (source: TableSource): Promise<Result<Reading>> => {
  if (source.kind === 'rows') return accept(source);
  if (source.kind === 'file') {
    const given = source.source;
    const table = await readTable(
      typeof given === 'string' ? given : Buffer.from(given.buffer, given.byteOffset, given.byteLength),
    );
    return table.ok ? accept({ table: table.value }) : table;
  }
  try {
    return accept(readText(source.kind, storable(source.text)));
  } catch (problem) {
    return refuse(problem instanceof TableRefusal ? problem.code : 'table.unreadable');
  }
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
