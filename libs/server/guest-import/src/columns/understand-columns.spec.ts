import { understandColumns } from './understand-columns';

const rowsOf = (...rows: string[][]) =>
  rows.map((cells, i) => ({ row: i + 1, cells })).filter(({ cells }) => cells.some(Boolean));
const fieldsOf = (...rows: string[][]) =>
  understandColumns(rowsOf(...rows)).columns.map(({ field }) => field);

const dana = ['דנה לוי', '0502345678', '2'];
const yossi = ['יוסי כהן', '0532345678', '1'];

describe('titles', () => {
  it.each([
    [['שם מלא', 'טלפון נייד (חובה)', 'כמות מוזמנים']],
    [['שם האורח', "מס' טלפון", 'כמה?']],
    [['Full Name', 'Phone Number', 'Number of guests']],
    [['guestName', 'mobile_phone', 'party_size']],
    [['מוזמנים', 'נייד', 'מוזמנים']],
    [['guests', 'cell', 'guests']],
    [['Имя и фамилия', 'Телефон', 'Количество гостей']],
  ])('%j', (titles) => expect(fieldsOf(titles, dana, yossi)).toEqual(['name', 'phone', 'seats']));

  it('puts first and last names together', () =>
    expect(
      fieldsOf(
        ['שם פרטי', 'שם משפחה', 'טלפון', 'דוא"ל', 'הערות'],
        ['דנה', 'לוי', '0502345678', 'a@b.co', 'ליד החלון'],
      ),
    ).toEqual(['firstName', 'lastName', 'phone', 'ignore', 'notes']));
  it('takes one half of a name for the name', () =>
    expect(fieldsOf(['שם פרטי', 'טלפון'], ['דנה', '0502345678'])).toEqual(['name', 'phone']));
  it('prefers the full name to its parts', () =>
    expect(
      fieldsOf(['שם מלא', 'שם פרטי', 'שם משפחה'], ['דנה לוי', 'דנה', 'לוי'], ['רות כהן', 'רות', 'כהן']),
    ).toEqual(['name', 'ignore', 'ignore']));
  it('adds up several phones, counts and remarks', () =>
    expect(
      fieldsOf(
        ['שם', 'טלפון 1', 'טלפון 2', 'מבוגרים', 'ילדים'],
        ['דנה', '0502345678', '0532345678', '2', '1'],
      ),
    ).toEqual(['name', 'phone', 'phone', 'seats', 'companions']));
  it('reads the side, and has no use for address, gift or status', () =>
    expect(
      fieldsOf(
        ['שם', 'טלפון', 'צד', 'סטטוס', 'סכום מתנה', 'כתובת מייל'],
        ['דנה', '0502345678', 'כלה', 'מגיעה', '500', 'a@b.co'],
      ).slice(2),
    ).toEqual(['side', 'ignore', 'ignore', 'ignore']));
  it('maps group, table and language', () =>
    expect(fieldsOf(['שם', 'קבוצה', 'מספר שולחן', 'שפה'], ['דנה', 'משפחה', '4', 'עברית'])).toEqual([
      'name',
      'group',
      'table',
      'language',
    ]));
});

describe('where the guests begin', () => {
  it('looks past titles, blank lines and dates, and leaves totals out', () => {
    const table = understandColumns(
      rowsOf(
        ['רשימת מוזמנים לחתונה של דנה ויוסי'],
        [],
        ['עודכן', '21/11/2026'],
        [],
        ['שם', 'טלפון', 'כמות'],
        dana,
        ['שם', 'טלפון', 'כמות'],
        yossi,
        ['סה"כ', '', '3'],
        ['Total:', '2 guests', '3'],
      ),
    );
    expect(table.headerRow).toBe(5);
    expect(table.guests.map(({ row }) => row)).toEqual([6, 8]);
  });
  it('does not take a guest called Total Cohen… with a phone for a total', () =>
    expect(understandColumns(rowsOf(['שם', 'טלפון'], ['סיכום כהן', '0502345678'])).guests).toHaveLength(1));

  it('understands a table without titles by its values', () => {
    const table = understandColumns(
      rowsOf(['1', ...dana], ['2', ...yossi], ['3', 'משפחת לוין', '546000033', '4']),
    );
    expect(table.headerRow).toBeNull();
    expect(table.columns.map(({ field }) => field)).toEqual(['ignore', 'name', 'phone', 'seats']);
    expect(table.guests).toHaveLength(3);
  });
  it('understands a bare list of names', () => expect(fieldsOf(['דנה לוי'], ['יוסי כהן'])).toEqual(['name']));
  it('shows titles, samples and how sure it is', () =>
    expect(understandColumns(rowsOf(['שם', 'טלפון'], dana, yossi)).columns[0]).toEqual({
      index: 0,
      title: 'שם',
      field: 'name',
      score: 1,
      samples: ['דנה לוי', 'יוסי כהן'],
    }));
});

describe('corrections', () => {
  const rows = rowsOf(['שם', 'טלפון', 'כמות'], dana, yossi);
  it('obeys the host about columns', () =>
    expect(understandColumns(rows, { fields: ['notes', 'phone'] }).columns.map(({ field }) => field)).toEqual(
      ['notes', 'phone', 'ignore'],
    ));
  it('obeys the host about the header', () => {
    expect(understandColumns(rows, { headerRow: null }).guests).toHaveLength(3);
    expect(understandColumns(rows, { headerRow: 2 }).guests.map(({ row }) => row)).toEqual([3]);
  });
});
