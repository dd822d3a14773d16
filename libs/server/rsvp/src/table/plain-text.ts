import { searchKey, tidy } from '@smachot/kernel';

// Tables repeat simple text ten thousand times. Text of these signs only, singly spaced, is tidy already, and its key
// needs four steps instead of nine; everything else takes the long way. The results are the same (plain-text.spec.ts).
const SIMPLE =
  /^[\u05BE\u05D0-\u05EA\u05F3\u05F4a-zA-Z0-9.,'"+()&/:_-]+(?: [\u05BE\u05D0-\u05EA\u05F3\u05F4a-zA-Z0-9.,'"+()&/:_-]+)*$/;
const FINALS: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

export const tidyCell = (text: string): string => (SIMPLE.test(text) ? text : tidy(text));

/** Key under which two writings of a name are one name. */
export const nameKeyOf = (text: string): string => {
  if (!SIMPLE.test(text)) return searchKey(text);
  return text
    .toLowerCase()
    .replace(/\u05BE/g, ' ')
    .replace(/["'׳״-]/g, '')
    .replace(/[ךםןףץ]/g, (letter) => FINALS[letter]!);
};

/** Remembers readings within one table: groups, tables and counts are the same few words again and again. */
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
