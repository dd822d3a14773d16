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
  let y = PAGE.margin;
  const write = (text: string, style: Style, edge: 'right' | 'left' = 'right') =>
    writeLine(document, text, y, style, edge);
  const down = (by: number) => {
    y += by;
    if (y < PAGE.height - PAGE.margin - 20) return;
    document.addPage();
    y = PAGE.margin;
  };
  const rule = () =>
    document
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .strokeColor('#EDE3D6')
      .stroke();
  write('שמחות', { size: 28, bold: true, color: '#5E2CA5' });
  down(56);
  write(heading, { size: 20, bold: true });
  down(32);
  for (const line of head) {
    write(line, { size: 12 });
    down(20);
  }
  down(20);
  for (const [label, sum] of lines) {
    rule();
    down(12);
    write(label, { size: 13 });
    write(sum, { size: 13 }, 'left');
    down(28);
  }
  rule();
  down(14);
  write(total[0], { size: 16, bold: true });
  write(total[1], { size: 16, bold: true }, 'left');
  down(40);
  for (const line of foot) {
    write(line, { size: 12, color: FAINT });
    down(20);
  }
};

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
