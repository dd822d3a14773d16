import type { Language } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import ar from './locales/ar.json';
import en from './locales/en.json';
import he from './locales/he.json';
import ru from './locales/ru.json';

export type GuestTexts = typeof he;
const TEXTS: Partial<Record<Language, GuestTexts>> = { he, en, ru, ar };

/** Texts of the page in the invitation's language; languages without texts read Hebrew. */
export const textsFor = (language: Language): { language: Language; texts: GuestTexts } => {
  const texts = TEXTS[language];
  return texts ? { language, texts } : { language: 'he', texts: he };
};

/** `fill('{n} מגיעים', { n: 4 })`. Names may have another text direction than the sentence; each is isolated. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) =>
    typeof values[name] === 'string' ? isolate(values[name]) : String(values[name] ?? ''),
  );
