import { drawRule, FAINT, openDocument, PAGE, writeLine } from './hebrew-page';

/** A table in Hebrew on A4 pages. `columns` from the right; a column's width is in points, all together 483. */
export type TablePaper = {
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
  const document = await openDocument(paper.title);
  const table = new TableWriter(document, paper.columns);
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
    private readonly columns: TablePaper['columns'],
  ) {}

  begin({ heading, head }: TablePaper): void {
    const right = PAGE.width - PAGE.margin;
    writeLine(this.document, 'שמחות', this.y, { size: 22, bold: true, color: '#5E2CA5' }, { right });
    writeLine(this.document, heading, this.y + 38, { size: 16, bold: true }, { right });
    this.y += 66;
    for (const line of head) {
      writeLine(this.document, line, this.y, { size: 11, color: FAINT }, { right });
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
      this.columns.map(({ title }) => title),
      true,
    );
    drawRule(this.document, this.y - 5);
  }

  private cells(cells: readonly string[], bold: boolean): void {
    let right = PAGE.width - PAGE.margin;
    for (const [at, { width }] of this.columns.entries()) {
      writeLine(this.document, cells[at] ?? '', this.y, { size: 10, bold }, { right });
      right -= width;
    }
    this.y += ROW;
  }
}
