import { drawRule, FAINT, openDocument, PAGE, type Style, writeLine } from './hebrew-page';

/** An A4 page in Hebrew: parties and date at the top, lines with sums, the total. */
export type Paper = {
  /** For the file's properties. */
  title: string;
  /** Whose paper it is; absent: ours. */
  letterhead?: string;
  heading: string;
  head: string[];
  lines: [label: string, sum: string][];
  total: [label: string, sum: string];
  foot: string[];
};

/** Draws the PDF of a paper; content that does not fit continues on the next page. */
export const drawPaper = async (paper: Paper): Promise<Buffer> => {
  const document = await openDocument(paper.title);
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(document, paper);
  document.end();
  return done;
};

const draw = (
  document: PDFKit.PDFDocument,
  { letterhead = 'שמחות', heading, head, lines, total, foot }: Paper,
): void => {
  const page = new PageWriter(document);
  page.write(letterhead, { size: 28, bold: true, color: '#5E2CA5' });
  page.down(56);
  page.write(heading, { size: 20, bold: true });
  page.down(32);
  for (const line of head) {
    page.write(line, { size: 12 });
    page.down(20);
  }
  page.down(20);
  for (const [label, sum] of lines) {
    page.rule();
    page.down(12);
    page.write(label, { size: 13 });
    page.write(sum, { size: 13 }, 'left');
    page.down(28);
  }
  page.rule();
  page.down(14);
  page.write(total[0], { size: 16, bold: true });
  page.write(total[1], { size: 16, bold: true }, 'left');
  page.down(40);
  for (const line of foot) {
    page.write(line, { size: 12, color: FAINT });
    page.down(20);
  }
};

/** Writes from the top of the page down, and goes on at the top of the next one. */
class PageWriter {
  private y = PAGE.margin;

  constructor(private readonly document: PDFKit.PDFDocument) {}

  write(text: string, style: Style, edge: 'right' | 'left' = 'right'): void {
    const place = edge === 'left' ? { left: PAGE.margin } : { right: PAGE.width - PAGE.margin };
    writeLine(this.document, text, this.y, style, place);
  }

  /** @param by in points */
  down(by: number): void {
    this.y += by;
    if (this.y < PAGE.height - PAGE.margin - 20) return;
    this.document.addPage();
    this.y = PAGE.margin;
  }

  rule(): void {
    drawRule(this.document, this.y);
  }
}
