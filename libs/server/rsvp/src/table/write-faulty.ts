import type { FaultyWords } from './faulty-words';
import type { JudgedRow } from './judge-rows';
import type { RawRow } from './raw-table';

// A spreadsheet runs a cell that begins like this as a formula. OWASP "CSV injection".
const DANGEROUS = /^[=+\-@\t\r]/;

/** One cell of a CSV that no spreadsheet runs and no separator breaks. RFC 4180. */
export const csvCell = (text: string): string => {
  const safe = DANGEROUS.test(text) ? `'${text}` : text;
  return /[",;\n\r\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/**
 * The faulty rows as they were uploaded, with the reason in a last column; UTF-8 with the mark Excel needs to see
 * Hebrew. `header`: the titles as uploaded, or nothing.
 */
export const writeFaultyCsv = (
  faulty: readonly Pick<JudgedRow, 'row' | 'problems'>[],
  raw: readonly RawRow[],
  header: RawRow | null,
  words: Pick<FaultyWords, 'reasonTitle' | 'reasons'>,
): string => {
  const cellsOf = new Map(raw.map(({ row, cells }) => [row, cells]));
  const rows = faulty.map(({ row, problems }) => {
    // other problems are remarks: they keep no row out
    const said = Object.entries(words.reasons).flatMap(([problem, reason]) =>
      problems.some((each) => each === problem) ? reason : [],
    );
    return { cells: cellsOf.get(row) ?? [], reason: said.join('; ') };
  });
  const width = Math.max(header?.cells.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]): string[] =>
    Array.from({ length: width }, (_, i) => cells[i] ?? '');
  const lines = [
    ...(header ? [csvLine([...padded(header.cells), words.reasonTitle])] : []),
    ...rows.map(({ cells, reason }) => csvLine([...padded(cells), reason])),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
