// The minimal reading of a table: its cells as text, by the usual libraries. The cells are neither interpreted nor stored.
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

function sharedStrings(xml) {
  const strings = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('text', (part) => (text += part));
  parser.on('opentag', ({ name }) => name === 'si' && (text = ''));
  parser.on('closetag', ({ name }) => name === 'si' && strings.push(text));
  parser.write(xml).close();
  return strings;
}

function sheetRows(xml, strings) {
  const rows = [];
  let cells = [];
  let type = '';
  let text = '';
  const parser = new SaxesParser();
  parser.on('text', (part) => (text += part));
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') cells = [];
    if (name !== 'c') return;
    type = attributes.t;
    text = '';
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'c') cells.push(type === 's' ? strings[Number(text)] : text);
    if (name === 'row') rows.push(cells);
  });
  parser.write(xml).close();
  return rows;
}

function readXlsx(bytes) {
  const parts = unzipSync(bytes);
  const sheet = Object.keys(parts).find((name) => name.startsWith('xl/worksheets/'));
  const strings = parts['xl/sharedStrings.xml'];
  return sheetRows(strFromU8(parts[sheet]), strings ? sharedStrings(strFromU8(strings)) : []);
}

/** @param {Buffer} bytes of a workbook or of text with commas @param {boolean} isCsv */
export const readCells = (bytes, isCsv) =>
  isCsv ? parse(bytes, { bom: true, relax_quotes: true }) : readXlsx(bytes);
