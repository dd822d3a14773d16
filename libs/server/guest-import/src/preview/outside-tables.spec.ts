import { type TableSource } from './preview-table';
import { preview, csv, list, fieldsOf, guestsOf, namesOf } from '../testing/a-source';
import { aWorkbook, inlineRows } from '../testing/a-workbook';

describe('no stranger is invited', () => {
  it.each([
    'ברקוד',
    'ת.ז.',
    'ת״ז',
    'תעודת זהות',
    'מספר לקוח',
    'מספר עובד',
    'כרטיס',
    'מספר חשבון',
    'Barcode',
    'ID number',
    'Customer number',
    'Employee no.',
    'Ticket',
    'Account',
  ])('a column titled %s is no phone, whatever its digits look like', async (title) => {
    const table = csv(`שם,${title}`, 'אילנה שקד,0541112233', 'גדעון רז,0541112244');
    expect(await fieldsOf(table)).toEqual(['name', 'ignore']);
    expect((await preview(table)).phoneCandidates).toEqual([]);
    expect(await guestsOf(table)).toEqual([
      ['אילנה שקד', null, 1],
      ['גדעון רז', null, 1],
    ]);
  });

  it('a column titled as a phone wins over one whose title says nothing', async () =>
    expect(
      await guestsOf(csv('שם,XK7,נייד', 'אילנה שקד,0541112233,0527778899', 'גדעון רז,0541112244,')),
    ).toEqual([
      ['אילנה שקד', '+972527778899', 1],
      ['גדעון רז', null, 1],
    ]));

  it.each([
    [
      'two columns whose titles say nothing',
      csv('שם,א1,א2', 'אילנה שקד,0541112233,0527778899', 'רז,0541112244,0527778800'),
    ],
    ['two columns without titles', csv('אילנה שקד,0541112233,0527778899', 'גדעון רז,0541112244,0527778800')],
    ['digits that may be anything', csv('שם,XK7', 'אילנה שקד,541112233', 'גדעון רז,541112244')],
  ])('asks which column holds the phones: %s', async (_, table) => {
    const { phoneCandidates, rows } = await preview(table);
    expect(phoneCandidates.length).toBeGreaterThan(0);
    expect(rows.map(({ guest }) => guest.attendeePhone)).toEqual([null, null]);
  });

  it('asks when two titled columns give one guest two mobiles, and not when one is a landline', async () => {
    const two = csv('שם,טלפון 1,טלפון 2', 'אילנה שקד,0541112233,0527778899');
    expect((await preview(two)).phoneCandidates).toEqual([1, 2]);
    const home = csv('שם,טלפון בבית,נייד', 'אילנה שקד,03-6411223,0527778899');
    expect(await preview(home)).toMatchObject({
      phoneCandidates: [],
      rows: [{ guest: { attendeePhone: '+972527778899' } }],
    });
  });

  it('asks no more once the host has said', async () => {
    const table = csv('אילנה שקד,0541112233,0527778899');
    const { phoneCandidates, rows } = await preview(table, {
      correction: { fields: ['name', 'ignore', 'phone'], headerRow: null },
    });
    expect([phoneCandidates, rows[0]?.guest.attendeePhone]).toEqual([[], '+972527778899']);
  });
});

