import { csv, guestsOf, namesOf, preview, refusalOf } from '../testing/a-source';
import { aWorkbook, inlineRows } from '../testing/a-workbook';

const file = (bytes: Buffer) => ({ kind: 'file' as const, source: bytes });
const text = (cell: string, place: string) => `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;

describe('two lists side by side', () => {
  const TITLED = ['שם,טלפון,,שם,טלפון', 'דנה לוי,0541112233,,רז כהן,0541112234', 'שי בר,0541112235,,,'];
  it('are one list, the second below the first', async () => {
    const { rows } = await preview(csv(...TITLED));
    expect(rows.map(({ row, guest }) => [row, guest.attendeeName, guest.attendeePhone])).toEqual([
      [2, 'דנה לוי', '+972541112233'],
      [3, 'שי בר', '+972541112235'],
      [4, 'רז כהן', '+972541112234'],
    ]);
  });
  it('without titles too, and three of them', async () =>
    expect(
      await namesOf(
        csv(
          'דנה לוי,0541112233,רז כהן,0541112234,גל אור,0541112236',
          'שי בר,0541112235,נועה דן,0541112237,אורי שקד,0541112238',
        ),
      ),
    ).toEqual(['דנה לוי', 'שי בר', 'רז כהן', 'נועה דן', 'גל אור', 'אורי שקד']));
  it.each([
    [
      ['שם,טלפון,,שם,נייד', 'דנה לוי,0541112233,,רז כהן,0541112234'],
      [1, 1],
    ],
    [
      ['טלפון,שם,,נייד,שם מלא', '0541112233,דנה לוי,,0541112234,רז כהן'],
      [1, 1],
    ],
    [
      ['שם,טלפון,כמות,שם,טלפון', 'דנה לוי,0541112233,2,רז כהן,0541112234'],
      [2, 1],
    ],
    [
      ['שם,טלפון,שם,נייד,כמות', 'דנה לוי,0541112233,רז כהן,0541112234,3'],
      [1, 3],
    ],
    [
      ['דנה לוי,0541112233,2,רז כהן,0541112234', 'שי בר,0541112235,2,,'],
      [2, 2, 1],
    ],
    [
      ['שם פרטי,שם משפחה,טלפון,שם פרטי,שם משפחה,נייד', 'דנה,לוי,0541112233,רז,כהן,0541112234'],
      [1, 1],
    ],
  ])('whose columns differ: %j', async (lines, seats) => {
    const guests = await guestsOf(csv(...lines));
    expect(guests[0]).toEqual(['דנה לוי', '+972541112233', seats[0]]);
    expect(guests.at(-1)).toEqual(['רז כהן', '+972541112234', seats.at(-1)]);
    expect(guests.length).toBe(seats.length);
  });
  it.each([
    ['מוזמני החתן', 'מוזמני הכלה', 'מוזמני החתן', 'מוזמני הכלה'],
    ['צד חתן', 'צד כלה', null, null],
    ["Groom's guests", "Bride's guests", null, null],
    ['Гости жениха', 'Гости невесты', 'Гости жениха', 'Гости невесты'],
  ])('whose titles say the side: %s', async (groom, bride, ofGroom, ofBride) => {
    const { rows } = await preview(
      csv(`${groom},טלפון,${bride},נייד`, 'דנה לוי,0541112233,רז כהן,0541112234', 'שי בר,0541112235,,'),
    );
    expect(rows.map(({ guest }) => [guest.attendeeName, guest.side, guest.groupLabel])).toEqual([
      ['דנה לוי', 'groom', ofGroom],
      ['שי בר', 'groom', ofGroom],
      ['רז כהן', 'bride', ofBride],
    ]);
  });
  it.each(['שם החתן', 'איש קשר', 'מי הזמין'])('names under "%s" are told and not invited', async (title) => {
    const { rows, leftOut } = await preview(
      csv(`שם,טלפון,${title},נייד`, 'דנה לוי,0541112233,רז כהן,0541112234'),
    );
    expect(rows.map(({ guest }) => guest.attendeeName)).toEqual(['דנה לוי']);
    expect(leftOut).toEqual({
      count: 1,
      rows: [{ row: 2, text: 'רז כהן · 0541112234', reason: 'beside' }],
    });
  });
  it('not a partner by any title', async () => {
    const { rows, leftOut } = await preview(
      csv('שם,טלפון,בן הזוג,טלפון', 'דנה לוי,0541112233,רז,0541112234'),
    );
    expect(rows.map(({ guest }) => [guest.attendeeName, guest.estimatedNumberOfGuests])).toEqual([
      ['דנה לוי', 2],
    ]);
    expect(leftOut.count).toBe(0);
  });
  it.each(['הערות', 'עיר', 'קבוצה'])('not a column of %s beside a second phone', async (title) => {
    const { rows, leftOut } = await preview(
      csv(`שם,טלפון,${title},טלפון נוסף`, 'דנה לוי,0541112233,חיפה,0541112234'),
    );
    expect([rows.length, leftOut.count]).toEqual([1, 0]);
  });
  it('not a partner beside a guest', async () =>
    expect(
      (await guestsOf(csv('שם,טלפון,שם בן הזוג,טלפון בן הזוג', 'דנה לוי,0541112233,רז,0541112234'))).length,
    ).toBe(1));
});

describe('JSON under the name of a table', () => {
  it.each([
    '[{"name":"דנה לוי","phone":"0541112233"}]',
    '[{"name":"דנה לוי","phone":"0541112233"},]',
    '{"guests":[{"name":"דנה לוי"}',
    "[{'name': 'דנה לוי'}]",
    '["דנה לוי","0541112233"]',
    '["דנה לוי","0541112233"]\n["רז כהן","0541112234"]',
    '{ name: "דנה לוי", phone: "0541112233" }',
  ])('%s is no table', async (json) => {
    expect(await refusalOf(file(Buffer.from(json)))).toBe('table.unreadable');
    expect(await refusalOf(file(Buffer.from(`\ufeff${json}`, 'utf16le')))).toBe('table.unreadable');
  });
});

describe('names', () => {
  it.each([
    ['משפחת פרץ (הורים + 3 ילדים)', 'משפחת פרץ', 5],
    ['משפחת פרץ (הורים ו-3 ילדים)', 'משפחת פרץ', 5],
    ['משפחת לוי - זוג + 2 ילדים', 'משפחת לוי', 4],
    ['משפחת כהן (2 מבוגרים + 3 ילדים)', 'משפחת כהן', 5],
    ['The Levys (2 adults and 1 child)', 'The Levys', 3],
  ])('%s is a household of several', async (cell, name, seats) =>
    expect(await guestsOf(csv('שם,טלפון', `${cell},0541112233`))).toEqual([[name, '+972541112233', seats]]),
  );
  it.each(['משפחת A0', 'דנה 100%0A', 'Room A0', 'לוי %0A', 'משפחת 00', 'דנה (0)', 'הזוג 0'])(
    '%s keeps its last character',
    async (name) => expect(await namesOf(csv('שם,טלפון', `${name},0541112233`))).toEqual([name]),
  );
  it.each(['טל', 'פל', 'גל', 'נא', 'No', 'Na', 'Ed', '李明'])(
    '%s has two letters and is one',
    async (name) => {
      const { rows } = await preview(csv('שם,טלפון', `${name},0541112233`, 'דנה לוי,0541112234'));
      expect(rows[0]).toMatchObject({ verdict: 'new', guest: { attendeeName: name } });
    },
  );
  it.each([
    ['passwords', ['aX7#kk21', 'Tt9!pq04', 'zQ3$mm88', 'Lk5%vb61']],
    [
      'messages',
      [
        'היי, מה שלומך? נשמח לראותך בחתונה שלנו בקיץ!',
        'שלום רב. מצפים לך מאוד, בואו בשמחה!',
        'בוקר טוב, רצינו להזמין אותך לחגוג. נשיקות!',
        'היי מה נשמע? מחכים לך. תאשר הגעה בבקשה!',
      ],
    ],
  ])('are not looked for in a column of %s', async (_, cells) => {
    const lines = cells.map((cell, at) => `"${cell}",054111223${at}`);
    const { columns } = await preview(csv(...lines));
    expect(columns.map(({ field }) => field)).not.toContain('name');
  });
});

describe('nothing vanishes untold', () => {
  const titles = (row: number) =>
    `<row r="${row}">${text('שם', `A${row}`)}${text('טלפון', `B${row}`)}${text('כמות', `C${row}`)}</row>`;
  const sheet = (...rows: string[]) => file(aWorkbook([{ rows: titles(1) + rows.join('') }]));
  const error = (place: string) => `<c r="${place}" t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c>`;

  it('a cell with an error of the spreadsheet is shown as what it is', async () => {
    const { rows } = await preview(
      sheet(
        `<row r="2">${error('A2')}${text('0541112233', 'B2')}</row>`,
        `<row r="3">${text('דנה לוי', 'A3')}${error('B3')}</row>`,
        `<row r="4">${text('רז כהן', 'A4')}${text('0541112234', 'B4')}${error('C4')}</row>`,
      ),
    );
    expect(rows.map(({ verdict, problems, notes }) => [verdict, problems, notes.said])).toEqual([
      ['faulty', ['name_unclear'], { name: '#N/A' }],
      ['faulty', ['phone_invalid'], { phone: '#N/A' }],
      ['new', ['seats_unknown'], undefined],
    ]);
  });
  it('formulas without a stored value are told, row by row', async () => {
    const { rows } = await preview(
      sheet(
        `<row r="2">${text('דנה לוי', 'A2')}${text('0541112233', 'B2')}</row>`,
        `<row r="3"><c r="A3"><f>Sheet2!A1</f></c><c r="B3"><f>Sheet2!B1</f></c></row>`,
      ),
    );
    expect(rows.map(({ row, verdict }) => [row, verdict])).toEqual([
      [2, 'new'],
      [3, 'faulty'],
    ]);
  });
  it('a formula that gives nothing is nothing', async () =>
    expect(
      (
        await preview(
          sheet(
            `<row r="2">${text('דנה לוי', 'A2')}${text('0541112233', 'B2')}</row>`,
            `<row r="3"><c r="A3" t="str"><f>IF(D3="","",D3)</f><v></v></c></row>`,
          ),
        )
      ).rows,
    ).toHaveLength(1));
  it.each([
    [
      'at the end',
      'BEGIN:VCARD\nFN:דנה לוי\nTEL:0541112233\nEND:VCARD\nBEGIN:VCARD\nFN:רז כהן\nTEL:0541112234\n',
    ],
    [
      'between two',
      'BEGIN:VCARD\nFN:דנה לוי\nTEL:0541112233\nBEGIN:VCARD\nFN:רז כהן\nTEL:0541112234\nEND:VCARD\n',
    ],
  ])('a contact whose END is missing %s is a contact', async (_, contacts) =>
    expect(await guestsOf({ kind: 'vcard', text: contacts })).toEqual([
      ['דנה לוי', '+972541112233', 1],
      ['רז כהן', '+972541112234', 1],
    ]),
  );
});

it('a cell merged over several lines belongs to each of them, a number of people to the first', async () => {
  const rows = inlineRows([
    ['שם', 'טלפון', 'שולחן', 'כמות'],
    ['דנה לוי', '0541112233', '7', '4'],
    ['רז כהן', '0541112234', '', ''],
    ['שי בר', '0541112235', '', '2'],
  ]);
  const merged = await preview(file(aWorkbook([{ rows, merged: ['C2:C3', 'D2:D3', 'A1:B1'] }])));
  expect(merged.rows.map(({ guest }) => [guest.tableName, guest.estimatedNumberOfGuests ?? 1])).toEqual([
    ['7', 4],
    ['7', 1],
    [null, 2],
  ]);
});

it('what the host typed instead of a cell can be typed again when it makes the row a double', async () => {
  const table = csv('שם,טלפון', 'דנה לוי,0541112233', 'רז כהן,12');
  const { rows } = await preview(table, { mends: { 3: { phone: '0541112233' } } });
  expect(rows[1]).toMatchObject({
    verdict: 'duplicate',
    notes: { sameAs: 2, said: { phone: '0541112233' } },
  });
});

it('a row that the database refused is faulty, and one that repeated it is a guest of its own', async () => {
  const table = csv('שם,טלפון', 'דנה לוי,0541112233', 'דנה כהן,0541112233');
  const { rows, counts } = await preview(table, { refused: [2] });
  expect(rows).toMatchObject([
    { verdict: 'faulty', problems: ['not_stored'], cells: ['דנה לוי', '0541112233'] },
    { verdict: 'new', problems: [] },
  ]);
  expect(counts).toEqual({ new: 1, update: 0, duplicate: 0, faulty: 1 });
});
