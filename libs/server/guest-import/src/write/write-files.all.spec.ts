import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { exportGuests, type ExportedGuest } from './export-guests';
import { classifyRows } from '../rows/classify-rows';
import { previewTable } from '../preview/preview-table';
import { readTable } from '../read/read-table';
import { understandColumns } from '../columns/understand-columns';
import { csvCell } from '@smachot/server-documents';
import { writeFaultyCsv } from './write-faulty';

const words = {
  reasonTitle: 'הסיבה',
  reasons: { name_missing: 'חסר שם', phone_invalid: 'בטלפון חסרות ספרות' },
};

describe('the file of faulty rows', () => {
  const header = { row: 1, cells: ['שם', 'טלפון'] };
  const raw = [
    header,
    { row: 2, cells: ['דנה', '050'] },
    { row: 3, cells: ['יוסי', '0502345678'] },
    { row: 4, cells: ['', '"1", =2+3', '=HYPERLINK("x")'] },
  ];
  const { rows } = classifyRows(raw.slice(1), ['name', 'phone', 'ignore'], [], { language: 'he' });
  const csv = writeFaultyCsv(
    rows.filter(({ verdict }) => verdict === 'faulty'),
    ['שם', 'טלפון'],
    words,
  );

  it('holds the rows as uploaded and why', () =>
    expect(parse(csv, { bom: true })).toEqual([
      ['שם', 'טלפון', '', 'הסיבה'],
      ['דנה', '050', '', 'בטלפון חסרות ספרות'],
      ['', '"1", =2+3', '\'=HYPERLINK("x")', 'חסר שם; בטלפון חסרות ספרות'],
    ]));
  it('begins with the mark Excel needs', () => expect(csv.charCodeAt(0)).toBe(0xfeff));
  it('can be corrected and uploaded again', async () =>
    expect(
      await previewTable(
        { kind: 'file', source: Buffer.from(csv.replace('050', '0532345678')) },
        { existing: [], language: 'he' },
      ),
    ).toMatchObject({
      value: {
        columns: [{ field: 'name' }, { field: 'phone' }, {}, { field: 'ignore' }],
        counts: { new: 1, faulty: 1 },
      },
    }));

  it('no cell can be run', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('=', '+', '-', '@', '\t', '\r', ''), (text, sign) => {
        const cell = csvCell(sign + text);
        const [[read]] = parse(`${cell},x`, { record_delimiter: '\n' }) as [[string]];
        expect(read).not.toMatch(/^[=+\-@\t\r]/);
        expect(read.endsWith(sign + text)).toBe(true);
      }),
    ));
});

const aGuest = (changes: Partial<ExportedGuest> = {}): ExportedGuest => ({
  attendeeName: 'דנה לוי',
  attendeePhone: '+972502345678',
  rsvpStatus: 'confirmed',
  seats: 3,
  estimatedNumberOfGuests: 2,
  group: 'family',
  tableName: '4',
  specialRequests: 'צמחונית',
  hostNote: 'לא ליד דודה שושנה',
  groupLabel: 'בני דודים',
  side: 'bride',
  transportation: true,
  answeredAt: new Date('2026-11-21T18:30:00Z'),
  over: false,
  language: 'he',
  ...changes,
});
const bytesOf = async (
  guests: Iterable<ExportedGuest>,
  language: 'he' | 'en' | 'ru' | 'ar' = 'he',
): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of exportGuests(guests, language)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('the export', () => {
  it('is a workbook in the language of the host', async () =>
    expect(await readTable(await bytesOf([aGuest()]))).toMatchObject({
      value: {
        sheetName: 'אורחים',
        rows: [
          {
            cells: [
              'שם מלא',
              'טלפון',
              'סטטוס',
              'מקומות מאושרים',
              'כמות מוזמנים',
              'קבוצה',
              'תת־קבוצה',
              'צד',
              'שולחן',
              'הערות',
              'בקשות מיוחדות',
              'הסעה',
              'תאריך תשובה',
              'שפה',
            ],
          },
          {
            cells: [
              'דנה לוי',
              '050-234-5678',
              'מגיע',
              '3',
              '2',
              'משפחה',
              'בני דודים',
              'כלה',
              '4',
              'לא ליד דודה שושנה',
              'צמחונית',
              'כן',
              '21/11/2026 20:30',
              'עברית',
            ],
          },
        ],
      },
    }));

  it.each(['he', 'en', 'ru', 'ar'] as const)(
    'can be uploaded again in %s and changes nothing',
    async (language) => {
      const guest = aGuest({ language });
      const {
        rsvpStatus: _,
        seats: __,
        transportation: ___,
        answeredAt: ____,
        ...known
      } = { id: 'g1', ...guest };
      expect(
        await previewTable(
          { kind: 'file', source: await bytesOf([guest], language) },
          { existing: [known], language },
        ),
      ).toMatchObject({
        value: { counts: { new: 0, update: 0, duplicate: 1, faulty: 0 } },
      });
    },
  );

  it('says after the event of who was asked and is silent that there was no answer', async () => {
    const asked = ['sent', 'received', 'pending_reminder', 'no_response'] as const;
    const guests = [...asked, 'maybe' as const, 'created' as const].map((rsvpStatus) =>
      aGuest({ rsvpStatus, over: true }),
    );
    const read = await readTable(await bytesOf(guests));
    const statuses = read.ok ? read.value.rows.slice(1).map(({ cells }) => cells[2]) : [];
    expect(statuses).toEqual(['לא ענה', 'לא ענה', 'לא ענה', 'לא ענה', 'אולי', 'טרם נשלח']);
  });
  it('writes formulas and markup as the text they are', async () => {
    const nasty = '=HYPERLINK("http://evil","<b>&")\u0001';
    const table = await readTable(await bytesOf([aGuest({ attendeeName: nasty })]));
    expect(table.ok && table.value.rows[1]?.cells[0]).toBe('=HYPERLINK("http://evil","<b>&")');
  });

  it('writes ten thousand rows in bounded pieces and lets others work between them', async () => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 1);
    function* guests() {
      for (let i = 0; i < 10_000; i++) yield aGuest({ attendeeName: `אורח ${i}` });
    }
    let largest = 0;
    const chunks: Uint8Array[] = [];
    for await (const chunk of exportGuests(guests(), 'he')) {
      largest = Math.max(largest, chunk.length);
      chunks.push(chunk);
    }
    clearInterval(others);
    expect(largest).toBeLessThan(256 * 1024);
    expect(turns).toBeGreaterThan(10);
    const table = await readTable(Buffer.concat(chunks));
    expect(table.ok && understandColumns(table.value.rows).guests).toHaveLength(10_000);
  });
});
