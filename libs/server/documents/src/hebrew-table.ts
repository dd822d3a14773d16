import type { Language } from '@smachot/contracts';
import { BRAND, directionOf } from '@smachot/i18n';
import {
  decorate,
  drawLine,
  drawRule,
  FAINT,
  openDocument,
  PAGE,
  readAs,
  readyOf,
  type Style,
} from './hebrew-page';

/** `columns` from where the language begins; a column's width is in points, all together 483. */
type TableFrame = { heading: string; head: string[]; columns: { title: string; width: number }[] };
type Rows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
/** `title`: for the file's properties. */
type Paper = { language: Language; title: string };
/** A table on A4 pages. */
export type TablePaper = Paper & TableFrame;
export type PaperTable = TableFrame & { rows: Rows };

const ROW = 20;
const BOTTOM = PAGE.height - PAGE.margin;

/**
 * Draws tables while their rows arrive, each from a page of its own: a page that is full is handed on, so that memory holds one page
 * however many there are.
 */
export async function* writeTables(
  { language, title }: Paper,
  tables: Iterable<PaperTable>,
): AsyncGenerator<Uint8Array> {
  const document = await openDocument(title, 'A4', language);
  let isFirst = true;
  for (const { rows, ...frame } of tables) {
    if (!isFirst) document.addPage();
    isFirst = false;
    const table = new TableWriter(document, { language, ...frame });
    table.begin();
    for await (const row of rows) if (table.write(row)) yield* readyOf(document);
  }
  document.end();
  for await (const chunk of document as AsyncIterable<Buffer>) yield chunk;
}

export const writeTable = (paper: TablePaper, rows: Rows): AsyncGenerator<Uint8Array> =>
  writeTables(paper, [{ ...paper, rows }]);

class TableWriter {
  private y = PAGE.margin;
  private readonly table: PDFKit.PDFStructureElement;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly paper: TableFrame & Pick<Paper, 'language'>,
  ) {
    this.table = document.struct('Table');
  }

  begin(): void {
    const { heading, head } = this.paper;
    this.text('P', BRAND[this.paper.language], { size: 22, bold: true, color: '#5E2CA5' });
    this.y += 38;
    this.text('H1', heading, { size: 16, bold: true });
    this.y += 28;
    for (const line of head) {
      this.text('P', line, { size: 11, color: FAINT });
      this.y += ROW - 2;
    }
    this.y += ROW;
    this.document.addStructure(this.table);
    this.row('TH', this.titles);
    this.rule();
  }

  /** @returns whether it began a new page */
  write(cells: readonly string[]): boolean {
    const full = this.y > BOTTOM - ROW;
    if (full) {
      this.document.addPage();
      this.y = PAGE.margin;
      // said once, at the beginning of the table
      decorate(this.document, () => this.cells(this.titles, true, (_, draw) => draw()));
      this.rule();
    }
    this.row('TD', cells);
    return full;
  }

  private get titles(): string[] {
    return this.paper.columns.map(({ title }) => title);
  }

  private row(tag: 'TH' | 'TD', cells: readonly string[]): void {
    const parent = this.document.struct('TR');
    this.table.add(parent);
    this.cells(cells, tag === 'TH', (text, draw) => readAs(this.document, { tag, text, parent }, draw));
    parent.end();
  }

  private cells(
    cells: readonly string[],
    bold: boolean,
    cell: (text: string, draw: () => void) => void,
  ): void {
    let from = 0;
    for (const [at, { width }] of this.paper.columns.entries()) {
      const text = cells[at] ?? '';
      const start = from;
      cell(text, () => this.line(text, { size: 10, bold }, start));
      from += width;
    }
    this.y += ROW;
  }

  private rule(): void {
    drawRule(this.document, this.y - 5);
  }

  private text(tag: 'H1' | 'P', text: string, style: Style): void {
    readAs(this.document, { tag, text }, () => this.line(text, style));
  }

  /** @param from in points, from the margin where the language begins */
  private line(text: string, style: Style, from = 0): void {
    const direction = directionOf(this.paper.language);
    const place =
      direction === 'rtl' ? { right: PAGE.width - PAGE.margin - from } : { left: PAGE.margin + from };
    drawLine(this.document, text, this.y, { ...style, direction }, place);
  }
}
