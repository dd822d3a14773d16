import type { Language } from '@smachot/contracts';
import { BRAND, directionOf } from '@smachot/i18n';
import { drawRule, FAINT, openDocument, PAGE, type Style, writeLine } from './hebrew-page';

/** A table on A4 pages. `columns` from where its language begins; a column's width is in points, all together 483. */
export type TablePaper = {
  language: Language;
  /** For the file's properties. */
  title: string;
  heading: string;
  head: string[];
  columns: { title: string; width: number }[];
};

const ROW = 20;
const BOTTOM = PAGE.height - PAGE.margin;

/**
 * Draws a table while its rows arrive: a page that is full is handed on, so that memory holds one page however many there are.
 */
export async function* writeTable(
  paper: TablePaper,
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<Uint8Array> {
  const document = await openDocument(paper.title, 'A4', paper.language);
  const table = new TableWriter(document, paper);
  table.begin(paper);
  for await (const row of rows) if (table.write(row)) yield* finished(document);
  document.end();
  for await (const chunk of document as AsyncIterable<Buffer>) yield chunk;
}

/** What of the document is ready to be sent. */
function* finished(document: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk = document.read() as Buffer | null; chunk; chunk = document.read() as Buffer | null)
    yield chunk;
}

class TableWriter {
  private y = PAGE.margin;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly paper: Pick<TablePaper, 'columns' | 'language'>,
  ) {}

  begin({ heading, head }: TablePaper): void {
    this.line(BRAND[this.paper.language], this.y, { size: 22, bold: true, color: '#5E2CA5' });
    this.line(heading, this.y + 38, { size: 16, bold: true });
    this.y += 66;
    for (const line of head) {
      this.line(line, this.y, { size: 11, color: FAINT });
      this.y += ROW - 2;
    }
    this.y += ROW;
    this.titles();
  }

  /** @returns whether it began a new page */
  write(cells: readonly string[]): boolean {
    const full = this.y > BOTTOM - ROW;
    if (full) {
      this.document.addPage();
      this.y = PAGE.margin;
      this.titles();
    }
    this.cells(cells, false);
    return full;
  }

  private titles(): void {
    this.cells(
      this.paper.columns.map(({ title }) => title),
      true,
    );
    drawRule(this.document, this.y - 5);
  }

  private cells(cells: readonly string[], bold: boolean): void {
    let from = 0;
    for (const [at, { width }] of this.paper.columns.entries()) {
      this.line(cells[at] ?? '', this.y, { size: 10, bold }, from);
      from += width;
    }
    this.y += ROW;
  }

  /** @param from in points, from the margin where the language begins */
  private line(text: string, y: number, style: Style, from = 0): void {
    const direction = directionOf(this.paper.language);
    const place =
      direction === 'rtl' ? { right: PAGE.width - PAGE.margin - from } : { left: PAGE.margin + from };
    writeLine(this.document, text, y, { ...style, direction }, place);
  }
}
