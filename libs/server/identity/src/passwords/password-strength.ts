import type { E164 } from '@smachot/kernel';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The person's names and contact details; passwords made of them are guessed first. */
export type OwnWords = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: E164 | null;
  username: string;
};

/** Guesses below 10^6: an attacker who may try ten in a quarter of an hour is not stopped by less. */
const MIN_SCORE = 2;
/** Maximum number of characters that are checked: the cost grows more than linearly, and further characters make no password weaker. */
const MAX_CHECKED = 64;
/** Minimum number of letters and digits that a password needs beside the person's own words. */
const MIN_OTHER_CHARACTERS = 6;

let zxcvbn: ZxcvbnFactory | undefined;
/** Patterns, keyboard rows, repetitions and the commonest passwords known. They are ranked at the first password: it takes a while. */
const strengthMeter = (): ZxcvbnFactory =>
  (zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }));

const localPhone = (phone: E164): string => phone.replace(/^\+972/, '0');
const wordsOf = ({ firstName, lastName, email, phone, username }: OwnWords): string[] =>
  [
    ...firstName.split(/\s+/),
    ...lastName.split(/\s+/),
    ...(email?.split(/[@.]/) ?? []),
    ...(phone ? [phone.slice(1), localPhone(phone), localPhone(phone).slice(1)] : []),
    username,
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1)
    .sort((one, other) => other.length - one.length);

/** Letters and digits of a password without the person's own words and the separators between them. */
const beside = (password: string, words: readonly string[]): string =>
  words
    .reduce((left, word) => left.split(word).join(' '), password.toLowerCase())
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether an attacker would try the password among the first: common ones, digits alone, blanks, the person's name or phone. */
export const isWeak = (password: string, own: OwnWords): boolean => {
  if (/^[\p{N}\p{P}\p{S}\p{Z}]*$/u.test(password)) return true;
  const words = wordsOf(own);
  if (
    words.some((word) => password.toLowerCase().includes(word)) &&
    beside(password, words).length < MIN_OTHER_CHARACTERS
  )
    return true;
  const { score } = strengthMeter().check(password.slice(0, MAX_CHECKED), words);
  return score < MIN_SCORE;
};
