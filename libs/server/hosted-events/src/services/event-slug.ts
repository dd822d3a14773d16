import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const TAIL = 10;
const LONGEST_NAME = 60;

/**
 * The address of an event's page: its title, and ten random characters, so that an unlisted event is not found by guessing and no
 * two events have the same. It stays when the title changes.
 */
export const newSlug = (title: string): string => {
  // points of Hebrew and Arabic belong to the letter before them, and divide no word
  const letters = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Mn}+/gu, '');
  const words = [...letters.replace(/[^\p{Ll}\p{Lo}\p{Nd}]+/gu, '-')]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^-+|-+$/g, '');
  const tail = Array.from({ length: TAIL }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return words ? `${words}-${tail}` : tail;
};
