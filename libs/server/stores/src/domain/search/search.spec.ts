import { formsOf } from '@smachot/kernel';
import { askedIn } from './search-question';
import { searchDocument } from './search-document';
import { soundOfHebrew, soundsOfLatin } from './sounds';

const common = (one: string, other: string): boolean =>
  formsOf(one).some((form) => formsOf(other).includes(form));

it.each([
  ['חתונה', 'ולחתונות'],
  ['חתונת', 'חתונה'],
  ['פרחימ', 'פרחי'],
  ['הסעה', 'להסעות'],
  ['צלמת', 'צלמימ'],
  ['גנימ', 'הגנ'],
  ['קיטרינג', 'קייטרינג'],
  ['cakes', 'cake'],
  ['parties', 'party'],
])('%s and %s are forms of one word', (one, other) => expect(common(one, other)).toBe(true));

it.each([
  ['ברית', 'בר'],
  ['חתונה', 'חינה'],
  ['בשר', 'שיר'],
])('%s and %s are not', (one, other) => expect(common(one, other)).toBe(false));

it.each([
  ['ג׳ולי', 'julie'],
  ['סבתא', 'savta'],
  ['חופה', 'chuppah'],
  ['חומוס', 'hummus'],
  ['בריסקט', 'brisket'],
  ['טירמיסו', 'tiramisu'],
  ['הרצליה', 'herzliya'],
  ['אסאדו', 'asado'],
  ['שווארמה', 'shawarma'],
])('%s sounds like %s', (hebrew, latin) => {
  expect(soundsOfLatin(latin)).toContain(soundOfHebrew(hebrew));
});

it('asks for an expression as a whole, and for no word of it', () => {
  expect(askedIn('לבר המצווה של נועם')).toEqual([
    { found: "'=bar-mitzva'", mistyped: null },
    expect.objectContaining({ mistyped: 'nvem' }),
  ]);
  expect(askedIn('הרמת כוסית').map(({ found }) => found)).toEqual(["'=toast'"]);
});

it('leaves out what is said around it, unless that is all there is', () => {
  expect(askedIn('מחפשים לופט ל 120 אורחים')).toHaveLength(2);
  expect(askedIn('120')).toHaveLength(1);
  expect(askedIn("%'; --")).toEqual([]);
  // letters that no store is found by: nothing is shown, and not everything
  for (const question of ['γάμος', 'на', 'و'])
    expect(askedIn(question)).toEqual([{ found: "'=unknown'", mistyped: null }]);
});

it.each([
  ['кейтеринг на свадьбу', ['catering', 'wedding']],
  ['ищу фотографа на бар-мицву в Тель-Авиве', ['photography', 'bar-mitzva', 'tel-aviv']],
  ['бармен с коктейлями', ['bartender', 'cocktails']],
  ['бар', ['bar']],
  ['свадебный торт', ['cake', 'wedding']],
  ['قاعة أفراح', ['venue', 'wedding']],
  ['مصوّر لحفلة زفاف في حيفا', ['photography', 'wedding', 'haifa']],
  ['للعرس وللحنّة', ['wedding', 'henna']],
  ['كعكة بدون جلوتين', ['cake', 'gluten-free']],
])('%s is understood by what it means', (question, meanings) => {
  const asked = askedIn(question).map(({ found }) => found);
  expect(asked.sort()).toEqual(meanings.map((one) => `'=${one}'`).sort());
});

it.each([
  ['Джули', 'ג׳ולי'],
  ['Коби', 'קובי'],
  ['سافتا', 'סבתא'],
  ['جولي', 'ג׳ולי'],
])('%s sounds like %s', (asked, name) => {
  expect(askedIn(asked)[0]!.found).toContain(`'~${soundOfHebrew(name)}'`);
});

it('keeps a word once, with the weight of the best place it stands in', () => {
  const kept = searchDocument([
    { weight: 'D', text: 'cake' },
    { weight: 'A', text: 'cake' },
  ]);
  expect(kept.match(/'cake'/g)).toHaveLength(1);
  expect(kept).toContain("'cake':1A");
});

it('writes nothing but letters, digits and its two marks into a lexeme, whatever it is given', () => {
  const text = "a'b\\c:*|&!() ’´` '':1A תל־אביב ״x״ ';--";
  expect(searchDocument([{ weight: 'C', text }])).toMatch(/^(?:'[=~]?[a-z0-9א-ת-]+':1[A-D] ?)+$/);
  for (const { found } of askedIn(text))
    expect(found).toMatch(/^(?:'[=~]?[a-z0-9א-ת-]+'(?::\*)?(?: \| )?)+$/);
});
