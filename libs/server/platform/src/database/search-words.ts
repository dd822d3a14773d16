import { addDays, atWallTime, isId, nameKey, readPhone, tidy } from '@smachot/kernel';

/** Search values of a typed text. `phone`, `email` and `text` are patterns of `like` that match a beginning. */
export type SearchWords = {
  /** Of a phone in E.164; undefined: the text is no phone. */
  phone: string | undefined;
  /** Of an e-mail address in lower case; undefined: the text is none. */
  email: string | undefined;
  /** The text in lower case. */
  text: string;
  /** The `tsquery` of `nameQuery`. */
  names: string;
  /** Undefined: the text is no id. */
  id: string | undefined;
  /** The text as typed, for what is compared whole. */
  exact: string;
};

const SEPARATORS = /[\s.\-‐-―\u05BE()/]/g;
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const startsWith = (text: string): string => `${literal(text)}%`;

/** Pattern of `like` for a `platform.name_key` that contains the typed text. Signs alone are in no name: the empty pattern. */
export const nameWithin = (typed: string): string => {
  const key = nameKey(typed);
  return key && `%${literal(key)}%`;
};

/** A `tsquery` for `platform.name_words`: each typed word begins a word of the name, in any order. */
export const nameQuery = (typed: string): string =>
  nameKey(typed)
    .split(' ')
    .filter(Boolean)
    .map((word) => `'${word.replaceAll('\\', '\\\\')}':*`)
    .join(' & ');

/** The beginning of a number in E.164 from the beginning of one in Israeli or international notation. */
const phoneBeginning = (text: string): string | undefined => {
  const whole = readPhone(text);
  if (whole.ok) return whole.e164;
  const written = text.replace(SEPARATORS, '');
  if (!/^\+?\d{3,15}$/.test(written)) return undefined;
  const international = /^(?:\+|00)(.+)$/.exec(written)?.[1] ?? /^(972.*)$/.exec(written)?.[1];
  return `+${(international ?? `972${written.replace(/^0/, '')}`).replace(/^9720/, '972')}`;
};

/** Reads what was typed into a search; undefined when nothing was. */
export const readSearch = (typed: string | undefined): SearchWords | undefined => {
  const exact = tidy(typed ?? '');
  if (!exact) return undefined;
  const phone = phoneBeginning(exact);
  const lower = exact.toLowerCase();
  return {
    exact,
    id: isId(exact) ? exact : undefined,
    phone: phone && startsWith(phone),
    email: lower.includes('@') ? startsWith(lower) : undefined,
    text: startsWith(lower),
    names: nameQuery(exact),
  };
};

/** A period of whole days in Israel, both inclusive, as moments: from the first until before `till`. */
export const periodOf = ({ since, until }: { since?: string | undefined; until?: string | undefined }) => ({
  from: since === undefined ? undefined : atWallTime(since, '00:00'),
  till: until === undefined ? undefined : atWallTime(addDays(until, 1), '00:00'),
});
