import { preview } from '../testing/a-source';
import { aWorkbook, inlineRows } from '../testing/a-workbook';

const file = (bytes: Buffer) => ({ kind: 'file' as const, source: bytes });
const TABLE = [
  ['שם', 'טלפון', 'כמות', 'הערות'],
  ['דנה לוי', '0541112233', '2', 'צמחונית'],
  ['רז כהן', '0541112234', '3', 'לא להזמין'],
  ['שי בר', '0541112235', '4', ''],
];
type Hidden = { lines?: number[]; columns?: string; merged?: string[] };
const sheet = (table: string[][], { lines = [], columns = '', merged = [] }: Hidden) =>
  file(aWorkbook([{ rows: inlineRows(table, lines), columns, merged }]));
const namesIn = ({ rows }: Awaited<ReturnType<typeof preview>>) =>
  rows.map(({ guest }) => guest.attendeeName);

describe('hidden lines', () => {
  const source = sheet(TABLE, { lines: [3] });
  it('are left out and said to be, and the host may choose them', async () => {
    const shown = await preview(source);
    expect(namesIn(shown)).toEqual(['דנה לוי', 'שי בר']);
    expect(shown.leftOut).toEqual({
      count: 1,
      rows: [{ row: 3, text: 'רז כהן · 0541112234 · 3 · לא להזמין', reason: 'hidden' }],
    });
    expect(shown.hidden).toEqual({ read: 'shown', shown: 2, all: 3, columns: [] });
  });
  it('are in their place once the host chose them', async () => {
    const all = await preview(source, { hidden: 'all' });
    expect(all.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(all.leftOut.count).toBe(0);
    expect(all.hidden).toEqual({ read: 'all', shown: 2, all: 3, columns: [] });
  });
  it('are read without being asked for when no guest is shown', async () => {
    const filtered = await preview(sheet(TABLE, { lines: [2, 3, 4] }));
    expect(filtered.rows).toHaveLength(3);
    expect(filtered.hidden).toEqual({ read: 'all', shown: 0, all: 3, columns: [] });
    expect((await preview(sheet(TABLE, { lines: [1, 2, 3, 4] }))).rows).toHaveLength(3);
  });
  it('that are no guests are no question', async () => {
    const { hidden, leftOut } = await preview(sheet([...TABLE, ['סה״כ', '', '9', '']], { lines: [5] }));
    expect([hidden, leftOut.count]).toEqual([null, 1]);
  });
  it('are those without any height too', async () => {
    const rows = inlineRows(TABLE).replace('<row r="3"', '<row r="3" ht="0" customHeight="1"');
    expect(namesIn(await preview(file(aWorkbook([{ rows }]))))).toEqual(['דנה לוי', 'שי בר']);
  });
  it('below lists side by side do not change the number of any line', async () => {
    const lists = sheet(
      [
        ['שם', 'טלפון', '', 'שם', 'טלפון'],
        ['דנה לוי', '0541112233', '', 'רז כהן', '0541112234'],
        ['שי בר', '0541112235', '', 'גל אור', '0541112236'],
      ],
      { lines: [3] },
    );
    const numbers = async (hidden: string) =>
      new Map((await preview(lists, { hidden })).rows.map(({ guest, row }) => [guest.attendeeName, row]));
    expect((await numbers('shown')).get('רז כהן')).toBe((await numbers('all')).get('רז כהן'));
  });
});

describe('hidden columns', () => {
  const NOTES = '<col min="1" max="3" width="9"/><col min="4" max="16384" width="9" hidden="1"/>';
  it.each([NOTES, '<col min="4" max="4" width="0" customWidth="1"/>'])(
    'are not read: %s',
    async (columns) => {
      const shown = await preview(sheet(TABLE, { columns }));
      expect(shown.rows.map(({ guest }) => guest.hostNote)).toEqual([null, null, null]);
      expect(shown.columns.map(({ title }) => title)).toEqual(['שם', 'טלפון', 'כמות']);
      expect(shown.hidden).toEqual({ read: 'shown', shown: 3, all: 3, columns: [3] });
    },
  );
  it('are read when the host chose all', async () => {
    const { rows } = await preview(sheet(TABLE, { columns: NOTES }), { hidden: 'all' });
    expect(rows.map(({ guest }) => guest.hostNote)).toEqual(['צמחונית', 'לא להזמין', null]);
  });
  it('keep their place before those that are seen', async () => {
    const { columns, rows } = await preview(
      sheet(TABLE, { columns: '<col min="2" max="2" hidden="true"/>' }),
    );
    expect(columns.map(({ title, field }) => [title, field])).toEqual([
      ['שם', 'name'],
      ['', 'ignore'],
      ['כמות', 'seats'],
      ['הערות', 'notes'],
    ]);
    expect(rows[0]?.guest).toMatchObject({ attendeePhone: null, estimatedNumberOfGuests: 2 });
  });
  it('that are empty are no question, nor is a table that hides nothing', async () => {
    const empty = '<col min="5" max="16384" hidden="1"/>';
    expect((await preview(sheet(TABLE, { columns: empty }))).hidden).toBeNull();
    expect((await preview(sheet(TABLE, {}))).hidden).toBeNull();
  });
});

describe('a merged cell', () => {
  const tables = async (hidden: Hidden, table = TABLE, options = {}) =>
    (await preview(sheet(table, hidden), options)).rows.map(({ guest }) => guest.estimatedNumberOfGuests);
  const merged = ['C2:C4'];
  const TOGETHER = TABLE.map((cells, at) =>
    cells.map((cell, column) => (column === 2 && at > 1 ? '' : cell)),
  );
  it('whose first line is hidden is seen beside the next one', async () => {
    expect(await tables({ merged }, TOGETHER)).toEqual([2, null, null]);
    expect(await tables({ merged, lines: [2] }, TOGETHER)).toEqual([2, null]);
    expect(await tables({ merged, lines: [2] }, TOGETHER, { hidden: 'all' })).toEqual([2, null, null]);
  });
  it('that is empty does not show the one above it', async () => {
    const grouped = [
      ['שם', 'טלפון', 'שולחן'],
      ['דנה לוי', '0541112233', '7'],
      ['רז כהן', '0541112234', ''],
      ['', '', ''],
      ['שי בר', '0541112235', ''],
    ];
    const { rows } = await preview(sheet(grouped, { merged: ['C2:C3', 'C4:C5'] }));
    expect(rows.map(({ guest }) => guest.tableName)).toEqual(['7', '7', null]);
  });
});
