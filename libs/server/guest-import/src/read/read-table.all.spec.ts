import fc from 'fast-check';
import iconv from 'iconv-lite';
import writeExcelFile from 'write-excel-file/node';
import { strToU8, zipSync } from 'fflate';
import { readTable } from './read-table';
import { aWorkbook, inlineRows } from '../testing/a-workbook';

const cellsOf = async (source: Buffer | string): Promise<string[][]> => {
  const table = await readTable(typeof source === 'string' ? Buffer.from(source) : source);
  if (!table.ok) throw new Error(table.code);
  return table.value.rows.map(({ cells }) => cells);
};
const codeOf = async (source: Buffer): Promise<string> => {
  const table = await readTable(source);
  return table.ok ? 'ok' : table.code;
};

describe('text tables', () => {
  const text = 'שם,טלפון\nדנה לוי,050-2345678\n';

  it.each([
    ['utf-8', Buffer.from(text), 'utf-8'],
    ['utf-8 with a mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['utf-16le with a mark', iconv.encode(`\uFEFF${text}`, 'utf-16le'), 'utf-16le'],
    ['utf-16be with a mark', iconv.encode(`\uFEFF${text}`, 'utf-16be'), 'utf-16be'],
    ['utf-16le without a mark', iconv.encode(text, 'utf-16le'), 'utf-16le'],
    ['utf-16be without a mark', iconv.encode(text, 'utf-16be'), 'utf-16be'],
    ['windows-1255', iconv.encode(text, 'windows-1255'), 'windows-1255'],
  ])('reads %s', async (_, bytes, encoding) => {
    const table = await readTable(bytes);
    expect(table).toMatchObject({
      ok: true,
      value: {
        encoding,
        sheetName: null,
        rows: [
          { row: 1, cells: ['שם', 'טלפון'] },
          { row: 2, cells: ['דנה לוי', '050-2345678'] },
        ],
      },
    });
  });

  it.each([',', ';', '\t', '|'])('finds the separator "%s"', async (separator) =>
    expect(
      await cellsOf(
        ['שם', 'טלפון', 'כמה'].join(separator) + '\n' + ['דנה', '0502345678', '2'].join(separator),
      ),
    ).toEqual([
      ['שם', 'טלפון', 'כמה'],
      ['דנה', '0502345678', '2'],
    ]),
  );
  it('is not misled by commas inside cells of a table with semicolons', async () =>
    expect((await cellsOf('שם;הערות\n"לוי, דנה";א, ב\nכהן;ג, ד, ה'))[1]).toEqual(['לוי, דנה', 'א, ב']));
  it('obeys a sep= line', async () =>
    expect(await cellsOf('sep=;\nא;ב,ג\n1;2')).toEqual([
      ['א', 'ב,ג'],
      ['1', '2'],
    ]));

  it('keeps gershayim inside plain cells', async () =>
    expect(await cellsOf('שם,דוא"ל\nיו"ם לביא,3\n"ד""ר כהן, דני",4')).toEqual([
      ['שם', 'דוא"ל'],
      ['יו"ם לביא', '3'],
      ['ד"ר כהן, דני', '4'],
    ]));
  it('does not lose a table behind a quote that nobody closed', async () => {
    const rows = await cellsOf('שם,טלפון\n"דנה,050\nיוסי,052\nרות,053');
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toEqual(['רות', '053']);
  });

  it('reads lines that end in CR only', async () => expect(await cellsOf('א,ב\rג,ד\r\rה,ו')).toHaveLength(3));
  it('counts lines as a spreadsheet does', async () => {
    const table = await readTable(Buffer.from('\n\nא,ב\n"שתי\nשורות",ד\n\nה,ו\n'));
    expect(table.ok && table.value.rows.map(({ row }) => row)).toEqual([3, 4, 6]);
  });
});

describe('workbooks', () => {
  it('reads what a spreadsheet program writes', async () => {
    const bytes = await writeExcelFile([
      ['שם', 'טלפון', 'כמה', 'תאריך'],
      [
        'דנה <לוי> & בניו',
        '0502345678',
        3,
        { value: new Date(Date.UTC(2026, 10, 21)), format: 'dd/mm/yyyy' },
      ],
    ]).toBuffer();
    expect(await cellsOf(bytes)).toEqual([
      ['שם', 'טלפון', 'כמה', 'תאריך'],
      ['דנה <לוי> & בניו', '0502345678', '3', '21/11/2026'],
    ]);
  });

  it('shows numbers as a person sees them', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="000\\-0000000"/><numFmt numFmtId="171" formatCode="[$-40D]d mmm yyyy"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>';
    const rows =
      '<row r="2"><c r="A2"><v>502345678</v></c><c r="B2"><v>5.02345678E8</v></c><c r="C2" s="1"><v>46347</v></c>' +
      '<c r="D2" s="2"><v>502345678</v></c><c r="E2" s="3"><v>46347.5</v></c><c r="F2"><v>2.5</v></c><c r="G2"><v>972502345678</v></c></row>';
    expect(await readTable(aWorkbook([{ rows }], { styles }))).toMatchObject({
      value: {
        rows: [
          {
            row: 2,
            cells: [
              '502345678',
              '502345678',
              '21/11/2026',
              '0502345678',
              '21/11/2026',
              '2.5',
              '972502345678',
            ],
          },
        ],
      },
    });
  });

  it('joins runs of shared text and takes the stored value of a formula', async () => {
    const strings = '<si><r><t>דנה </t></r><r><rPr><b/></rPr><t>לוי</t></r><rPh><t>ignored</t></rPh></si>';
    const rows =
      '<row><c t="s"><v>0</v></c><c t="str"><f>HYPERLINK("http://evil","x")</f><v>שלום</v></c><c t="e"><v>#N/A</v></c><c><f>1+1</f><v>2</v></c></row>';
    expect(await cellsOf(aWorkbook([{ rows }], { strings }))).toEqual([['דנה לוי', 'שלום', '#N/A', '2']]);
  });

  it('takes the first visible sheet that has anything in it', async () => {
    const book = aWorkbook([
      { name: 'סוד', state: 'hidden', rows: inlineRows([['סודי']]) },
      { name: 'ריק', rows: '<row r="1"><c r="A1" s="0"/></row>' },
      { name: 'מוזמנים', rows: inlineRows([['שם'], ['דנה']]) },
    ]);
    expect(await readTable(book)).toMatchObject({
      value: { sheetName: 'מוזמנים', rows: [{ cells: ['שם'] }, { cells: ['דנה'] }] },
    });
  });
});

