import type { Language } from '@smachot/contracts';
import {
  type Chair,
  CHAIR_RADIUS,
  chairsOfTable,
  type DrawnTable,
  sizeOfTable,
  TABLE_INSET,
} from '@smachot/drawings';
import { BRAND, directionOf } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import { fitted } from './fitted-line';
import { decorate, drawLine, FAINT, openDocument, type PaperSize, readAs, writeLine } from './hebrew-page';

/** A table of the hall: its middle in units of the plan, its turn in degrees, and how many of its chairs are taken. */
export type HallTable = DrawnTable & { name: string; x: number; y: number; rotation: number; taken: number };
export type HallPlan = {
  language: Language;
  /** For the file's properties. */
  title: string;
  heading: string;
  head: string[];
  /** Said on a page without tables. */
  empty: string;
  tables: readonly HallTable[];
};

type Sheet = { size: PaperSize; layout: 'portrait' | 'landscape'; width: number; height: number };
/** The drawn part of the plan: its least x and y, and its extent. */
type Part = { x: number; y: number; width: number; height: number };

const MARGIN = 36;
/** Heading and head above the plan, in points. */
const HEAD = 76;
const SIDES = { A4: [595, 842], A3: [842, 1191] } as const;
/** Points for a unit of the plan. Below the least, names in tables are too small to be read, and a larger sheet is taken. */
const LEAST_SCALE = 0.42;
const MOST_SCALE = 0.8;
const LINE = '#8B7A9C';
const TOO_MANY = '#B3261E';

const sheets: readonly Sheet[] = (['A4', 'A3'] as const).flatMap((size): Sheet[] => {
  const [short, long] = SIDES[size];
  return [
    { size, layout: 'landscape', width: long, height: short },
    { size, layout: 'portrait', width: short, height: long },
  ];
});

/** A turned table takes as much room as its longer side in every direction. */
const reachOf = (table: HallTable): number => {
  const { width, height } = sizeOfTable(table);
  return Math.max(width, height) / 2;
};
const partOf = (tables: readonly HallTable[]): Part => {
  const edge = (side: 'x' | 'y', sign: 1 | -1) =>
    sign * Math.max(...tables.map((table) => sign * table[side] + reachOf(table)));
  const [x, y] = [edge('x', -1), edge('y', -1)];
  return { x, y, width: edge('x', 1) - x, height: edge('y', 1) - y };
};

const scaleOn = ({ width, height }: Sheet, part: Part): number =>
  Math.min(MOST_SCALE, (width - 2 * MARGIN) / part.width, (height - 2 * MARGIN - HEAD) / part.height);

/** The smallest sheet on which names can be read, and otherwise the one on which they are largest. */
export const sheetFor = (tables: readonly HallTable[]): Sheet => {
  if (!tables.length) return sheets[0]!;
  const part = partOf(tables);
  const best = (ofSize: readonly Sheet[]) =>
    ofSize.reduce((a, b) => (scaleOn(b, part) > scaleOn(a, part) ? b : a));
  const small = best(sheets.filter(({ size }) => size === 'A4'));
  return scaleOn(small, part) >= LEAST_SCALE ? small : best(sheets.filter(({ size }) => size === 'A3'));
};

/** Draws the hall from above on one sheet, A4 or A3. Its left is the hall's left in every language. */
export async function* writeHallPlan(plan: HallPlan): AsyncGenerator<Uint8Array> {
  const sheet = sheetFor(plan.tables);
  const document = await openDocument(plan.title, sheet.size, plan.language, sheet.layout);
  // a line near the edge of the sheet begins no page of its own
  document.page.margins.bottom = 0;
  drawHead(document, plan, sheet);
  if (plan.tables.length) drawTables(document, plan, sheet);
  document.end();
  for await (const chunk of document as AsyncIterable<Buffer>) yield chunk;
}

