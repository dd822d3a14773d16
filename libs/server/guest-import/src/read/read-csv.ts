import { decodeText } from './decode-text';
import { RowCollector, type RawTable } from './raw-table';
import { splitCsv } from './split-csv';

const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** Detects the delimiter by counting characters outside quotes: the one most lines agree on, then the one that splits finer. */
const findDelimiter = (text: string): string => {
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

/** Reads delimited text: gershayim inside plain cells, `sep=` line, any line ending, any of four encodings. */
export const readCsv = (bytes: Buffer): RawTable => {
  const { text, encoding } = decodeText(bytes);
  return { ...readCsvText(text), encoding };
};

export const readCsvText = (text: string): RawTable => {
  const declared = /^sep=(.)(?:\r\n|\n|\r)/i.exec(text);
  const delimiter = declared?.[1] ?? findDelimiter(text);
  const collector = new RowCollector();
  splitCsv(text, delimiter, (row, cells) => collector.add(row, cells));
  const { rows } = collector;
  const skip = declared && /^sep=?$/i.test(rows[0]?.cells[0] ?? '') ? 1 : 0;
  return { sheetName: null, encoding: null, rows: rows.slice(skip) };
};
