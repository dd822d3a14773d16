import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';
import type { ExportWords } from './words';
import { arabic } from './words-ar';
import { english } from './words-en';
import { hebrew } from './words-he';
import { russian } from './words-ru';

const WORDS: ByLanguage<ExportWords> = { he: hebrew, en: english, ru: russian, ar: arabic };

export const exportWords = (language: Language): ExportWords => WORDS[language];