const drawHead = (
  document: PDFKit.PDFDocument,
  { language, heading, head, tables, empty }: HallPlan,
  { width }: Sheet,
): void => {
  const direction = directionOf(language);
  const start = direction === 'rtl' ? { right: width - MARGIN } : { left: MARGIN };
  const end = direction === 'rtl' ? { left: MARGIN } : { right: width - MARGIN };
  readAs(document, { tag: 'H1', text: heading }, () =>
    drawLine(document, heading, MARGIN, { size: 18, bold: true, direction }, start),
  );
  writeLine(document, BRAND[language], MARGIN, { size: 16, bold: true, color: '#5E2CA5', direction }, end);
  writeLine(
    document,
    head.map(isolate).join(' · '),
    MARGIN + 28,
    { size: 11, color: FAINT, direction },
    start,
  );
  if (!tables.length) writeLine(document, empty, MARGIN + HEAD, { size: 13, direction }, start);
};

/** Where the middles of tables are on a sheet, in points, and the points for a unit of the plan. */
export const placesOn = (sheet: Sheet, tables: readonly HallTable[]): { scale: number; middles: Chair[] } => {
  const part = partOf(tables);
  const scale = scaleOn(sheet, part);
  // in the middle of the sheet, under the heading
  const left = (sheet.width - part.width * scale) / 2;
  const middles = tables.map(({ x, y }) => ({
    x: left + (x - part.x) * scale,
    y: MARGIN + HEAD + (y - part.y) * scale,
  }));
  return { scale, middles };
};

const drawTables = (document: PDFKit.PDFDocument, { tables, language }: HallPlan, sheet: Sheet): void => {
  const { scale, middles } = placesOn(sheet, tables);
  for (const [at, table] of tables.entries()) {
    decorate(document, () => drawFigure(document, table, middles[at]!, scale));
    drawName(document, table, middles[at]!, { scale, language });
  }
};

const drawFigure = (document: PDFKit.PDFDocument, table: HallTable, { x, y }: Chair, scale: number): void => {
  const { width, height } = sizeOfTable(table);
  const [across, along] = [width - 2 * TABLE_INSET, height - 2 * TABLE_INSET];
  document.save().translate(x, y).rotate(table.rotation).scale(scale).lineWidth(2).strokeColor(LINE);
  for (const [at, chair] of chairsOfTable(table).entries()) {
    document.circle(chair.x, chair.y, CHAIR_RADIUS);
    if (at < table.taken) document.fillColor('#D9C9EE').fillAndStroke();
    else document.stroke();
  }
  document
    .roundedRect(-across / 2, -along / 2, across, along, table.shape === 'round' ? across / 2 : 14)
    .stroke();
  document.restore();
};

/** The name and how many sit there, never turned: one reads the sheet from one side. */
const drawName = (
  document: PDFKit.PDFDocument,
  table: HallTable,
  { x, y }: Chair,
  { scale, language }: { scale: number; language: Language },
): void => {
  const { width, height } = sizeOfTable(table);
  const isUpright = table.rotation % 180 > 45 && table.rotation % 180 < 135;
  const within = (side: number) => (side - 2 * TABLE_INSET) * scale;
  const room = within(isUpright ? height : width) - 6;
  const direction = directionOf(language);
  const color = table.taken > table.seats ? TOO_MANY : FAINT;
  const name = fitted(table.name, { size: 12, bold: true, direction }, room, 6);
  const count = fitted(`${table.taken}/${table.seats}`, { size: 9, color, direction: 'ltr' }, room, 5);
  const tall = name.style.size + count.style.size;
  // a low table has room for one line
  if (tall * 1.25 > within(isUpright ? width : height)) {
    const line = `${isolate(table.name)} · ${table.taken}/${table.seats}`;
    const one = fitted(line, { size: 11, bold: true, color, direction }, room, 6);
    writeLine(document, one.text, y - one.style.size * 0.62, one.style, { middle: x });
    return;
  }
  writeLine(document, name.text, y - tall * 0.62, name.style, { middle: x });
  writeLine(document, count.text, y - tall * 0.62 + name.style.size * 1.25, count.style, { middle: x });
};
