import type { Language } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import type { Direction } from '@smachot/server-platform';
import { bytesOf, openDocument } from './hebrew-page';
import { SheetWriter, SHEETS } from './sheet-writer';

/** A page for one seat. */
export type PrintedTicket = {
  heading: string;
  /** Under the heading; empty ones are left out. */
  lines: string[];
  /** What the QR code holds. */
  address: string;
  /** Under the QR code, for whoever has to type it. */
  code: string;
  foot: string;
};

const SIZE = 'A5';

/** Draws a PDF with a page of A5 for each ticket. */
export const drawTickets = async (
  title: string,
  tickets: readonly PrintedTicket[],
  language: Language,
): Promise<Buffer> => {
  const document = await openDocument(title, SIZE, language);
  const done = bytesOf(document);
  const direction = directionOf(language);
  for (const [at, ticket] of tickets.entries()) {
    if (at > 0) document.addPage();
    new TicketWriter(document, SHEETS[SIZE], direction).draw(ticket);
  }
  document.end();
  return done;
};

class TicketWriter extends SheetWriter {
  constructor(
    document: PDFKit.PDFDocument,
    sheet: { width: number; height: number },
    private readonly direction: Direction,
  ) {
    super(document, sheet);
  }

  draw({ heading, lines, address, code, foot }: PrintedTicket): void {
    const { unit, sheet, direction } = this;
    this.paragraph(heading, { size: 6 * unit, bold: true, color: '#5E2CA5', direction }, 2, 'H1');
    for (const line of lines) if (line) this.paragraph(line, { size: 3.8 * unit, bold: true, direction }, 2);
    const side = 56 * unit;
    const top = this.y + 2 * unit;
    this.code(address, (sheet.width - side) / 2, top, side);
    this.y = top + side + 2 * unit;
    this.paragraph(code, { size: 4 * unit, bold: true, direction: 'ltr' }, 1);
    this.foot(foot, direction);
  }
}
