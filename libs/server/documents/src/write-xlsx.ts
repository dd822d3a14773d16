import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Text stays text regardless of its first character: an inline string is never run as a formula. Null is an empty cell. */
export type XlsxCell = string | number | null;
export type XlsxSheet = { name: string; rightToLeft: boolean; widths: number[] };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const ROWS_PER_CHUNK = 200;

// Characters XML 1.0 forbids would make the whole file unreadable.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const parts = (sheet: XlsxSheet): Record<string, string> => ({
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // style 1: bold titles; style 2: text (format 49), so that a phone typed over stays a phone
  'xl/styles.xml':
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
    '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>',
});

const cellXml = (cell: XlsxCell, style: number): string => {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c${style === 1 ? ' s="1"' : ''}><v>${cell}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
};

const rowXml = (cells: readonly XlsxCell[], style: number): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

const sheetHead = (sheet: XlsxSheet, titles: readonly string[]): string => {
  const columns = sheet.widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const view = `<sheetView${sheet.rightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView>`;
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><cols>${columns}</cols><sheetData>${rowXml(titles, 1)}`;
};

/**
 * Writes one sheet while its rows arrive: at no time are more than a few hundred rows in memory, and between chunks the
 * event loop is free.
 */
export async function* writeXlsx(
  sheet: XlsxSheet,
  titles: readonly string[],
  rows: Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    ready.push(chunk);
  });
  for (const [path, xml] of Object.entries(parts(sheet))) {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(strToU8(DECLARATION + xml), true);
  }
  const body = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 5 });
  zip.add(body);
  body.push(strToU8(sheetHead(sheet, titles)));
  let pending: string[] = [];
  for await (const row of rows) {
    pending.push(rowXml(row, 2));
    if (pending.length < ROWS_PER_CHUNK) continue;
    body.push(strToU8(pending.join('')));
    pending = [];
    yield* ready.splice(0);
    await new Promise(setImmediate);
  }
  body.push(strToU8(`${pending.join('')}</sheetData></worksheet>`), true);
  zip.end();
  yield* ready.splice(0);
}
