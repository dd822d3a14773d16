/** A sound of each consonant as people write Hebrew in Latin letters; vowels count only where a word begins. */
const HEBREW: Readonly<Record<string, string>> = {
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ז: 'z',
  ח: 'k',
  ט: 't',
  כ: 'k',
  ל: 'l',
  מ: 'm',
  נ: 'n',
  ס: 's',
  פ: 'p',
  צ: 'z',
  ק: 'k',
  ר: 'r',
  ש: 's',
  ת: 't',
};
const FIRST: Readonly<Record<string, string>> = { א: 'a', ע: 'a', ה: 'h', י: 'y', ו: 'b' };

const LATIN: readonly (readonly [written: RegExp, sound: string])[] = [
  [/tch|tz|ts/g, 'z'],
  [/sh|sch/g, 's'],
  [/ch|kh|ck|q/g, 'k'],
  [/ph|f/g, 'p'],
  [/th/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/[vw]/g, 'b'],
];

const once = (sounds: string): string => sounds.replace(/(.)\1+/g, '$1');

/** The sound of a Hebrew word. `text`: with its marks, of which a geresh changes the letter before it. */
export const soundOfHebrew = (text: string): string => {
  const letters = text
    .replace(/ג['׳`´’]/g, 'J')
    .replace(/[צץ]['׳`´’]|ץ/g, 'צ')
    .replace(/וו/g, 'ב');
  const finals = letters.replace(/[ךםןף]/g, (letter) => ({ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ' })[letter]!);
  const plain = finals.replace(/[^א-תJ]/g, '');
  return once(
    [...plain]
      .map((letter, at) =>
        letter === 'J' ? 'j' : (HEBREW[letter] ?? (at === 0 ? (FIRST[letter] ?? '') : '')),
      )
      .join(''),
  );
};

/** The possible Hebrew sounds of a word in Latin letters. An initial h is written with ה or with ח. */
export const soundsOfLatin = (word: string): string[] => {
  const sounds = LATIN.reduce((said, [written, sound]) => said.replace(written, sound), word);
  const first = sounds[0] ?? '';
  const rest = sounds.slice(1).replace(/[aeiouyh]/g, '');
  const head = /[aeiou]/.test(first) ? 'a' : first;
  const own = once(`${head}${rest}`);
  return first === 'h' ? [own, once(`k${rest}`)] : [own];
};