describe('what is no guest table', () => {
  const zip = (path: string): Buffer => Buffer.from(zipSync({ [path]: strToU8('<document/>') }));
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7 …')],
    ['old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['a web page saved as .xls', Buffer.from('\uFEFF <html><table><tr><td>דנה</td></tr></table></html>')],
    ['a text document', zip('word/document.xml')],
    ['a broken archive', Buffer.from('PK\x03\x04 and nothing more')],
    ['noise', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256))],
  ])('refuses %s', async (_, bytes) => expect(await codeOf(bytes)).toBe('table.unreadable'));

  it.each([
    ['no bytes', Buffer.alloc(0)],
    ['blank lines', Buffer.from('\n , ,\n\t\n')],
    ['an empty workbook', aWorkbook([{ rows: '' }])],
  ])('finds %s empty', async (_, bytes) => expect(await codeOf(bytes)).toBe('table.empty'));

  it('tells a workbook by its content, whatever its name', async () =>
    expect(await cellsOf(aWorkbook([{ rows: inlineRows([['שם', 'טלפון']]) }]))).toEqual([['שם', 'טלפון']]));
});

describe('limits', () => {
  it('refuses a hundred thousand rows, as text and as a workbook', async () => {
    const line = (i: number) => `דנה ${i},05023${String(i).padStart(5, '0')}`;
    const rows = Array.from({ length: 100_000 }, (_, i) => line(i));
    expect(await codeOf(Buffer.from(rows.join('\n')))).toBe('table.too_many_rows');
    const xml = rows
      .map((_, i) => `<row r="${i + 1}"><c t="inlineStr"><is><t>דנה ${i}</t></is></c></row>`)
      .join('');
    expect(await codeOf(aWorkbook([{ rows: xml }]))).toBe('table.too_many_rows');
  });
  it('takes 300 columns and refuses 301', async () => {
    const wide = (n: number) => Array.from({ length: n }, (_, i) => `c${i}`).join(',');
    expect(await codeOf(Buffer.from(`${wide(300)}\n1`))).toBe('ok');
    expect(await codeOf(Buffer.from(`${wide(301)}\n1`))).toBe('table.too_many_columns');
  });
  it('does not build a row as wide as a reference says', async () =>
    expect(await codeOf(aWorkbook([{ rows: '<row><c r="ZZZZZZZ1"><v>1</v></c></row>' }]))).toBe(
      'table.unreadable',
    ));
  it('refuses more than ten megabytes before reading', async () =>
    expect(await codeOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('file.too_large'));

  const packed = (size: number): Buffer => {
    const bomb = aWorkbook([{ rows: ' '.repeat(size) }]);
    expect(bomb.length).toBeLessThan(100_000);
    return bomb;
  };
  /** Copy of the archive whose directory declares another size of the sheet. */
  const declaring = (size: number, book: Buffer): Buffer => {
    const entry = book.lastIndexOf('xl/worksheets/sheet1.xml', undefined, 'latin1') - 46;
    expect(book.readUInt32LE(entry + 24)).toBeGreaterThan(4_000_000);
    const lying = Buffer.from(book);
    lying.writeUInt32LE(size, entry + 24);
    return lying;
  };
  it('refuses a bomb by the size it declares', async () =>
    expect(await codeOf(declaring(130_000_000, packed(4_000_000)))).toBe('table.unreadable'));
  it('stops a bomb by how far it inflates', async () =>
    expect(await codeOf(packed(20_000_000))).toBe('table.unreadable'));
  it('does not believe the size an entry declares', async () =>
    expect(await codeOf(declaring(3, packed(4_000_000)))).toBe('table.unreadable'));
  it('refuses one long text that a million cells refer to', async () => {
    const strings = `<si><t>${'א'.repeat(5_000)}</t></si>`;
    const cells = '<c t="s"><v>0</v></c>'.repeat(250);
    expect(await codeOf(aWorkbook([{ rows: `<row>${cells}</row>`.repeat(60) }], { strings }))).toBe(
      'table.unreadable',
    );
  });
  it('does not expand entities of a document type', async () => {
    const book = aWorkbook([{ rows: '<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>' }]);
    expect(await codeOf(book)).toBe('table.unreadable');
  });
});

describe('whatever the bytes are', () => {
  const answers = async (bytes: Uint8Array): Promise<void> => {
    const table = await readTable(Buffer.from(bytes));
    if (table.ok) expect(table.value.rows.length).toBeGreaterThan(0);
    else expect(table.code).toMatch(/^table\.(?:unreadable|empty|too_many_columns)$/);
  };
  it('answers, for noise', () =>
    fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), answers), { numRuns: 500 }));
  it('answers, for text of quotes and separators', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({
          unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'א', ' ', '\uFEFF'),
          maxLength: 40,
        }),
        (text) => answers(Buffer.from(text)),
      ),
      {
        numRuns: 1_000,
      },
    ));
  it('answers, for a workbook with bytes changed', () => {
    const book = aWorkbook(
      [
        {
          rows: inlineRows([
            ['שם', 'טלפון'],
            ['דנה', '0502345678'],
          ]),
        },
      ],
      { strings: '<si><t>x</t></si>' },
    );
    const change = fc.tuple(fc.nat(book.length - 1), fc.nat(255));
    return fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const broken = Buffer.from(book);
        for (const [at, byte] of changes) broken[at] = byte;
        return answers(broken);
      }),
      { numRuns: 300 },
    );
  });
});
