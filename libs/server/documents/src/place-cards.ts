import type { Language } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import { decorate, FAINT, openDocument, PAGE, readyOf, writeLine } from './hebrew-page';
import { fitted } from './fitted-line';

/** A card that stands on a table: who sits there, and at which table. */
export type PlaceCard = { name: string; table: string; note: string };

const COLUMNS = 2;
const ROWS = 4;
const WIDTH = PAGE.width / COLUMNS;
const HEIGHT = PAGE.height / ROWS;
const ROOM = WIDTH - 32;

/** Draws cards, eight on an A4 page with lines to cut along; memory holds one page however many there are. */
export async function* writePlaceCards(
  title: string,
  cards: Iterable<PlaceCard>,
  language: Language = 'he',
): AsyncGenerator<Uint8Array> {
  const document = await openDocument(title, 'A4', language);
  // a line near the edge of the sheet begins no page of its own
  document.page.margins.bottom = 0;
  let at = 0;
  for (const card of cards) {
    if (at === COLUMNS * ROWS) {
      document.addPage();
      document.page.margins.bottom = 0;
      yield* readyOf(document);
      at = 0;
    }
    drawCard(document, card, at++, language);
  }
  document.end();
  for await (const chunk of document as AsyncIterable<Buffer>) yield chunk;
}

const drawCard = (
  document: PDFKit.PDFDocument,
  { name, table, note }: PlaceCard,
  at: number,
  language: Language,
): void => {
  const direction = directionOf(language);
  const column = at % COLUMNS;
  const left = direction === 'rtl' ? PAGE.width - WIDTH * (column + 1) : WIDTH * column;
  const top = HEIGHT * Math.floor(at / COLUMNS);
  decorate(document, () => {
    document.rect(left, top, WIDTH, HEIGHT).dash(3, { space: 4 }).strokeColor('#B9AFC4').stroke().undash();
  });
  const middle = left + WIDTH / 2;
  const first = fitted(name, { size: 24, bold: true, direction }, ROOM);
  writeLine(document, first.text, top + HEIGHT * 0.3, first.style, { middle });
  const below = fitted(table, { size: 15, color: '#5E2CA5', direction }, ROOM);
  writeLine(document, below.text, top + HEIGHT * 0.53, below.style, { middle });
  if (note) writeLine(document, note, top + HEIGHT * 0.7, { size: 10, color: FAINT, direction }, { middle });
};
