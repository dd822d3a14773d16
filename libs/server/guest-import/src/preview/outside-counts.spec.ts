import { preview, csv, list, guestsOf, seatsOf } from '../testing/a-source';

describe('how many', () => {
  it.each(['סה"כ מוזמנים', 'סה״כ', 'Total guests', 'Max guests', 'כמות', 'מקסימום מוזמנים'])(
    'is read under %s',
    async (title) =>
      expect(
        await seatsOf(
          csv(`שם,טלפון,"${title.replaceAll('"', '""')}"`, 'אילנה,0541112233,4', 'גדעון,0541112244,7'),
        ),
      ).toEqual([4, 7]),
  );

  it('a total beside its parts counts nobody twice', async () =>
    expect(await seatsOf(csv('שם,מבוגרים,ילדים,סה״כ', 'אילנה,2,1,3', 'גדעון,1,0,1'))).toEqual([3, 1]));

  it('partner and children make a household', async () => {
    expect(
      await seatsOf(
        csv(
          'שם,טלפון,בן/בת זוג,ילדים',
          'אילנה,0541112233,אבי,2',
          'גדעון,0541112244,,',
          'תמר,0541112255,כן,"יעל, נדב"',
        ),
      ),
    ).toEqual([4, 1, 4]);
    expect(
      await seatsOf(csv('Name,Mobile,Plus one', 'Ruth Levi,0541112233,Yes', 'Dan Katz,0541112244,No')),
    ).toEqual([2, 1]);
    expect(await seatsOf(csv('שם,כמות,ילדים', 'אילנה,5,2'))).toEqual([5]);
  });

  it.each([
    ['מאיה דרור מהחתונה של יעל ונדב', 1],
    ['חברים של מיכל ורון', 1],
    ['Linda, Barbara, and Elizabeth', 3],
    ['כהן, אילנה', 1],
    ['אילנה ואבי שקד', 2],
  ])('a name says no more than it says: %s', async (name, seats) =>
    expect(await guestsOf(csv('שם,טלפון', `"${name}",0541112233`))).toEqual([[name, '+972541112233', seats]]),
  );

  it.each(['1e2', '0x10', '3-4', '-2', '2 או 3', '2 or 3', 'הרבה', '201'])(
    'is asked again: %s',
    async (count) => {
      for (const table of [csv('שם,טלפון,כמות', `אילנה,0541112233,${count}`, 'גדעון,0541112244,2')])
        expect((await preview(table)).rows[0]).toMatchObject({
          verdict: 'faulty',
          problems: ['seats_invalid'],
          notes: { said: { seats: count } },
        });
    },
  );
  it.each(['3-4', '2 או 3', '1e2'])('is asked again in a pasted line too: %s', async (count) =>
    expect((await preview(list(`אילנה שקד, 0541112233, ${count}`))).rows).toMatchObject([
      { verdict: 'faulty', problems: ['seats_invalid'] },
    ]),
  );

  it('a count in words and brackets is read, and a question mark is marked', async () => {
    expect(await seatsOf(csv('שם,כמות', 'אילנה,(5 נפשות)', 'גדעון,4 מקומות', 'תמר,2'))).toEqual([5, 4, 2]);
    expect((await preview(csv('שם,כמות', 'אילנה,?', 'גדעון,2'))).rows[0]).toMatchObject({
      verdict: 'new',
      problems: expect.arrayContaining(['seats_unknown']),
    });
  });
});

describe('groups and sides', () => {
  it('are read in the words of the host', async () =>
    expect(
      (
        await preview(csv('שם,קבוצה,צד', 'אילנה,ידידי משפחה,כלה', 'גדעון,חוג ריקודים,חתן', 'תמר,חברים,שניהם'))
      ).rows.map(({ guest }) => [guest.group, guest.groupLabel, guest.side]),
    ).toEqual([
      ['family_friends', null, 'bride'],
      ['general', 'חוג ריקודים', 'groom'],
      ['friends', null, 'both'],
    ]));
});
