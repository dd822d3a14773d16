import type { RawRow } from './raw-table';

/** Column index of a reference: "AB12" -> 27; -1 when the reference has no column. */
export const columnOf = (reference: string): number => {
  let column = 0;
  for (let i = 0; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
};

/** Columns after these are refused anyway (`RowCollector`). */
export const MOST_COLUMNS = 300;

/** Lines of merged cells by their first column, in order. */
const byColumn = (references: string[]): Map<number, { first: number; last: number }[]> => {
  const merged = new Map<number, { first: number; last: number }[]>();
  for (const reference of references) {
    const [, from = '', first = '', last = ''] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/i.exec(reference) ?? [];
    const column = columnOf(from);
    if (column < 0 || column >= MOST_COLUMNS || Number(last) <= Number(first)) continue;
    merged.set(column, [...(merged.get(column) ?? []), { first: Number(first), last: Number(last) }]);
  }
  for (const spans of merged.values()) spans.sort((one, other) => one.first - other.first);
  return merged;
};

const withCell = (cells: string[], column: number, value: string): string[] =>
  Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) =>
    at === column ? value : (cells[at] ?? ''),
  );

/**
 * A cell that is merged over several lines is seen beside each of them; the file has its value in the first only.
 * @param references like "C2:C5"
 * @param hidden lines that are not among the rows: the value of such a first line is seen in the next one
 */
export const withMerged = (rows: RawRow[], references: string[], hidden: RawRow[] = []): RawRow[] => {
  const unseen = new Map(hidden.map((row) => [row.row, row]));
  for (const [column, spans] of byColumn(references)) {
    let at = 0;
    let value: string | null = null;
    for (const row of rows) {
      for (; at < spans.length && row.row > spans[at]!.last; at++) value = null;
      const span = spans[at];
      if (!span || row.row < span.first) continue;
      if (value !== null) {
        if (value && !row.cells[column]) row.merged = { ...row.merged, [column]: value };
        continue;
      }
      const first = row.row === span.first ? row : unseen.get(span.first);
      value = first?.cells[column] ?? '';
      if (value && !row.cells[column]) row.cells = withCell(row.cells, column, value);
    }
  }
  return rows;
};
