import { FAINT, openDocument, type Style, widthOf, writeLine } from './hebrew-page';
import { qrCodeOf } from './qr-code';

/** A page to print. All texts but the address are Hebrew or names. */
export type QrPoster = {
  /** For the file's properties. */
  title: string;
  size: 'A4' | 'A5';
  heading: string;
  /** Under the heading; empty: nothing. */
  subheading: string;
  /** What to do with the code. */
  call: string;
  /** What the code holds, printed under it too. */
  address: string;
  foot: string;
};

/** ISO 216 in points. */
const SHEETS = { A4: { width: 595.28, height: 841.89 }, A5: { width: 419.53, height: 595.28 } };
const MOST_LINES = 3;

/** Words in lines of at most this width. */
const wrapped = (words: readonly string[], fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Draws the poster as a PDF; the code is made of shapes, so that it is sharp in every size. */
export const drawQrPoster = async (poster: QrPoster): Promise<Buffer> => {
  const document = await openDocument(poster.title, poster.size);
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  new PosterWriter(document, SHEETS[poster.size]).draw(poster);
  document.end();
  return done;
};

class PosterWriter {
  private readonly unit: number;
  private y: number;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly sheet: { width: number; height: number },
  ) {
    // of an A4 page a hundredth of its width; the smaller page is the same in small
    this.unit = sheet.width / 100;
    this.y = 9 * this.unit;
  }

  draw({ heading, subheading, call, address, foot }: QrPoster): void {
    const { unit, sheet } = this;
    this.paragraph(heading, { size: 7 * unit, bold: true, color: '#5E2CA5' });
    if (subheading) this.paragraph(subheading, { size: 4.4 * unit, bold: true });
    const side = 56 * unit;
    const top = Math.max(this.y + 2 * unit, (sheet.height - side) / 2 - 2 * unit);
    this.code(address, (sheet.width - side) / 2, top, side);
    this.y = top + side + 3 * unit;
    this.paragraph(call, { size: 5 * unit, bold: true });
    this.paragraph(address, { size: 2.2 * unit, color: FAINT });
    const middle = sheet.width / 2;
    // above the lower margin, where pdfkit would begin another page
    this.document.page.margins.bottom = 0;
    writeLine(this.document, foot, sheet.height - 8 * unit, { size: 2.6 * unit, color: FAINT }, { middle });
  }

  /** In the middle, smaller where it is long, in up to three lines. */
  private paragraph(text: string, style: Style): void {
    const room = this.sheet.width - 16 * this.unit;
    const words = text.split(/\s+/).filter(Boolean);
    const fitting = (size: number) => (line: string) =>
      widthOf(this.document, line, { ...style, size }) <= room;
    let { size } = style;
    let lines = wrapped(words, fitting(size));
    while (size > style.size / 4 && (lines.length > MOST_LINES || !lines.every(fitting(size)))) {
      size *= 0.9;
      lines = wrapped(words, fitting(size));
    }
    for (const line of lines) {
      writeLine(this.document, line, this.y, { ...style, size }, { middle: this.sheet.width / 2 });
      this.y += size * 1.35;
    }
    this.y += this.unit;
  }

  private code(address: string, left: number, top: number, side: number): void {
    const { size, rows } = qrCodeOf(address);
    const module = side / size;
    this.document.fillColor('#000000');
    for (const [y, row] of rows.entries())
      for (const { index, 0: run } of row.map(Number).join('').matchAll(/1+/g))
        this.document.rect(left + index * module, top + y * module, run.length * module, module);
    this.document.fill();
  }
}
