// Bidi controls, zero-width characters, variation selectors and the byte order mark: people paste them unseen.
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFE00-\uFE0F\uFEFF\u00AD]/g;

export const stripInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** For names and titles people type: no invisible marks, no control characters, single spaces, NFC. */
export const tidy = (text: string): string =>
  stripInvisible(text)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** Search key that forgives: lower case, no niqqud, no quotes or maqaf, final letters as plain ones. */
const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
export const searchKey = (text: string): string =>
  tidy(text)
    .toLowerCase()
    .replace(/[\u0591-\u05C7]/g, (mark) => (mark === '\u05BE' ? ' ' : ''))
    .replace(/["'`´׳״’”“-]/g, '')
    .replace(/[ךםןףץ]/g, (letter) => FINALS[letter] ?? letter);

/** Wraps text of unknown direction for plain-text channels (WhatsApp, SMS, PDF). U+2068 … U+2069. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
/** Wraps left-to-right runs (phones, codes, addresses of pages). U+2066 … U+2069. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
