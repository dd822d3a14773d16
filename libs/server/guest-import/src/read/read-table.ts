import { readFile, stat } from 'node:fs/promises';
import { TABLE_MAX_BYTES } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { decodeText } from './decode-text';
import { readCsv } from './read-csv';
import { TableRefusal, type RawTable } from './raw-table';
import { readXlsx } from './read-xlsx';

// Signatures (first bytes) of files uploaded by mistake: PDF, old Excel and Word, pictures, archives, web pages, RTF.
const FOREIGN = [
  '%PDF',
  '\xd0\xcf\x11\xe0',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  '\x1f\x8b',
  '7z\xbc\xaf',
  'Rar!',
  '{\\rtf',
].map((head) => Buffer.from(head, 'latin1'));
const MARKUP = /^\uFEFF?\s*<(?:!doctype|html|head|body|table|\?xml|svg)\b/i;

const isForeign = (bytes: Buffer): boolean =>
  FOREIGN.some((head) => bytes.subarray(0, head.length).equals(head));

/** Beginning of an object, or of a list of objects: also cut off, with single quotes, or with names that have none. */
const OBJECT = /^(?:\[\s*)?\{\s*(?:\}|(["']?)[\p{L}\d_ -]+\1\s*:)/u;
/** Whether a text is a page or JSON, under any name; one value per line too. */
export const isCode = (whole: string): boolean => {
  const text = whole.trim();
  if (MARKUP.test(text)) return true;
  if (!/^[[{]/.test(text)) return false;
  if (OBJECT.test(text)) return true;
  return [text, text.split(/[\r\n]/, 1)[0]!].some((json) => {
    try {
      return typeof JSON.parse(json) === 'object';
    } catch {
      return false;
    }
  });
};

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

const readAny = async (bytes: Buffer, sheet?: string | null): Promise<RawTable> => {
  if (isZip(bytes)) return readXlsx(bytes, sheet);
  if (isForeign(bytes) || isCode(decodeText(bytes).text)) throw new TableRefusal('table.unreadable');
  return readCsv(bytes);
};

/**
 * Reads the rows of a table as text, from a file or its bytes (up to 10 MB). The content decides the format, never the name:
 * spreadsheets are found inside `.csv` and the other way round.
 * Refusals: `table.unreadable`, `table.empty`, `table.too_many_rows`, `table.too_many_columns`, `file.too_large`.
 */
export const readTable = async (
  source: string | Buffer,
  sheet?: string | null,
): Promise<Result<RawTable>> => {
  const size = typeof source === 'string' ? (await stat(source)).size : source.length;
  if (size > TABLE_MAX_BYTES) return refuse('file.too_large');
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  try {
    const table = await readAny(bytes, sheet);
    return table.rows.length > 0 ? accept(table) : refuse('table.empty');
  } catch (problem) {
    // Any parser error on a foreign file is the fault of the file, not a bug.
    return refuse(problem instanceof TableRefusal ? problem.code : 'table.unreadable');
  }
};
