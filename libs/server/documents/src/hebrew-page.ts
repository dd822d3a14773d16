import { createRequire } from 'node:module';
import path from 'node:path';
import { type Direction, type Script, visualRuns } from './hebrew-line';

/** `direction`: of the line, from right to left unless said. */
export type Style = { size: number; bold?: boolean; color?: string; direction?: Direction };
/** Where a line stands, in points from the left edge of the page: it ends at `right`, begins at `left`, or has its
 * middle at `middle`. */
export type Place = { right: number } | { left: number } | { middle: number };

const fontFile = (script: Script, weight: 400 | 700): string =>
  createRequire(path.resolve('package.json')).resolve(
    `@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`,
  );

export const PAGE = { width: 595, height: 842, margin: 56 };
export const FAINT = '#5F5669';

export type PaperSize = 'A3' | 'A4' | 'A5';

/** An empty document; `lang`: what it is in. */
export const openDocument = async (
  title: string,
  size: PaperSize = 'A4',
  lang = 'he',
  layout: 'portrait' | 'landscape' = 'portrait',
): Promise<PDFKit.PDFDocument> => {
  // loaded with the first paper: most processes draw none, and start sooner without
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({ size, layout, margin: PAGE.margin, info: { Title: title }, lang });
  for (const script of ['hebrew', 'latin', 'cyrillic', 'arabic'] as const)
    for (const weight of [400, 700] as const)
      document.registerFont(`${script}-${weight}`, fontFile(script, weight));
  return document;
};

/**
 * Empties PDFKit's cache of laid-out words. It has no limit, and a long table has new words (numbers) on every page. PDFKit can only turn
 * it off, which takes three times as long; so its fields are reached here.
 */
export const forgetLayouts = (document: PDFKit.PDFDocument): void => {
  const { _fontFamilies: fonts } = document as unknown as {
    _fontFamilies: Record<string, { layoutCache: Record<string, unknown> }>;
  };
  for (const font of Object.values(fonts)) font.layoutCache = Object.create(null) as Record<string, never>;
};

export const drawRule = (document: PDFKit.PDFDocument, y: number): void => {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .strokeColor('#EDE3D6')
    .stroke();
};

const runsOf = (document: PDFKit.PDFDocument, text: string, { size, bold, direction }: Style) =>
  visualRuns(text, direction).map((run) => {
    const font = `${run.script}-${bold ? 700 : 400}`;
    return { text: run.text, font, width: document.font(font, size).widthOfString(run.text) };
  });
const sumOf = (runs: { width: number }[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** How wide a line is, in points. */
export const widthOf = (document: PDFKit.PDFDocument, text: string, style: Style): number =>
  sumOf(runsOf(document, text, style));

/**
 * Breaks text into lines of at most `room` points, at its own line breaks and between words; a word that is wider is cut. An empty text is one
 * empty line.
 */
export const linesThatFit = (
  document: PDFKit.PDFDocument,
  text: string,
  style: Style,
  room: number,
): string[] => {
  // a line is as wide as its words and spaces, so each word is measured once
  const space = widthOf(document, ' ', style);
  const measured = new Map<string, number>();
  const widthOfWord = (word: string): number => {
    const width = measured.get(word) ?? widthOf(document, word, style);
    measured.set(word, width);
    return width;
  };
  const pieces = (word: string): string[] => (widthOfWord(word) <= room ? [word] : cut(word));
  const cut = (word: string): string[] => {
    const parts: string[] = [];
    let left = 0;
    for (const letter of word) {
      const width = widthOfWord(letter);
      if (!parts.length || width > left) {
        parts.push('');
        left = room;
      }
      parts[parts.length - 1] += letter;
      left -= width;
    }
    return parts;
  };
  return text.split('\n').flatMap((paragraph) => {
    const lines: { text: string; width: number }[] = [];
    for (const word of paragraph.split(' ').flatMap(pieces)) {
      const width = widthOfWord(word);
      const last = lines.at(-1);
      if (last && last.width + space + width <= room)
        Object.assign(last, { text: `${last.text} ${word}`, width: last.width + space + width });
      else lines.push({ text: word, width });
    }
    return lines.map((line) => line.text);
  });
};

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
