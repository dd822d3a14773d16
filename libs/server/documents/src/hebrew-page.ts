import { createRequire } from 'node:module';
import path from 'node:path';
import { visualRuns } from './hebrew-line';

export type Style = { size: number; bold?: boolean; color?: string };
/** Where a line stands, in points from the left edge of the page: it ends at `right`, begins at `left`, or has its
 * middle at `middle`. */
export type Place = { right: number } | { left: number } | { middle: number };

const fontFile = (script: 'hebrew' | 'latin', weight: 400 | 700): string =>
  createRequire(path.resolve('package.json')).resolve(
    `@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`,
  );

export const PAGE = { width: 595, height: 842, margin: 56 };
export const FAINT = '#5F5669';

/** An empty document in Hebrew. */
export const openDocument = async (title: string, size: 'A4' | 'A5' = 'A4'): Promise<PDFKit.PDFDocument> => {
  // loaded with the first paper: most processes draw none, and start sooner without
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size, margin: PAGE.margin, info: { Title: title }, lang: 'he' });
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

const runsOf = (document: PDFKit.PDFDocument, text: string, { size, bold }: Style) =>
  visualRuns(text).map((run) => {
    const font = `${run.script}-${bold ? 700 : 400}`;
    return { text: run.text, font, width: document.font(font, size).widthOfString(run.text) };
  });
const sumOf = (runs: { width: number }[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** How wide a line is, in points. */
export const widthOf = (document: PDFKit.PDFDocument, text: string, style: Style): number =>
  sumOf(runsOf(document, text, style));

export const writeLine = (
  document: PDFKit.PDFDocument,
  text: string,
  y: number,
  style: Style,
  place: Place,
): void => {
  const runs = runsOf(document, text, style);
  let x: number;
  if ('left' in place) x = place.left;
  else if ('right' in place) x = place.right - sumOf(runs);
  else x = place.middle - sumOf(runs) / 2;
  document.fillColor(style.color ?? '#241B2F');
  for (const run of runs) {
    document.font(run.font, style.size).text(run.text, x, y, { lineBreak: false });
    x += run.width;
  }
};
