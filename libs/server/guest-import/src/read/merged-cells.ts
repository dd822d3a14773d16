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
const MOST_COLUMNS = 300;

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

/**
 * A cell that is merged over several lines is seen beside each of them; the file has its value in the first only.
 * @param references like "C2:C5"
 */
export const withMerged = (rows: RawRow[], references: string[]): RawRow[] => {
  for (const [column, spans] of byColumn(references)) {
    let at = 0;
    let value = '';
    for (const row of rows) {
      while (at < spans.length && row.row > spans[at]!.last) at++;
      const span = spans[at];
      if (!span || row.row < span.first) continue;
      if (row.row === span.first) value = row.cells[column] ?? '';
      else if (value && !row.cells[column]) row.merged = { ...row.merged, [column]: value };
    }
  }
  return rows;
};
