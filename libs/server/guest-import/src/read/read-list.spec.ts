import fc from 'fast-check';
import { previewTable } from '../preview/preview-table';

const read = async (text: string) => {
  const preview = await previewTable({ kind: 'list', text }, { existing: [], language: 'he' });
  if (!preview.ok) throw new Error(preview.code);
  return preview.value.rows;
};
const guestOf = async (text: string) => (await read(text))[0]?.guest;

describe('pasted lines', () => {
  it.each([
    ['דנה כהן 050-234-5678, 4', 'דנה כהן', '+972502345678', 4],
    ['1. דנה כהן 0502345678', 'דנה כהן', '+972502345678', null],
    ['• 0502345678 דנה כהן', 'דנה כהן', '+972502345678', null],
    ['[ ] דנה כהן - 050 234 5678 - 2', 'דנה כהן', '+972502345678', 2],
    ['דנה ויוסי: +972 50 234 5678 זוג', 'דנה ויוסי', '+972502345678', 2],
    ['משפחת לוי 5 - 050 234 5678', 'משפחת לוי', '+972502345678', 5],
    ['דנה +2 0502345678', 'דנה', '+972502345678', 3],
    ['דנה כהן', 'דנה כהן', null, null],
  ])('%s', async (line, attendeeName, attendeePhone, estimatedNumberOfGuests) =>
    expect(await guestOf(line)).toMatchObject({ attendeeName, attendeePhone, estimatedNumberOfGuests }),
  );
  it('finds group and remark', async () =>
    expect(await guestOf('דנה כהן, 0502345678, 2, משפחה, צמחונית')).toMatchObject({
      group: 'family',
      hostNote: 'צמחונית',
      specialRequests: null,
    }));
  it('says which line cannot be read', async () =>
    expect(await read('דנה 0502345678\n\nיוסי 050-23456789\n')).toMatchObject([
      { row: 1 },
      { row: 3, verdict: 'faulty', problems: ['phone_invalid'] },
    ]));
  it.each(['דנה 12345678', 'דנה, 1234567', 'דנה כהן: 050-234', '12-345-678 דנה, 4'])(
    'takes the digits of "%s" for a phone that cannot be read',
    async (line) =>
      expect(await read(line)).toMatchObject([{ verdict: 'faulty', problems: ['phone_invalid'] }]),
  );
  it.each(['דנה כהן 12.05.2027', 'דנה כהן 2027-05-12', 'דנה כהן, הרצל 12'])(
    'takes the digits of "%s" for something else',
    async (line) => expect(await read(line)).toMatchObject([{ problems: ['phone_missing'] }]),
  );
  it('looks for digits that were meant as a phone only where there is none', async () =>
    expect(await read('דנה כהן 0502345678, תל אביב 6234567')).toMatchObject([
      { problems: [], guest: { attendeePhone: '+972502345678', hostNote: 'תל אביב 6234567' } },
    ]));

  it('takes lines copied from a spreadsheet for a table', async () =>
    expect(await read('טלפון\tשם\n0502345678\tדנה כהן\n0532345678\tיוסי')).toMatchObject([
      { row: 2, guest: { attendeeName: 'דנה כהן' } },
      { row: 3 },
    ]));
  it('takes lines under titles for a table', async () =>
    expect(await read('שם, כמות, טלפון\nדנה כהן, 3, 0502345678')).toMatchObject([
      { guest: { estimatedNumberOfGuests: 3, attendeePhone: '+972502345678' } },
    ]));

  it('has one row for every line with anything in it, and never throws', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom(
            'דנה',
            'יוסי כהן',
            '0502345678',
            ',',
            ' - ',
            '4',
            '+2',
            '\t',
            '"',
            'משפחה',
            '\u200f',
            '\ud800',
            '\0',
          ),
          { maxLength: 12 },
        ),
        async (parts) => {
          const preview = await previewTable(
            { kind: 'list', text: parts.join('') },
            { existing: [], language: 'he' },
          );
          if (preview.ok) expect(preview.value.rows.length).toBeLessThanOrEqual(1);
          else expect(preview.code).toBe('table.empty');
        },
      ),
    ));
});
