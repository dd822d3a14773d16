import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text';
import { RowCollector, TableRefusal, type RawTable } from './raw-table';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Counts what stands outside quotes; the delimiter most lines agree on wins, then the one that cuts finer. */
export const findDelimiter = (text: string): string => {
  const lines = text
    .slice(0, 64_000)
    .split(/\r\n|\n|\r/, 60)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"[^"]*"/g, ''));
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const usual = counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0;
    const agreeing = counts.filter((count) => count === usual).length;
    const score = agreeing * 10 + counts.length + Math.min(usual, 9) / 10;
    if (counts.length > 0 && score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
};

/** Blank lines count as lines but not as rows; beyond this many lines it is no guest table, whatever is in them. */
const MAX_LINES = 200_000;

const parseInto = (text: string, delimiter: string, quote: '"' | null): RowCollector => {
  const collector = new RowCollector();
  const records: string[][] = parse(text, {
    delimiter,
    quote,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: LINE_ENDS,
    max_record_size: 1_000_000,
    to: MAX_LINES,
  });
  records.forEach((cells, index) => collector.add(index + 1, cells));
  return collector;
};

/** A quote nobody closes would swallow the rest of the table: then quotes are plain characters. */
const parseText = (text: string, delimiter: string): RowCollector => {
  try {
    return parseInto(text, delimiter, '"');
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
  }
  try {
    return parseInto(text, delimiter, null);
  } catch (problem) {
    throw problem instanceof CsvError ? new TableRefusal('table.unreadable') : problem;
  }
};

/** Text with separators: gershayim inside plain cells, `sep=` line, any line ending, any of four encodings. */
export const readCsv = (bytes: Buffer): RawTable => {
  const { text, encoding } = decodeText(bytes);
  return { ...readCsvText(text), encoding };
};

export const readCsvText = (text: string): RawTable => {
  const declared = /^sep=(.)(?:\r\n|\n|\r)/i.exec(text);
  const delimiter = declared?.[1] ?? findDelimiter(text);
  const { rows } = parseText(text, delimiter);
  const skip = declared && /^sep=?$/i.test(rows[0]?.cells[0] ?? '') ? 1 : 0;
  return { sheetName: null, encoding: null, rows: rows.slice(skip) };
};
