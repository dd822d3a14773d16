import { nameKey, searchKey, tidy } from '@smachot/kernel';

// Tables repeat simple text ten thousand times. Text of these characters only, singly spaced, is already tidy, and its key
// needs four steps instead of nine; other text takes the slow path. The results are the same (plain-text.spec.ts).
const SIMPLE =
  /^[\u05BE\u05D0-\u05EA\u05F3\u05F4a-zA-Z0-9.,'"+()&/:_-]+(?: [\u05BE\u05D0-\u05EA\u05F3\u05F4a-zA-Z0-9.,'"+()&/:_-]+)*$/;
const HEBREW_WORDS = /^[\u05D0-\u05EA]+(?: [\u05D0-\u05EA]+)*$/;
const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

export const tidyCell = (text: string): string => (SIMPLE.test(text) ? text : tidy(text));

/** Key under which two spellings of a name are equal. */
export const nameKeyOf = (text: string): string => {
  if (!SIMPLE.test(text)) return nameKey(text);
  return text
    .toLowerCase()
    .replace(/\u05BE/g, ' ')
    .replace(/["'׳״-]/g, '')
    .replace(/[ךםןףץ]/g, (letter) => FINALS[letter]!);
};

/** Key of a column's title: "tableNumber" and "party_size" are split into words; quotes, brackets and signs are dropped. */
export const titleKey = (title: string): string => {
  const text = title.slice(0, 200);
  if (HEBREW_WORDS.test(text)) return text.replace(/[ךםןףץ]/g, (letter) => FINALS[letter]!);
  const words = (SIMPLE.test(text) ? text : tidy(text))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/["״”“'׳’]/g, '');
  if (!SIMPLE.test(text)) return searchKey(words.replace(/[^\p{L}\p{N}]+/gu, ' '));
  return words
    .replace(/[^\u05D0-\u05EAa-zA-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[ךםןףץ]/g, (letter) => FINALS[letter]!);
};

/** Caches readings within one table: groups, tables and counts repeat the same few words. */
export const remember = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const fresh = read(text);
    if (text.length < 100) known.set(text, fresh);
    return fresh;
  };
};
