// Bidi controls, zero-width characters, variation selectors, tags and the byte order mark: people paste them unseen.
const INVISIBLE =
  '[\\uFE00-\\uFE0F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]';
// One picture: its presentation, its skin, and the letters of a region's flag.
const PICTURE =
  '\\p{Extended_Pictographic}(?:\\uFE0E|\\uFE0F)?\\p{Emoji_Modifier}?\\uFE0F?(?:[\\u{E0020}-\\u{E007E}]+\\u{E007F})?';
const EMOJI = `${PICTURE}(?:\\u200D${PICTURE})*|[0-9#*]\\uFE0F?\\u20E3`;
// Scripts whose letters are joined or kept apart by a mark: Persian half-spaces, and the conjuncts of Indic scripts.
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Malayalam}\\p{Script=Sinhala}]';
// Looked for at the mark: searches from the letters would take the square of a row of vowel signs, which are letters of their scripts.
const JOINER = `[\\u200C\\u200D](?<=${JOINING}\\p{M}*.)(?=${JOINING})`;
const UNSEEN = new RegExp(`(${EMOJI}|${JOINER})|${INVISIBLE}`, 'gu');
const EVERY_UNSEEN = new RegExp(INVISIBLE, 'gu');

/** Removes invisible marks, except those inside an emoji or a word that needs them. */
export const stripInvisible = (text: string): string =>
  text.replace(UNSEEN, (_, kept: string | undefined) => kept ?? '');

/** PostgreSQL stores no U+0000, and half of a surrogate pair in no JSON. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Text from outside as a database takes it. Every reader of foreign bytes passes its texts through here. */
export const storable = (text: string): string => text.replace(UNSTORABLE, '');

let segmenter: Intl.Segmenter | undefined;
// made when first needed: a browser without it shows all pages that cut nothing
const lettersOf = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text);

/**
 * Cuts text to at most `max` UTF-16 units, as limits of fields count, and never inside a letter with its marks or an emoji.
 * A single letter longer than that loses marks.
 */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const end = lettersOf(text).containing(max)!.index;
  return end > 0 ? text.slice(0, end) : storable(text.slice(0, max));
};

/** Cuts text that does not fit, and says so with an ellipsis. */
export const shortened = (text: string, max: number): string =>
  text.length > max ? `${cutText(text, max - 1).trimEnd()}…` : text;

/** A letter carries a few marks. Thirty are kept, as in stream-safe text (UAX #15): to order thousands takes the square of their number. */
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** For names and titles people type: no invisible marks, no control characters, single spaces, NFC. */
export const tidy = (text: string): string =>
  stripInvisible(text)
    .replace(MANY_MARKS, '$1')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** The same for what people write in several lines: their breaks stay, with at most one blank line in a row. */
export const tidyParagraphs = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Search key that forgives: lower case, no niqqud, no quotes or maqaf, final letters as plain ones. */
const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
export const searchKey = (text: string): string =>
  tidy(text)
    .replace(EVERY_UNSEEN, '')
    .toLowerCase()
    .replace(/[\u0591-\u05C7]/g, (mark) => (mark === '\u05BE' ? ' ' : ''))
    .replace(/["'`´׳״’”“-]/g, '')
    .replace(/[ךםןףץ]/g, (letter) => FINALS[letter] ?? letter);

/** Accents and the two dots of ё, vowel signs and hamzas of Arabic. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670]/g;
/** Letters that Arabic writes one for the other at the end of a word. */
const ALIKE: Record<string, string> = { ة: 'ه', ى: 'ي' };
/** Key by which a name is looked for: as `searchKey`, and José is found as jose, Артём as артем, أحمد as احمد. */
export const nameKey = (name: string): string =>
  searchKey(name)
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[ةى]/g, (letter) => ALIKE[letter] ?? letter);

/** Wraps text of unknown direction for plain-text channels (WhatsApp, SMS, PDF). U+2068 … U+2069. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
/** Wraps left-to-right runs (phones, codes, addresses of pages). U+2066 … U+2069. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
