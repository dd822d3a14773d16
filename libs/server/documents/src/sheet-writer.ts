import type { Direction } from '@smachot/server-platform';
import { drawLine, FAINT, readAs, type Style, widthOf, writeLine } from './hebrew-page';
import { qrCodeOf } from './qr-code';

/** ISO 216 in points. */
export const SHEETS = {
  A4: { width: 595.28, height: 841.89 },
  A5: { width: 419.53, height: 595.28 },
};

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

/** Writes one sheet from the top down, everything in its middle. */
export class SheetWriter {
  protected readonly unit: number;
  protected y: number;

  constructor(
    protected readonly document: PDFKit.PDFDocument,
    protected readonly sheet: { width: number; height: number },
  ) {
    // of an A4 page a hundredth of its width; the smaller page is the same in small
    this.unit = sheet.width / 100;
    this.y = 9 * this.unit;
    // in the lower margin pdfkit would begin another page
    document.page.margins.bottom = 0;
  }

  /** In the middle, smaller where it is long, in up to `most` lines. */
  protected paragraph(text: string, style: Style, most = 3, tag: 'H1' | 'P' = 'P'): void {
    const room = this.sheet.width - 16 * this.unit;
    const words = text.split(/\s+/).filter(Boolean);
    const fitting = (size: number) => (line: string) => widthOf(line, { ...style, size }) <= room;
    let { size } = style;
    let lines = wrapped(words, fitting(size));
    while (size > style.size / 4 && (lines.length > most || !lines.every(fitting(size)))) {
      size *= 0.9;
      lines = wrapped(words, fitting(size));
    }
    readAs(this.document, { tag, text }, () => {
      for (const line of lines) {
        drawLine(this.document, line, this.y, { ...style, size }, { middle: this.sheet.width / 2 });
        this.y += size * 1.35;
      }
    });
    this.y += this.unit;
  }

  protected code(address: string, left: number, top: number, side: number): void {
    const { size, rows } = qrCodeOf(address);
    const module = side / size;
    readAs(this.document, { tag: 'Figure', text: address }, () => {
      this.document.fillColor('#000000');
      for (const [y, row] of rows.entries())
        for (const { index, 0: run } of row.map(Number).join('').matchAll(/1+/g))
          this.document.rect(left + index * module, top + y * module, run.length * module, module);
      this.document.fill();
    });
  }

  protected foot(text: string, direction: Direction = 'rtl'): void {
    const { unit, sheet } = this;
    const style = { size: 2.6 * unit, color: FAINT, direction };
    writeLine(this.document, text, sheet.height - 8 * unit, style, { middle: sheet.width / 2 });
  }
}
