import { pdfTexts } from '@smachot/server-testing';

/** The pages of a PDF, as the letters on each; spaces and line breaks are left out, because a reader of PDF guesses them. */
export const pdfPages = async (pdf: Buffer): Promise<string[]> =>
  (await pdfTexts(pdf)).map((text) => text.replace(/\s/g, ''));

/** The words of a text that do not stand in a PDF; a word of Hebrew or Arabic may be read from either end. */
export const missingWords = (pages: readonly string[], text: string): string[] => {
  const letters = pages.join('');
  return text
    .split(/\s+/)
    .filter((word) => word && !letters.includes(word) && !letters.includes([...word].reverse().join('')));
};
