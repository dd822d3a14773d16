import { strToU8, zipSync } from 'fflate';

type SheetXml = {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  rows: string;
  merged?: string[];
  /** Inside of the element that formats columns. */
  columns?: string;
};

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (targets: [type: string, target: string][]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Builds a workbook by hand, for XML that no library writes. `rows` is the inside of sheetData. */
export const aWorkbook = (
  sheets: SheetXml[],
  { strings, styles, workbook = '' }: { strings?: string; styles?: string; workbook?: string } = {},
): Buffer => {
  const files: Record<string, string> = {
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${workbook}<sheets>${sheets
      .map(
        ({ name, state }, i) =>
          `<sheet name="${name ?? `S${i}`}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
    ]),
  };
  sheets.forEach(({ rows, merged = [], columns }, i) => {
    const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    files[`xl/worksheets/sheet${i + 1}.xml`] =
      `<?xml version="1.0"?><worksheet ${MAIN}>${columns ? `<cols>${columns}</cols>` : ''}<sheetData>${rows}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
  });
  if (strings) files['xl/sharedStrings.xml'] = `<sst ${MAIN}>${strings}</sst>`;
  if (styles) files['xl/styles.xml'] = `<styleSheet ${MAIN}>${styles}</styleSheet>`;
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])), {
      level: 1,
    }),
  );
};

const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);

/** Rows of inline text, as most programs export them. `hidden`: lines, from 1, that a filter hides. */
export const inlineRows = (rows: string[][], hidden: number[] = []): string =>
  rows
    .map((cells, r) => {
      const xml = cells.map(
        (cell, c) => `<c r="${letters(c)}${r + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
      );
      return `<row r="${r + 1}"${hidden.includes(r + 1) ? ' hidden="1"' : ''}>${xml.join('')}</row>`;
    })
    .join('');
