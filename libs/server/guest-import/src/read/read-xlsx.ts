import { Archive } from './open-archive';
import { findHeader, hasPhone } from '../columns/find-header';
import { attribute } from './scan-xml';
import { RowCollector, TableRefusal, type RawTable } from './raw-table';
import { shownNumber, type NumberStyle } from './shown-number';
import { readNumberStyles, readSharedStrings, readWorkbook } from './workbook-parts';

type Context = { strings: string[]; styles: NumberStyle[]; epoch1904: boolean };

const PLAIN: NumberStyle = { kind: 'plain' };

/** Column index of a reference: "AB12" -> 27; -1 when the reference has no column. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (let i = 0; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
};

const shownCell = (type: string, style: number, text: string, context: Context): string => {
  switch (type) {
    case 's':
      return context.strings[Number(text)] ?? '';
    case 'e': // #N/A and friends are nobody's name
      return '';
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

/** Reads a sheet in one pass. A formula counts by its stored value; it is never computed. */
class SheetReader {
  readonly collector = new RowCollector();
  private row = 0;
  private column = -1;
  private cells: string[] = [];
  private type = '';
  private style = 0;
  private text = '';
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
    } else if (name === 'v' || (name === 't' && !this.phonetic)) this.reading = true;
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 'row') {
      this.row = Number(attribute(tag, 'r')) || this.row + 1;
      this.column = -1;
      this.cells = [];
    }
  };

  wantsText = (): boolean => this.reading;

  readText = (text: string): void => {
    this.text += text;
  };

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.reading = false;
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.collector.add(this.row, this.cells);
  };

  private closeCell(): void {
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
      if (reader.collector.rows.length > 0)
        tables.push({ sheetName: sheet.name, encoding: null, rows: reader.collector.rows });
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
