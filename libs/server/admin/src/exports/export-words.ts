import type { Language } from '@smachot/contracts';
import type { ExportWords } from './words';
import { english } from './words-en';
import { hebrew } from './words-he';

/** Unfinished languages fall back to Hebrew. */
export const exportWords = (language: Language): ExportWords => (language === 'en' ? english : hebrew);
