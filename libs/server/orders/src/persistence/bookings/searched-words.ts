import { nameWithin } from '@smachot/server-platform';

/** Patterns of `like`: `text` of a name's key; `phone` is null when the words are no part of a phone number. */
export type SearchedWords = { text: string; phone: string | null };

const NUMBER = /^[\d\s+()-]+$/;
/** Shorter sequences of digits match nearly every number. */
const LEAST_DIGITS = 4;

/** Patterns for a typed search: a part of a text, and a part of a phone in E.164, however the phone is written. */
export const searchedWords = (typed: string | undefined): SearchedWords | undefined => {
  const words = typed?.trim();
  if (!words) return undefined;
  const digits = NUMBER.test(words) ? words.replace(/\D/g, '').replace(/^(?:00)?972|^0/, '') : '';
  return {
    text: nameWithin(words),
    phone: digits.length >= LEAST_DIGITS ? `%${digits}%` : null,
  };
};
