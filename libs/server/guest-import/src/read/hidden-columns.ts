import { MOST_COLUMNS } from './merged-cells';
import type { RawRow } from './raw-table';

/** Columns of a sheet that are not seen. */
export class HiddenColumns {
  private readonly indexes = new Set<number>();

  /** @param first number of the first hidden column, from 1; `last` is hidden too */
  add(first: number, last: number): void {
    for (let column = first; column <= Math.min(last, MOST_COLUMNS); column++) this.indexes.add(column - 1);
  }

  /** Indexes of the hidden columns that hold something. */
  filledIn(rows: RawRow[]): number[] {
    return [...this.indexes]
      .filter((column) => rows.some(({ cells }) => cells[column]?.trim()))
      .sort((a, b) => a - b);
  }

  /** Rows without the values of hidden columns, whose places stay; rows of nothing else are left out. */
  emptiedIn(rows: RawRow[]): RawRow[] {
    if (this.indexes.size === 0) return rows;
    return rows.flatMap((row) => {
      const cells = row.cells.map((cell, column) => (this.indexes.has(column) ? '' : cell));
      while (cells.at(-1)?.trim() === '') cells.pop();
      return cells.length > 0 ? { ...row, cells, merged: this.withoutHidden(row.merged) } : [];
    });
  }

  private withoutHidden(merged: RawRow['merged'] = {}): Record<number, string> {
    return Object.fromEntries(Object.entries(merged).filter(([column]) => !this.indexes.has(Number(column))));
  }
}
