import type { GuestGroup, Language, Side } from '@smachot/contracts';
import fc from 'fast-check';

/** Guest as a table of any format contains it. */
export type DrawnGuest = {
  name: string;
  phone: { written: string; e164: string } | null;
  seats: number;
  group: GuestGroup;
  side: Side | null;
  note: string | null;
};

const FIRST = ['דנה', 'יוסי', 'מאיה', 'Noam', 'Sarah', 'José', 'Zoë', 'محمد', 'ليلى', 'مريم', 'Ольга'];
const LETTERS = ['אבגדהזחטיכלמנסעפצקרשת', 'abcdefghijklmnopqrstuvwxyzéüñ', 'ابتثجحخدذرزسشصضطظعغفقكلمنهي'];
const EMOJI = ['🎉', '👩‍👧', '❤️', '💍', '👨🏽‍🦱'];

const last = fc
  .constantFrom(...LETTERS)
  .chain((letters) => fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 9 }));
const plain = fc.tuple(fc.constantFrom(...FIRST), last).map((parts) => parts.join(' '));

/** Plain names, names with emoji, with gershayim and apostrophes, and names a spreadsheet takes for formulas. */
const aName = fc.oneof(
  { weight: 4, arbitrary: plain },
  fc.tuple(plain, fc.constantFrom(...EMOJI)).map(([name, emoji]) => `${name} ${emoji}`),
  fc.tuple(fc.constantFrom(...EMOJI), plain).map(([emoji, name]) => `${emoji} ${name}`),
  fc.tuple(fc.constantFrom('=', '+', '-', '@'), plain).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom("'", "'=", "'+", "''@"), plain).map((parts) => parts.join('')),
  plain.map((name) => `=HYPERLINK("evil","${name}")`),
  plain.map((name) => `${name} ד"ר O'Neil`),
);

const mobile = fc
  .tuple(fc.constantFrom('50', '52', '53', '54', '58'), fc.integer({ min: 2_000_000, max: 9_999_999 }))
  .chain(([code, rest]) => {
    const [head, tail] = [String(rest).slice(0, 3), String(rest).slice(3)];
    return fc.record({
      e164: fc.constant(`+972${code}${rest}`),
      written: fc.constantFrom(
        `0${code}${rest}`,
        `0${code}-${rest}`,
        `0${code}-${head}-${tail}`,
        `0${code} ${head} ${tail}`,
        `+972${code}${rest}`,
        `+972-${code}-${rest}`,
        `972${code}${rest}`,
      ),
    });
  });
const foreign = fc.integer({ min: 2_000_000, max: 9_999_999 }).map((rest) => ({
  e164: `+1212${rest}`,
  written: `+1 212 ${String(rest).slice(0, 3)} ${String(rest).slice(3)}`,
}));

const note = fc
  .array(
    fc.constantFrom('ליד הבמה', 'לא ליד דודה', 'vegan', 'نباتي', '🎈', 'עם "עגלה"', '= חשוב', '+ כיסא'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((words) => words.join(' '));

const aGuest: fc.Arbitrary<DrawnGuest> = fc.record({
  name: aName,
  phone: fc.oneof({ weight: 5, arbitrary: mobile }, foreign, fc.constant(null)),
  seats: fc.integer({ min: 1, max: 200 }),
  group: fc.constantFrom('general', 'family', 'friends', 'school', 'work', 'family_friends'),
  side: fc.constantFrom('bride', 'groom', 'both', null),
  note: fc.option(note),
});

/** Distinct guests: the same phone or name twice would be one guest. */
export const someGuests = fc.uniqueArray(aGuest, {
  minLength: 1,
  maxLength: 8,
  comparator: (one, other) =>
    one.name === other.name || (one.phone !== null && one.phone.e164 === other.phone?.e164),
});
export const aLanguage = fc.constantFrom<Language>('he', 'en', 'ru', 'ar');
