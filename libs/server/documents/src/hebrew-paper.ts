import { createRequire } from 'node:module';
import path from 'node:path';
import { visualRuns } from './hebrew-line';

/** An A4 page in Hebrew: parties and date at the top, lines with sums, the total. */
export type Paper = {
  /** For the file's properties. */
  title: string;
  heading: string;
  head: string[];
  lines: [label: string, sum: string][];
  total: [label: string, sum: string];
  foot: string[];
};
type Style = { size: number; bold?: boolean; color?: string };

const fontFile = (script: 'hebrew' | 'latin', weight: 400 | 700): string =>
  createRequire(path.resolve('package.json')).resolve(
    `@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`,
  );

const PAGE = { width: 595, height: 842, margin: 56 };
const FAINT = '#5F5669';

/** Draws the PDF of a paper; content that does not fit continues on the next page. */
export const drawPaper = async (paper: Paper): Promise<Buffer> => {
  // loaded with the first paper: most processes draw none, and start sooner without
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    info: { Title: paper.title },
    lang: 'he',
  });
  for (const script of ['hebrew', 'latin'] as const)
    for (const weight of [400, 700] as const)
      document.registerFont(`${script}-${weight}`, fontFile(script, weight));
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

const draw = (document: PDFKit.PDFDocument, { heading, head, lines, total, foot }: Paper): void => {
  const page = new PageWriter(document);
  page.write('שמחות', { size: 28, bold: true, color: '#5E2CA5' });
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
    writeLine(this.document, text, this.y, style, edge);
  }

  /** @param by in points */
  down(by: number): void {
    this.y += by;
    if (this.y < PAGE.height - PAGE.margin - 20) return;
    this.document.addPage();
    this.y = PAGE.margin;
  }

  rule(): void {
    this.document
      .moveTo(PAGE.margin, this.y)
      .lineTo(PAGE.width - PAGE.margin, this.y)
      .strokeColor('#EDE3D6')
      .stroke();
  }
}

const writeLine = (
  document: PDFKit.PDFDocument,
  text: string,
  y: number,
  style: Style,
  edge: 'right' | 'left',
): void => {
  const runs = visualRuns(text).map((run) => ({ ...run, font: `${run.script}-${style.bold ? 700 : 400}` }));
  const width = (run: (typeof runs)[number]) => document.font(run.font, style.size).widthOfString(run.text);
  let x =
    edge === 'left' ? PAGE.margin : PAGE.width - PAGE.margin - runs.reduce((sum, run) => sum + width(run), 0);
  document.fillColor(style.color ?? '#241B2F');
  for (const run of runs) {
    const advance = width(run);
    document.font(run.font, style.size).text(run.text, x, y, { lineBreak: false });
    x += advance;
  }
};
