/** Patterns of SQL; `phone` null: the words are no part of a number. */
export type SearchedWords = { text: string; phone: string | null };

const NUMBER = /^[\d\s+()-]+$/;
/** Fewer digits are in everybody's number. */
const LEAST_DIGITS = 4;

/** What is typed into a search, as part of a text and, however it is written, of a phone in E.164. */
export const searchedWords = (typed: string | undefined): SearchedWords | undefined => {
  const words = typed?.trim();
  if (!words) return undefined;
  const digits = NUMBER.test(words) ? words.replace(/\D/g, '').replace(/^(?:00)?972|^0/, '') : '';
  return {
    text: `%${words.replace(/[\\%_]/g, '\\$&')}%`,
    phone: digits.length >= LEAST_DIGITS ? `%${digits}%` : null,
  };
};
