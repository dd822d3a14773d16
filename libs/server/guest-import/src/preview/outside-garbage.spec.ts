import { previewTable } from './preview-table';
import { preview, csv, list, fieldsOf, guestsOf, namesOf } from '../testing/a-source';
import { aWorkbook, inlineRows } from '../testing/a-workbook';

describe('garbage is told', () => {
  it.each([
    '{"guests":[{"name":"אילנה","phone":"0541112233"}]}',
    '[\n {"a": 1}\n]',
    '{"name":"א"}\n{"name":"ב"}',
    '<!doctype html><table><tr><td>אילנה</td><td>0541112233</td></tr></table>',
  ])('data of a program is no table and no list, in a file or pasted: %s', async (text) => {
    const unreadable = { ok: false, code: 'table.unreadable' };
    const options = { existing: [], language: 'he' as const };
    expect(await previewTable({ kind: 'file', source: Buffer.from(text) }, options)).toMatchObject(
      unreadable,
    );
    expect(await previewTable({ kind: 'list', text }, options)).toMatchObject(unreadable);
  });

  it('a password is taken for nothing', async () => {
    const table = csv('שם,סיסמה,טלפון', 'אילנה,Kf93!xx,0541112233', 'גדעון,0547654321,0541112244');
    expect(await fieldsOf(table)).toEqual(['name', 'ignore', 'phone']);
    expect(JSON.stringify((await preview(table)).rows)).not.toContain('Kf93');
  });

  it.each([
    ['the line of a chat', '12:13:09] אבי'],
    ['a message', '[21/11/2026, 12:13:09] אבי: מגיעים'],
    ['a piece of data', '{"name": "אילנה"'],
    ['an address', 'https://example.org/x'],
    ['a mail address', 'ilana@example.org'],
    ['a title', 'שם מלא'],
    ['nothing but digits', '88231'],
  ])('is no name: %s', async (_, name) =>
    expect(
      (await preview(csv('שם,טלפון', `"${name.replaceAll('"', '""')}",0541112233`, 'גדעון,0541112244'))).rows,
    ).toMatchObject([
      { verdict: 'faulty', problems: ['name_unclear'], notes: { said: { name } } },
      { verdict: 'new' },
    ]),
  );

  it('an exported chat invites nobody', async () => {
    const { counts } = await preview(
      list(
        '[21/11/2026, 12:13:09] אבי: מגיעים!',
        '[21/11/2026, 12:14:00] רינה: גם אנחנו 0541112233',
        '21/11/2026, 12:15 - אבי: יופי',
      ),
    );
    expect(counts).toMatchObject({ new: 0, faulty: 3 });
  });

  it('a quote that nobody closed is told, and the rows below it are read', async () =>
    expect((await preview(csv('שם,טלפון', '"אילנה,0541112233', 'גדעון,0541112244'))).rows).toMatchObject([
      { verdict: 'faulty', problems: ['name_unclear'] },
      { verdict: 'new', guest: { attendeeName: 'גדעון' } },
    ]));

  it.each(['אילנה שקד x4', 'אילנה שקד ×4', 'אילנה שקד (4)', 'אילנה שקד +3'])(
    '%s leaves no count in the name',
    async (name) =>
      expect(await guestsOf(csv('שם,טלפון', `${name},0541112233`))).toEqual([
        ['אילנה שקד', '+972541112233', 4],
      ]),
  );

  it.each(['=1+2', '=HYPERLINK("a")', '+אילנה', '-אילנה', '@אילנה', '=A1+5', "'=אילנה"])(
    'a name like a formula keeps every character: %s',
    async (name) =>
      expect(
        await namesOf({
          kind: 'file',
          source: aWorkbook([
            {
              rows: inlineRows([
                ['שם', 'טלפון'],
                [name.replaceAll('"', '&quot;'), '0541112233'],
              ]),
            },
          ]),
        }),
      ).toEqual([name]),
  );
});

describe('a mended row', () => {
  const table = csv('שם,טלפון,כמות', ',054-11,3-4', 'גדעון,0541112244,2');
  it('is judged by what the host typed', async () => {
    expect((await preview(table)).rows[0]).toMatchObject({
      problems: ['name_missing', 'phone_invalid', 'seats_invalid'],
      notes: { said: { name: '', phone: '054-11', seats: '3-4' } },
    });
    const mends = { 2: { name: 'אילנה x2', phone: '0541112233', seats: '4' } };
    expect((await preview(table, { mends })).rows[0]).toMatchObject({
      verdict: 'new',
      problems: [],
      guest: { attendeeName: 'אילנה', attendeePhone: '+972541112233', estimatedNumberOfGuests: 4 },
    });
  });
  it('stays faulty while one of its cells is', async () =>
    expect((await preview(table, { mends: { 2: { name: 'אילנה' } } })).rows[0]).toMatchObject({
      verdict: 'faulty',
      problems: ['phone_invalid', 'seats_invalid'],
    }));
});
