// A spreadsheet runs a cell that begins with one of these signs as a formula: OWASP "CSV injection". Text that already looks
// guarded is guarded once more, so that removing one mark always restores the original text.
const RUN_OR_GUARDED = /^'*[=+\-@\t\r]/;

/** Escapes text so that no spreadsheet runs it. */
export const guardFormula = (text: string): string => (RUN_OR_GUARDED.test(text) ? `'${text}` : text);

/** One cell of a CSV, safe from formulas and separators. RFC 4180. */
export const csvCell = (text: string): string => {
  const safe = guardFormula(text);
  return /[",;\n\r\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a CSV, without its end. */
export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** The byte order mark that Excel needs for Hebrew. */
export const CSV_START = '\uFEFF';

const ROWS_PER_CHUNK = 200;

/** Writes a CSV while its rows arrive: at no time are more than a few hundred rows in memory. A number is written as it is. */
export async function* writeCsv(
  titles: readonly string[],
  rows: Iterable<readonly (string | number | null)[]> | AsyncIterable<readonly (string | number | null)[]>,
): AsyncGenerator<Uint8Array> {
  let pending = [`${CSV_START}${csvLine(titles)}`];
  const chunk = () => new TextEncoder().encode(`${pending.join('\r\n')}\r\n`);
  for await (const row of rows) {
    pending.push(
      row.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell ?? ''))).join(','),
    );
    if (pending.length < ROWS_PER_CHUNK) continue;
    yield chunk();
    pending = [];
  }
  if (pending.length) yield chunk();
}
