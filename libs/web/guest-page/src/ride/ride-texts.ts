import type { Language } from '@smachot/contracts';
import ar from './locales/ar.json';
import en from './locales/en.json';
import he from './locales/he.json';
import ru from './locales/ru.json';

export type RideTexts = typeof he;
const TEXTS: Record<Language, RideTexts> = { he, en, ru, ar };

/** Texts of the ride in the language of the page. They come with its own chunk. */
export const rideTextsFor = (language: Language): RideTexts => TEXTS[language];
