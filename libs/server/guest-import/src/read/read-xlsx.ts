import { Archive } from './open-archive';
import { findHeader, hasPhone } from '../columns/find-header';
import { attribute } from './scan-xml';
import { HiddenColumns } from './hidden-columns';
import { columnOf, withMerged } from './merged-cells';
import { leaveOut, RowCollector, TableRefusal, type RawRow, type RawTable } from './raw-table';
import { shownNumber, type NumberStyle } from './shown-number';
import { readNumberStyles, readSharedStrings, readWorkbook } from './workbook-parts';

type Context = { strings: string[]; styles: NumberStyle[]; epoch1904: boolean };

const PLAIN: NumberStyle = { kind: 'plain' };

const shownCell = (type: string, style: number, text: string, context: Context): string => {
  switch (type) {
    case 's':
      return context.strings[Number(text)] ?? '';
    case 'e': // "#N/A": the row says so where it matters
      return text;
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE';
    case 'd': {
      return text.slice(0, 10).split('-').reverse().join('/');
    }
    case 'str':
    case 'inlineStr':
      return text;
    default:
      return shownNumber(text, context.styles[style] ?? PLAIN, context.epoch1904);
  }
};

/** Whether a row or column is not seen: hidden, or without any height or width. */
const isUnseen = (tag: string, size: 'ht' | 'width'): boolean =>
  /^(?:1|true)$/.test(attribute(tag, 'hidden') ?? '') || Number(attribute(tag, size) ?? 1) === 0;

const copied = (row: RawRow): RawRow => ({ ...row });

/** Reads a sheet in one pass. A formula counts by its stored value; it is never computed. */
class SheetReader {
  readonly collector = new RowCollector();
  /** Lines that the host hid or filtered away. */
  readonly hidden = new RowCollector();
  private readonly hiddenColumns = new HiddenColumns();
  private readonly merges: string[] = [];
  private row = 0;
  private column = -1;
  private cells: string[] = [];
  private type = '';
  private style = 0;
  private text = '';
  private hasFormula = false;
  private hasValue = false;
  private isHidden = false;
  private reading = false;
  private phonetic = false;

  constructor(private context: Context) {}

  open = (name: string, tag: string): void => {
    if (name === 'c') {
      const reference = attribute(tag, 'r');
      this.column = reference ? columnOf(reference) : this.column + 1;
      this.type = attribute(tag, 't') ?? 'n';
      this.style = Number(attribute(tag, 's') ?? 0);
      this.text = '';
      this.hasFormula = false;
      this.hasValue = false;
    } else if (name === 'f') this.hasFormula = true;
    else if (name === 'v' || (name === 't' && !this.phonetic)) this.reading = this.hasValue = true;
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 'row') {
      this.row = Number(attribute(tag, 'r')) || this.row + 1;
      this.isHidden = isUnseen(tag, 'ht');
      this.column = -1;
      this.cells = [];
    } else if (name === 'col') {
      if (isUnseen(tag, 'width'))
        this.hiddenColumns.add(Number(attribute(tag, 'min')), Number(attribute(tag, 'max')));
    } else if (name === 'mergeCell') this.merges.push(attribute(tag, 'ref') ?? '');
  };

  wantsText = (): boolean => this.reading;

  readText = (text: string): void => {
    this.text += text;
  };

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.reading = false;
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') (this.isHidden ? this.hidden : this.collector).add(this.row, this.cells);
  };

  /** The rows and columns that are seen, and the whole beside them; the whole alone where nothing is seen. */
  table(sheetName: string): RawTable {
    const [seen, hidden] = [this.collector.rows, this.hidden.rows];
    const columns = this.hiddenColumns.filledIn([...seen, ...hidden]);
    const of = { sheetName, encoding: null };
    if (hidden.length + columns.length === 0) return { ...of, rows: withMerged(seen, this.merges) };
    const inOrder = [...seen, ...hidden].map(copied).sort((one, other) => one.row - other.row);
    const whole = { rows: withMerged(inOrder, this.merges), columns };
    const rows = this.hiddenColumns.emptiedIn(withMerged(seen, this.merges, hidden));
    if (rows.length === 0) return { ...of, rows: whole.rows };
    return { ...of, rows, leftOut: hidden.map((row) => leaveOut(row, 'hidden')), whole };
  }

  private closeCell(): void {
    // No value was stored: nobody knows what it would show.
    if (this.hasFormula && !this.hasValue) [this.type, this.text] = ['e', '#N/A'];
    if (this.text === '' || this.column < 0) return;
    // Excel ends at column 16,384: a cell beyond it is an attack on memory, not a table.
    if (this.column >= 16_384) throw new TableRefusal('table.unreadable');
    const shown = shownCell(this.type, this.style, this.text, this.context);
    if (shown !== '') this.cells[this.column] = shown;
  }
}

/** Maximum number of sheets searched for guests; a host may choose any of them. */
const MAX_SHEETS = 20;

/** Score of a sheet as a guest list: it has phones, or titles over several rows; a sheet of instructions has neither. */
const guestScore = ({ rows }: RawTable): number => {
  const sample = rows.slice(0, 60);
  const phones = sample.filter(hasPhone).length;
  return (phones > 0 ? 2 : 0) + (findHeader(sample) && sample.length > 1 ? 1 : 0);
};

/** Reads the chosen visible sheet, or the first one that looks most like a guest list. Hidden sheets are not read. */
export const readXlsx = async (source: string | Buffer, chosen?: string | null): Promise<RawTable> => {
  const archive = await Archive.open(source);
  const tables: RawTable[] = [];
  try {
    const workbook = await readWorkbook(archive);
    const context: Context = {
      strings: await readSharedStrings(archive, workbook.stringsPath),
      styles: await readNumberStyles(archive, workbook.stylesPath),
      epoch1904: workbook.epoch1904,
    };
    for (const sheet of workbook.sheets.slice(0, MAX_SHEETS)) {
      const reader = new SheetReader(context);
      const { open, wantsText, readText: text, close } = reader;
      await archive.readXml(sheet.path, { open, wantsText, text, close });
      const table = reader.table(sheet.name);
      if (table.rows.length > 0) tables.push(table);
    }
  } finally {
    archive.close();
  }
  const scores = tables.map(guestScore);
  const table =
    tables.find(({ sheetName }) => sheetName === chosen) ?? tables[scores.indexOf(Math.max(...scores))];
  if (!table) throw new TableRefusal('table.empty');
  return { ...table, sheets: tables.map(({ sheetName }) => sheetName ?? '') };
};
