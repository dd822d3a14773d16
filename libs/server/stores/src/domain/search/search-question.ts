import { folded, formsOf, wordsIn } from '@smachot/kernel';
import { expressionAt, isUnsaid, meaningsOf } from './same-meaning';
import { type OtherWord, otherWordsIn } from './other-scripts';
import { meant, sounding } from './search-document';
import { inLatin } from './search-key';
import { soundsOfLatin } from './sounds';

/**
 * One searched term. `found`: a tsquery of alternatives. `mistyped`: the text to compare by similarity where nothing is
 * found; null: none.
 */
export type SearchWord = { found: string; mistyped: string | null };

/** Minimum length from which a word still being typed matches by its beginning. */
const LEAST_BEGINNING = 3;
const LEAST_SOUND = 2;
const MOST_ASKED = 5;

const anyOf = (lexemes: string[]): string => [...new Set(lexemes)].join(' | ');
const exactly = (lexeme: string): string => `'${lexeme}'`;

const askedFor = (word: string): SearchWord => {
  const own = folded(word);
  const meanings = meaningsOf(word);
  // a word with a known meaning is not matched by its sound as well: short words sound alike
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

/** Matches no store: nothing that a store is found by was asked. */
const UNKNOWN: SearchWord = { found: exactly(meant('unknown')), mistyped: null };

const askedForOther = (word: OtherWord): SearchWord => {
  if ('meaning' in word) return { found: exactly(meant(word.meaning)), mistyped: null };
  const lexemes = [...word.forms.map(exactly), ...word.sounds.map((one) => exactly(sounding(one)))];
  return lexemes.length ? { found: anyOf(lexemes), mistyped: null } : UNKNOWN;
};

/** The terms of a search, at most five, all of which have to match; empty: nothing was asked. */
export const askedIn = (question: string): SearchWord[] => {
  const words = wordsIn(question);
  const asked = otherWordsIn(question).map(askedForOther);
  if (!words.length && !asked.length && /\p{L}/u.test(question)) return [UNKNOWN];
  for (let at = 0; at < words.length; at++) {
    const expression = expressionAt(words, at);
    if (expression) asked.push({ found: exactly(meant(expression.meaning)), mistyped: null });
    else if (!isUnsaid(words[at]!)) asked.push(askedFor(words[at]!));
    if (expression) at += expression.words.length - 1;
  }
  // with only filler words in the question, they are searched themselves
  if (!asked.length) asked.push(...words.map(askedFor));
  return asked.slice(0, MOST_ASKED);
};
