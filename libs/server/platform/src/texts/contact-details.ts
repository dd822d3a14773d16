/** Replaces a masked phone, address or link. */
export const MASK = '••••••';

const ADDRESS = /[^\s@<>()[\]]{1,64}@[^\s@<>()[\]]{1,200}\.\p{L}{2,24}/gu;
const SPOKEN_ADDRESS = /[\w.+-]{1,64}\s?(?:\(at\)|\[at\]|שטרודל|כרוכית)\s?[\w-]{1,60}(?:\.[\w-]{1,60})*/giu;
const LINK = /(?:https?:\/\/|www\.)\S{1,2000}/giu;
const ENDINGS =
  'com|net|org|info|biz|co|il|io|me|app|shop|store|site|online|link|page|ly|gl|be|ee|tv|xyz|dev|ai|gg|us|uk|eu|de|fr|click';
const BARE_LINK = new RegExp(
  `(?<![a-z0-9@.])(?<![a-z0-9]-)(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,6}(?:${ENDINGS})(?![\\p{L}\\p{N}-])(?:[/?#]\\S{0,2000})?`,
  'giu',
);
// a Hebrew prefix letter may stand before a link or a name
const HANDLE = /(?<![a-z0-9])@[a-z0-9_.]{3,30}/giu;
/** Digits with at most three signs between two of them, as people write and hide phones. */
const DIGITS = /\+?[(]?\p{Nd}(?:[^\p{L}\p{Nd}\n]{0,3}\p{Nd}){8,24}/gu;
const DATE = /(?<!\p{Nd})(?:[012]?\d|3[01])([./-])(?:0?\d|1[0-2])\1(?:20)?\d\d(?!\p{Nd})/gu;
const TIME = /(?<!\p{Nd})\d{1,2}:\d{2}(?!\p{Nd})/gu;
const SUM = /(?<!\p{Nd})\d{1,3}(?:,\d{3})+(?!\p{Nd})/gu;
const MOBILE = /^(?:0|972)5\d{8}$/;
/** A group of digits, but for the thousands of a sum. */
const GROUP = /(?<![\p{Nd}])(?!(?<=,)\d{3}(?!\d))\+?\p{Nd}/gu;

/** Converts every script's digits to 0–9: Unicode has them in runs of ten that begin with zero. */
const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0)!;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });

/** Begins as phones do, and is more than dates, hours and sums. */
const isPhone = (written: string): boolean => {
  const all = written.replace(/\D/g, '');
  if (MOBILE.test(all)) return true;
  const rest = written.replace(DATE, ' ').replace(TIME, ' ').replace(SUM, ' ');
  const digits = rest.replace(/\D/g, '');
  if (digits.length < 9) return false;
  return /^(?:0|972|5\d{8}$)/.test(digits) || rest.trim().startsWith('+');
};

/** Masks the phone in a run of digits, which may have other numbers before the phone. */
const withoutPhone = (run: string): string => {
  const plain = plainDigits(run);
  for (const { index } of plain.matchAll(GROUP)) {
    const start = plain[index - 1] === '+' ? index - 1 : index;
    if (isPhone(plain.slice(start))) return plain.slice(0, start).replace(/\($/, '') + MASK;
  }
  return run;
};

/** A text without phone numbers, mail addresses, links and names in networks; dates, hours and sums stay. */
export const withoutContacts = (text: string): string =>
  text
    .replace(ADDRESS, MASK)
    .replace(SPOKEN_ADDRESS, MASK)
    .replace(LINK, MASK)
    .replace(BARE_LINK, MASK)
    .replace(HANDLE, MASK)
    .replace(DIGITS, withoutPhone);
