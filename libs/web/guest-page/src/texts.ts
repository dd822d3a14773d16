import type { Language } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import en from './locales/en.json';
import he from './locales/he.json';

export type GuestTexts = typeof he;
const TEXTS: Partial<Record<Language, GuestTexts>> = { he, en };

/** Texts of the page in the invitation's language; languages that are not finished yet read Hebrew. */
export const textsFor = (language: Language): { language: Language; texts: GuestTexts } => {
  const texts = TEXTS[language];
  return texts ? { language, texts } : { language: 'he', texts: he };
};

/** `fill('{n} מגיעים', { n: 4 })`. Names may have another text direction than the sentence; each is isolated. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) =>
    typeof values[name] === 'string' ? isolate(values[name]) : String(values[name] ?? ''),
  );
