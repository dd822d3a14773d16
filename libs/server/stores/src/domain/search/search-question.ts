import { expressionAt, isUnsaid, meaningsOf } from './same-meaning';
import { meant, sounding } from './search-document';
import { inLatin, wordsIn } from './search-key';
import { soundsOfLatin } from './sounds';
import { folded, formsOf } from './word-forms';

/** `found`: as a tsquery is written, any of it will do. `mistyped`: what to compare with where nothing is found; null: nothing. */
export type Asked = { found: string; mistyped: string | null };

/** Of what somebody is still writing the beginning is enough. */
const LEAST_BEGINNING = 3;
const LEAST_SOUND = 2;
const MOST_ASKED = 5;

const anyOf = (lexemes: string[]): string => [...new Set(lexemes)].join(' | ');
const exactly = (lexeme: string): string => `'${lexeme}'`;

const askedFor = (word: string): Asked => {
  const own = folded(word);
  const meanings = meaningsOf(word);
  // whose meaning is known is not looked for by its sound as well: short ones sound alike
  const heard = meanings.length === 0 && /^[a-z]+$/.test(word) ? soundsOfLatin(word) : [];
  const sounds = heard.filter((one) => one.length >= LEAST_SOUND);
  return {
    found: anyOf([
      ...(own.length >= LEAST_BEGINNING ? [`${exactly(own)}:*`] : []),
      ...formsOf(word).map(exactly),
      ...meanings.map((one) => exactly(meant(one))),
      ...sounds.map((one) => exactly(sounding(one))),
    ]),
    mistyped: inLatin(word),
  };
};

/** What is asked for, at most five things of which all have to be found; empty: nothing. */
export const askedIn = (question: string): Asked[] => {
  const words = wordsIn(question);
  const asked: Asked[] = [];
  for (let at = 0; at < words.length; at++) {
    const expression = expressionAt(words, at);
    if (expression) asked.push({ found: exactly(meant(expression.meaning)), mistyped: null });
    else if (!isUnsaid(words[at]!)) asked.push(askedFor(words[at]!));
    if (expression) at += expression.words.length - 1;
  }
  // only such words as are said around it: they are what there is
  if (!asked.length) asked.push(...words.map(askedFor));
  return asked.slice(0, MOST_ASKED);
};
