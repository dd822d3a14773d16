import { formsOf, wordsIn } from '@smachot/kernel';
import { allMeaningsOf, expressionAt } from './same-meaning';
import { soundOfHebrew, soundsOfLatin } from './sounds';

/** A: names; B: category and occasions; C: sold products; D: other texts. */
export type Weight = 'A' | 'B' | 'C' | 'D';
/** `meaning`: one of `same-meaning`, where no word was written. */
export type WeightedText = { weight: Weight } & ({ text: string } | { meaning: string });

/** A lexeme of a meaning, or of how a word sounds, is none of a word's: no word begins like that. */
export const meant = (meaning: string): string => `=${meaning}`;
export const sounding = (sound: string): string => `~${sound}`;

const isHebrew = (word: string): boolean => /[א-ת]/.test(word);
/** Minimum length of stored sounds: shorter ones are too ambiguous; for names they are worth it. */
const LEAST_SOUNDS = { name: 2, other: 3 };
const MOST = 12_000;

const soundsIn = (text: string, least: number): string[] =>
  text
    .toLowerCase()
    .split(/[\s,.:;()/־–—-]+/)
    .map(soundOfHebrew)
    .filter((sound) => sound.length >= least);

const lexemesOf = (text: string, least: number): string[] => {
  const words = wordsIn(text);
  const found = words.flatMap((word, at) => {
    const expression = expressionAt(words, at);
    return [
      ...formsOf(word),
      ...allMeaningsOf(word).map(meant),
      ...(expression ? [meant(expression.meaning)] : []),
      ...(isHebrew(word)
        ? []
        : soundsOfLatin(word)
            .filter((sound) => sound.length >= least)
            .map(sounding)),
    ];
  });
  return [...found, ...soundsIn(text, least).map(sounding)];
};

const leastSounds = ({ weight }: WeightedText): number =>
  weight === 'A' ? LEAST_SOUNDS.name : LEAST_SOUNDS.other;

/** All terms a store is found by, as a tsvector: each lexeme once, with the highest weight of its occurrences. */
export const searchDocument = (said: readonly WeightedText[]): string => {
  const kept = new Map<string, Weight>();
  for (const one of [...said].sort((a, b) => (a.weight < b.weight ? -1 : 1)))
    for (const lexeme of 'meaning' in one ? [meant(one.meaning)] : lexemesOf(one.text, leastSounds(one)))
      if (!kept.has(lexeme) && kept.size < MOST) kept.set(lexeme, one.weight);
  return [...kept].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ');
};
