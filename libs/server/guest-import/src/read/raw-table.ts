import { type LeftOutRow, TABLE_MAX_ROWS } from '@smachot/contracts';
import { cutText, type RefusalCode, storable } from '@smachot/kernel';

/** Group or table from a heading; it applies to all rows below the heading. */
export type Under = { group?: string; table?: string };
/**
 * One line of the host's table, as shown. `row` is the line as a spreadsheet counts it, from 1; `under`: the values of the
 * heading above it; `merged`: by column, what a cell of a line above shows beside this one too.
 */
export type RawRow = { row: number; cells: string[]; under?: Under; merged?: Record<number, string> };
/** Rows with at least one filled cell. `encoding` is null for spreadsheets, `sheetName` for text. */
export type RawTable = {
  sheetName: string | null;
  encoding: string | null;
  rows: RawRow[];
  /** Names of the sheets a host may choose; none for text. */
  sheets?: string[];
  leftOut?: LeftOutRow[];
  /** The table with the rows and columns that its file hides; none when it hides nothing. `columns`: indexes of those hidden. */
  whole?: { rows: RawRow[]; columns: number[] };
};

/** Tells a host of a line that is no guest. */
export const leaveOut = ({ row, cells }: RawRow, reason: LeftOutRow['reason']): LeftOutRow => ({
  row,
  text: cutText(cells.filter((cell) => cell.trim() !== '').join(' · '), 200),
  reason,
});

const TABLE_MAX_COLUMNS = 300;
/** Maximum length of a cell in characters. It exceeds every stored name or note; longer text would be cut later anyway. */
const MAX_CELL = 5_000;
/** Maximum number of characters of a table: a cell referenced a million times must not become a million copies in the database. */
const MAX_TEXT = 12_000_000;
/** Additional rows for titles and totals around the guests, which do not count as rows. */
const SPARE_ROWS = 50;

/** Refusal of a table. Codes: `table.unreadable`, `table.empty`, `table.too_many_rows`, `table.too_many_columns`. */
export class TableRefusal extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

/** Collects rows and refuses as soon as a limit is exceeded, so that a reader never holds more than the maximum table. */
export class RowCollector {
  readonly rows: RawRow[] = [];
  private text = 0;

  /** Adds a row and keeps the array of cells; trailing empty cells are removed. */
  add(row: number, cells: string[], under?: Under): void {
    let width = cells.length;
    while (width > 0 && !cells[width - 1]?.trim()) width--;
    if (width === 0) return;
    if (width > TABLE_MAX_COLUMNS) throw new TableRefusal('table.too_many_columns');
    if (this.rows.length >= TABLE_MAX_ROWS + SPARE_ROWS) throw new TableRefusal('table.too_many_rows');
    cells.length = width;
    for (let i = 0; i < width; i++) {
      const cell = cells[i] ?? ''; // columns a row leaves out are holes
      cells[i] = cutText(storable(cell), MAX_CELL);
      this.text += cell.length;
    }
    if (this.text > MAX_TEXT) throw new TableRefusal('table.unreadable');
    this.rows.push(under ? { row, cells, under } : { row, cells });
  }
}
