import type { Language } from '@smachot/contracts';
import type { ByLanguage } from './by-language';
import { codeSentence } from './code-sentence';
import ar from './locales/problems.ar.json';
import en from './locales/problems.en.json';
import he from './locales/problems.he.json';
import ru from './locales/problems.ru.json';

const TEXTS: ByLanguage<Readonly<Record<string, string>>> = { he, en, ru, ar };

/** The sentence for a problem or field code; unknown codes give the general one. */
export const problemMessage = (code: string, language: Language): string => {
  const texts = TEXTS[language];
  return codeSentence(code, (plain) => texts[plain]) ?? texts['server.unexpected']!;
};
