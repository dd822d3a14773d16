import { type Direction, Typeface, type Typefaces } from '@smachot/server-platform';

/** `direction`: of the line, from right to left unless said. */
export type Style = { size: number; bold?: boolean; color?: string; direction?: Direction };
/** Where a line stands, in points from the left edge of the page: it ends at `right`, begins at `left`, or has its
 * middle at `middle`. */
export type Place = { right: number } | { left: number } | { middle: number };

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
  faces = await Typeface.both();
  registerFonts(document, faces);
  return document;
};

/** Read with the first document. */
let faces: Typefaces;
const faceOf = ({ bold }: Style): Typeface => faces[bold ? 'bold' : 'regular'];
const nameOf = (weight: keyof Typefaces, font: number): string => `${weight}-${font}`;

/**
 * Lets PDFKit draw what the typeface shaped. It knows no direction of a text, and would guess it: that is handed over where it takes OpenType
 * features. It scales positions in place, so it is given its own.
 */
const registerFonts = (document: PDFKit.PDFDocument, typefaces: Typefaces): void => {
  for (const weight of ['regular', 'bold'] as const)
    for (const [font, of] of typefaces[weight].fonts.entries()) {
      const layout = (text: string, [direction]: [Direction]) => {
        const run = typefaces[weight].runOf({ font, text, direction });
        const positions = run.positions.map((position) => ({ ...position }));
        return Object.create(run, { positions: { value: positions } }) as typeof run;
      };
      document.registerFont(nameOf(weight, font), Object.create(of, { layout: { value: layout } }) as Buffer);
    }
};

export const drawRule = (document: PDFKit.PDFDocument, y: number): void => {
  document
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .strokeColor('#EDE3D6')
    .stroke();
};

/** How wide a line is, in points. */
export const widthOf = (text: string, style: Style): number =>
  faceOf(style).width(text, style.size, style.direction ?? 'rtl');

/**
 * Breaks text into lines of at most `room` points, at its own line breaks and between words; a word that is wider is cut. An empty text is one
 * empty line.
 */
export const linesThatFit = (text: string, style: Style, room: number): string[] => {
  // a line is as wide as its words and spaces, so each word is measured once
  const space = widthOf(' ', style);
  const measured = new Map<string, number>();
  const widthOfWord = (word: string): number => {
    const width = measured.get(word) ?? widthOf(word, style);
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
  const { size, bold, color = '#241B2F', direction = 'rtl' } = style;
  const face = faceOf(style);
  const pieces = face.shape(text, direction);
  const width = pieces.reduce((sum, piece) => sum + face.widthOf(piece, size), 0);
  let x: number;
  if ('left' in place) x = place.left;
  else if ('right' in place) x = place.right - width;
  else x = place.middle - width / 2;
  // fonts of other makers have other heights: all stand on the line of the first
  const baseline = y + (face.fonts[0]!.ascent / face.fonts[0]!.unitsPerEm) * size;
  document.fillColor(color);
  for (const piece of pieces) {
    document.font(nameOf(bold ? 'bold' : 'regular', piece.font), size).text(piece.text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [piece.direction as never],
    });
    x += face.widthOf(piece, size);
  }
};