describe('no guest vanishes', () => {
  it('lines of a pasted list are headings and remarks, never titles', async () => {
    const { rows, leftOut, headerRow } = await preview(
      list(
        'קבוצה 400',
        'אילנה שקד 0541112233',
        'משפחה:',
        'גדעון רז, 0541112244',
        'שולחן 1',
        'תמר, 0541112255, 3',
        'הערות: להזמין גם את השכנים',
        'נטע לביא 0541112266',
      ),
    );
    expect(headerRow).toBeNull();
    expect(
      rows.map(({ row, guest }) => [row, guest.attendeeName, guest.group, guest.groupLabel, guest.tableName]),
    ).toEqual([
      [2, 'אילנה שקד', 'general', '400', null],
      [4, 'גדעון רז', 'family', null, null],
      [6, 'תמר', 'family', null, '1'],
      [8, 'נטע לביא', 'family', null, '1'],
    ]);
    expect(leftOut).toMatchObject({
      count: 4,
      rows: [
        { row: 1, reason: 'heading', text: 'קבוצה 400' },
        { row: 3, reason: 'heading' },
        { row: 5, reason: 'heading' },
        { row: 7, reason: 'remark' },
      ],
    });
  });

  it('a group before a name is the group of one guest', async () =>
    expect((await preview(list('משפחה: אילנה שקד 0541112233', 'גדעון'))).rows).toMatchObject([
      { guest: { attendeeName: 'אילנה שקד', group: 'family' } },
      { guest: { attendeeName: 'גדעון', group: 'general' } },
    ]));

  it.each([
    ['a group that is also a title', csv('אילנה שקד,משפחה', 'גדעון רז,חברים', 'תמר לביא,עבודה')],
    ['a family among names', csv('אילנה שקד', 'משפחה', 'גדעון רז')],
    ['a title below guests', csv('אילנה שקד,0541112233', 'שם,טלפון', 'גדעון רז,0541112244')],
  ])('titles are titles only where the rows below fit them: %s', async (_, table) => {
    const { rows, leftOut } = await preview(table);
    expect(rows.length + leftOut.count).toBe(3);
    expect(rows.map(({ guest }) => guest.attendeeName)).toEqual(
      expect.arrayContaining(['אילנה שקד', 'גדעון רז']),
    );
  });

  it('first and last names beat any other guess of a name', async () =>
    expect(
      await guestsOf(
        csv(
          'מי הזמין,שם פרטי,שם משפחה,נייד',
          'סבתא רוחמה,אילנה,שקד,0541112233',
          'דודה מרים,גדעון,רז,0541112244',
        ),
      ),
    ).toEqual([
      ['אילנה שקד', '+972541112233', 1],
      ['גדעון רז', '+972541112244', 1],
    ]));

  it('one-letter names are names', async () => {
    expect(await namesOf(csv('שם,טלפון', 'א,0541112233', 'X,0541112244'))).toEqual(['א', 'X']);
    expect(await namesOf(csv('שם פרטי,שם משפחה', 'א,כהן', 'ב,לוי'))).toEqual(['א כהן', 'ב לוי']);
  });

  it('titles in two lines keep group and note', async () => {
    const above = csv(
      'שם,טלפון,כמות,,קבוצה,הערות',
      ',,מבוגרים,ילדים,,',
      'אילנה שקד,0541112233,2,1,צבא,ליד החלון',
    );
    expect((await preview(above)).rows).toMatchObject([
      {
        guest: {
          attendeeName: 'אילנה שקד',
          estimatedNumberOfGuests: 3,
          groupLabel: 'צבא',
          hostNote: 'ליד החלון',
        },
      },
    ]);
    const below = csv('שם,,,קבוצה,הערות', ',טלפון,כמות,,', 'אילנה שקד,0541112233,2,צבא,ליד החלון');
    expect((await preview(below)).rows).toMatchObject([
      {
        guest: {
          attendeePhone: '+972541112233',
          estimatedNumberOfGuests: 2,
          groupLabel: 'צבא',
          hostNote: 'ליד החלון',
        },
      },
    ]);
  });

  it('what is no guest is counted and shown', async () => {
    const { leftOut, rows } = await preview(
      csv(
        'החתונה של עדי ורועי,',
        'שם,טלפון',
        'צד הכלה,',
        'אילנה שקד,0541112233',
        'שם,טלפון',
        'גדעון רז,0541112244',
        'סה״כ,2',
      ),
    );
    expect(rows.map(({ guest }) => [guest.attendeeName, guest.side])).toEqual([
      ['אילנה שקד', 'bride'],
      ['גדעון רז', 'bride'],
    ]);
    expect(leftOut.rows.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'title'],
      [3, 'heading'],
      [5, 'title'],
      [7, 'total'],
    ]);
  });
});

describe('sheets', () => {
  const guests = (name: string, phone: string) =>
    inlineRows([
      ['שם', 'טלפון'],
      [name, phone],
    ]);
  const book = (): TableSource => ({
    kind: 'file',
    source: aWorkbook([
      { name: 'הוראות', rows: inlineRows([['איך ממלאים'], ['כותבים שם וטלפון בכל שורה']]) },
      { name: 'ישן', state: 'hidden', rows: guests('רוח רפאים', '0541110000') },
      { name: 'כלה', rows: guests('אילנה שקד', '0541112233') },
      { name: 'חתן', rows: guests('גדעון רז', '0541112244') },
    ]),
  });

  it('instructions and hidden sheets are no guests', async () => {
    const { sheetName, sheets, rows } = await preview(book());
    expect([sheetName, sheets]).toEqual(['כלה', ['הוראות', 'כלה', 'חתן']]);
    expect(rows.map(({ guest }) => guest.attendeeName)).toEqual(['אילנה שקד']);
  });
  it('another can be chosen', async () =>
    expect((await preview(book(), { sheet: 'חתן' })).rows).toMatchObject([
      { guest: { attendeeName: 'גדעון רז' } },
    ]));
});
