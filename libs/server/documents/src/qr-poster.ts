import type { Language } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import type { Direction } from '@smachot/server-platform';
import { bytesOf, FAINT, openDocument } from './hebrew-page';
import { SheetWriter, SHEETS } from './sheet-writer';

/** A page to print. Names are in their own letters, all else is in the language. */
export type QrPoster = {
  /** For the file's properties. */
  title: string;
  size: 'A4' | 'A5';
  language: Language;
  heading: string;
  /** Under the heading; empty: nothing. */
  subheading: string;
  /** What to do with the code. */
  call: string;
  /** What the code holds, printed under it too. */
  address: string;
  foot: string;
};

/** Draws the poster as a PDF; the code is made of shapes, so that it is sharp in every size. */
export const drawQrPoster = async (poster: QrPoster): Promise<Buffer> => {
  const document = await openDocument(poster.title, poster.size, poster.language);
  const done = bytesOf(document);
  new PosterWriter(document, SHEETS[poster.size], directionOf(poster.language)).draw(poster);
  document.end();
  return done;
};

class PosterWriter extends SheetWriter {
  constructor(
    document: PDFKit.PDFDocument,
    sheet: { width: number; height: number },
    private readonly direction: Direction,
  ) {
    super(document, sheet);
  }

  draw({ heading, subheading, call, address, foot }: QrPoster): void {
    const { unit, sheet, direction } = this;
    this.paragraph(heading, { size: 7 * unit, bold: true, color: '#5E2CA5', direction }, 3, 'H1');
    if (subheading) this.paragraph(subheading, { size: 4.4 * unit, bold: true, direction });
    const side = 56 * unit;
    const top = Math.max(this.y + 2 * unit, (sheet.height - side) / 2 - 2 * unit);
    this.code(address, (sheet.width - side) / 2, top, side);
    this.y = top + side + 3 * unit;
    this.paragraph(call, { size: 5 * unit, bold: true, direction });
    this.paragraph(address, { size: 2.2 * unit, color: FAINT, direction: 'ltr' });
    this.foot(foot, direction);
  }
}
