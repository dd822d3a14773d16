import { isError } from './cell-readings';
import { isTitleInFull, readTitle } from '../columns/read-title';

/** Machine text, chat timestamps, addresses, and an unclosed quote. */
const MACHINE =
  /^[[{]|[{}]|"\s*:|<\/?[a-z][^>]*>|:\/\/|\S@\S+\.\S|^\W*\d{1,2}:\d{2}(?::\d{2})?\W|^\W*\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\W|^"[^"]*$/iu;

/** Meanings whose titles are not names of people. */
const TITLE_MEANINGS = ['name', 'phone', 'seats', 'table', 'notes'] as const;
const isTitle = (text: string): boolean => {
  // "טל" is a title of phones and a name
  if (text.length > 30 || /^\p{L}{1,2}$/u.test(text) || !isTitleInFull(text)) return false;
  const { meanings } = readTitle(text);
  return TITLE_MEANINGS.some((field) => meanings[field] === 1);
};

/** Whether the text in the name column cannot be a person's name; as a guest it would be a stranger or a title. */
export const isGarbage = (name: string): boolean =>
  MACHINE.test(name) || isError(name) || /^[\d\s.,/-]{2,}$/.test(name) || isTitle(name);
