import { type Direction, Typeface, type Typefaces } from '@smachot/server-platform';

/** `direction`: of the line, from right to left unless said. */
export type Style = { size: number; bold?: boolean; color?: string; direction?: Direction };
/** Where a line stands, in points from the left edge of the page: it ends at `right`, begins at `left`, or has its
 * middle at `middle`. */
type Place = { right: number } | { left: number } | { middle: number };

export const PAGE = { width: 595, height: 842, margin: 56 };
export const FAINT = '#5F5669';

export type PaperSize = 'A3' | 'A4' | 'A5';

/** An empty document for people who read with their ears too (PDF/UA, as IS 5568 asks); `lang`: what it is in. */
export const openDocument = async (
  title: string,
  size: PaperSize = 'A4',
  lang = 'he',
  layout: 'portrait' | 'landscape' = 'portrait',
): Promise<PDFKit.PDFDocument> => {
  // loaded with the first paper: most processes draw none, and start sooner without
  const { default: PDFDocument } = await import('pdfkit');
  // its types know no PDF/UA yet
  const accessible = {
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
  } as const;
  const info = { Title: title };
  const document = new PDFDocument({ size, layout, margin: PAGE.margin, info, lang, ...accessible });
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

type Element = PDFKit.PDFStructureElement;
/** Structure element of a part of a page, with its text for screen readers. Without `parent` it belongs to the document. */
type Reading = { tag: 'H1' | 'P' | 'TH' | 'TD' | 'Figure'; text: string; lang?: string; parent?: Element };

/** Draws a part that is read as its text, however it is laid out. Parts are read in the order in which they are drawn. */
export const readAs = (
  document: PDFKit.PDFDocument,
  { tag, text, lang, parent }: Reading,
  draw: () => void,
): void => {
  const options = {
    ...(lang ? { lang } : {}),
    ...(tag === 'Figure' ? { alt: text } : { actual: text }),
    ...(tag === 'TH' ? { scope: 'Column' } : {}),
  };
  const element = document.struct(tag, options, [draw]);
  if (parent) parent.add(element);
  else document.addStructure(element);
};

/** Draws what a screen reader leaves out. */
export const decorate = (document: PDFKit.PDFDocument, draw: () => void): void => {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
};

export const drawRule = (document: PDFKit.PDFDocument, y: number): void =>
  decorate(document, () => {
    document
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .strokeColor('#EDE3D6')
      .stroke();
  });

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

type LineOf = (document: PDFKit.PDFDocument, text: string, y: number, style: Style, place: Place) => void;

/** A line that is a paragraph of its own. */
export const writeLine: LineOf = (document, text, y, style, place) =>
  readAs(document, { tag: 'P', text }, () => drawLine(document, text, y, style, place));

/** A line of a part that is read as something: outside of `readAs` and `decorate` nobody would know what it is. */
export const drawLine: LineOf = (document, text, y, style, place) => {
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

/** The file, once the document is ended. */
export const bytesOf = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

/** Yields the finished bytes of a document that is still written. */
export function* readyOf(document: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk = document.read() as Buffer | null; chunk; chunk = document.read() as Buffer | null)
    yield chunk;
}
