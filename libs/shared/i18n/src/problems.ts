import type { Language } from '@smachot/contracts';
import { codeSentence } from './code-sentence';
import en from './locales/problems.en.json';
import he from './locales/problems.he.json';

const TEXTS: Partial<Record<Language, Record<string, string>>> = { he, en };

/** The sentence for a problem or field code; unknown codes give the general one. */
export const problemMessage = (code: string, language: Language): string => {
  const texts: Record<string, string> = TEXTS[language] ?? he;
  return codeSentence(code, (plain) => texts[plain]) ?? texts['server.unexpected']!;
};
