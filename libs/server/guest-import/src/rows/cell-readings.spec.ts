import { isBlank, readGroup, readLanguage, readSeats } from './cell-readings';
import { readNameCell } from './household';

describe('names that say how many', () => {
  it.each([
    ['משפחת לוי 4', 'משפחת לוי', 4],
    ["משפ' לוי (5)", "משפ' לוי", 5],
    ['דנה כהן +2', 'דנה כהן', 3],
    ['דנה ויוסי +2', 'דנה ויוסי', 4],
    ['דנה כהן + בן זוג', 'דנה כהן', 2],
    ['דנה ויוסי', 'דנה ויוסי', 2],
    ['דנה ויוסי כהן', 'דנה ויוסי כהן', 2],
    ['דן ואשתו', 'דן ואשתו', 2],
    ['John & Mary Smith', 'John & Mary Smith', 2],
    ['John and Mary Smith', 'John and Mary Smith', 2],
    ['אבי, דנה ויוסי לוי', 'אבי, דנה ויוסי לוי', 3],
  ])('%s', (raw, name, seats) => expect(readNameCell(raw)).toMatchObject({ name, seats }));

  it.each(['דנה כהן', 'דנה וייס', 'ורד ויצמן', 'יוסי ורטהיים', 'Alexandra Anderson', 'אורח 12', 'משפחת כהן'])(
    '%s says nothing',
    (raw) => expect(readNameCell(raw)).toMatchObject({ name: raw, seats: null }),
  );
  it('tells a written number from a guess', () => {
    expect(readNameCell('דנה ויוסי').said).toBe(false);
    expect(readNameCell('משפחת לוי 4').said).toBe(true);
  });
});

it.each([
  ['3', 3],
  ['3.0', 3],
  ['2+1', 3],
  ['זוג', 2],
  ['זוג + 2', 4],
  ['+1', 2],
  ['4 מקומות', 4],
  ['200', 200],
  ['201', null],
  ['0', null],
  ['הרבה', null],
  ['2-3', null],
])('reads %s seats', (raw, seats) => expect(readSeats(raw)).toBe(seats));

it.each([
  ['משפחה', 'family'],
  ['צד כלה - משפחה', 'family'],
  ['חברים של ההורים', 'family_friends'],
  ['חברי משפחה', 'family_friends'],
  ['חברות', 'friends'],
  ['חבר׳ה מהצבא', 'friends'],
  ['עבודה', 'work'],
  ['לימודים', 'school'],
  ['Family friends', 'family_friends'],
  ['colleagues', 'work'],
  ['Groom & Co', null],
  ['', null],
])('takes "%s" for the group %s', (raw, group) => expect(readGroup(raw)).toBe(group));

it.each([
  ['עברית', 'he'],
  ['English', 'en'],
  ['русский', 'ru'],
  ['العربية', 'ar'],
  ['ערבית', 'ar'],
  ['klingon', null],
])('knows the language %s', (raw, language) => expect(readLanguage(raw)).toBe(language));

it.each([
  '',
  ' ',
  '-',
  '–',
  '?',
  '0',
  '00',
  'אין',
  'אין לי',
  'ללא',
  'לא ידוע',
  'חסר',
  'N/A',
  'na',
  'none',
  'NULL',
  'no',
  'x',
  '\u200fאין',
])('%j is nothing', (raw) => expect(isBlank(raw)).toBe(true));
it.each(['דנה', 'אבי', 'נועה', 'Noa', 'לאה', 'חסון', 'Xena', '10', 'איןן'])('%j is something', (raw) =>
  expect(isBlank(raw)).toBe(false),
);
