import { createRequire } from 'node:module';
import path from 'node:path';
import { visualRuns } from './hebrew-line';

export type Style = { size: number; bold?: boolean; color?: string };
/** Where a line stands, in points from the left edge of the page: it ends at `right`, or begins at `left`. */
export type Place = { right: number } | { left: number };

const fontFile = (script: 'hebrew' | 'latin', weight: 400 | 700): string =>
  createRequire(path.resolve('package.json')).resolve(
    `@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`,
  );

export const PAGE = { width: 595, height: 842, margin: 56 };
export const FAINT = '#5F5669';

/** An empty A4 document in Hebrew. */
export const openDocument = async (title: string): Promise<PDFKit.PDFDocument> => {
  // loaded with the first paper: most processes draw none, and start sooner without
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size: 'A4', margin: PAGE.margin, info: { Title: title }, lang: 'he' });
  for (const script of ['hebrew', 'latin'] as const)
    for (const weight of [400, 700] as const)
      document.registerFont(`${script}-${weight}`, fontFile(script, weight));
  return document;
};

export const drawRule = (document: PDFKit.PDFDocument, y: number): void => {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .strokeColor('#EDE3D6')
    .stroke();
};

export const writeLine = (
  document: PDFKit.PDFDocument,
  text: string,
  y: number,
  style: Style,
  place: Place,
): void => {
  const runs = visualRuns(text).map((run) => ({ ...run, font: `${run.script}-${style.bold ? 700 : 400}` }));
  const width = (run: (typeof runs)[number]) => document.font(run.font, style.size).widthOfString(run.text);
  let x = 'left' in place ? place.left : place.right - runs.reduce((sum, run) => sum + width(run), 0);
  document.fillColor(style.color ?? '#241B2F');
  for (const run of runs) {
    const advance = width(run);
    document.font(run.font, style.size).text(run.text, x, y, { lineBreak: false });
    x += advance;
  }
};
