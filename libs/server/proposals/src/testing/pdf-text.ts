import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFiumLibrary } from '@hyzyla/pdfium';

/** The pages of a PDF, as the letters on each; spaces and line breaks are left out, because a reader of PDF guesses them. */
export const pdfPages = async (pdf: Buffer): Promise<string[]> => {
  const load = createRequire(path.resolve('package.json'));
  const { PDFiumLibrary: Library } = load('@hyzyla/pdfium') as { PDFiumLibrary: typeof PDFiumLibrary };
  const library = await Library.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText().replace(/\s/g, ''));
  document.destroy();
  library.destroy();
  return pages;
};

/** The words of a text that do not stand in a PDF; a word of Hebrew or Arabic may be read from either end. */
export const missingWords = (pages: readonly string[], text: string): string[] => {
  const letters = pages.join('');
  return text
    .split(/\s+/)
    .filter((word) => word && !letters.includes(word) && !letters.includes([...word].reverse().join('')));
};
