import type { LegalLanguage, LegalPageName } from './legal-text';

type Load = () => Promise<{ default: string }>;
/** A text by language, as Markdown; Hebrew where a language has none. Each is loaded when it is read. */
export type LegalSource = { he: Load } & Partial<Record<LegalLanguage, Load>>;
type Sources = Record<LegalPageName, LegalSource>;

const FIRST: Sources = {
  terms: {
    he: () => import('./texts/2026-11-23/terms.he.md?raw'),
    en: () => import('./texts/2026-11-23/terms.en.md?raw'),
  },
  privacy: {
    he: () => import('./texts/2026-11-23/privacy.he.md?raw'),
    en: () => import('./texts/2026-11-23/privacy.en.md?raw'),
  },
  cancellation: {
    he: () => import('./texts/2026-11-23/cancellation.he.md?raw'),
    en: () => import('./texts/2026-11-23/cancellation.en.md?raw'),
  },
};

const FOUR_LANGUAGES: Sources = {
  terms: {
    he: () => import('./texts/2026-11-24/terms.he.md?raw'),
    en: () => import('./texts/2026-11-24/terms.en.md?raw'),
    ru: () => import('./texts/2026-11-24/terms.ru.md?raw'),
    ar: () => import('./texts/2026-11-24/terms.ar.md?raw'),
  },
  privacy: {
    he: () => import('./texts/2026-11-24/privacy.he.md?raw'),
    en: () => import('./texts/2026-11-24/privacy.en.md?raw'),
    ru: () => import('./texts/2026-11-24/privacy.ru.md?raw'),
    ar: () => import('./texts/2026-11-24/privacy.ar.md?raw'),
  },
  cancellation: {
    he: () => import('./texts/2026-11-24/cancellation.he.md?raw'),
    en: () => import('./texts/2026-11-24/cancellation.en.md?raw'),
    ru: () => import('./texts/2026-11-24/cancellation.ru.md?raw'),
    ar: () => import('./texts/2026-11-24/cancellation.ar.md?raw'),
  },
};

/** The files of each version of the pages that people accept. A page that a version leaves as it was has the files of the one before. */
export const LEGAL_SOURCES: Record<string, Sources> = {
  '2026-11-23': FIRST,
  '2026-11-24': FOUR_LANGUAGES,
  '2026-11-26': {
    ...FOUR_LANGUAGES,
    privacy: {
      he: () => import('./texts/2026-11-26/privacy.he.md?raw'),
      en: () => import('./texts/2026-11-26/privacy.en.md?raw'),
      ru: () => import('./texts/2026-11-26/privacy.ru.md?raw'),
      ar: () => import('./texts/2026-11-26/privacy.ar.md?raw'),
    },
  },
  '2026-11-27': {
    ...FOUR_LANGUAGES,
    privacy: {
      he: () => import('./texts/2026-11-27/privacy.he.md?raw'),
      en: () => import('./texts/2026-11-27/privacy.en.md?raw'),
      ru: () => import('./texts/2026-11-27/privacy.ru.md?raw'),
      ar: () => import('./texts/2026-11-27/privacy.ar.md?raw'),
    },
  },
  '2026-11-28': {
    ...FOUR_LANGUAGES,
    privacy: {
      he: () => import('./texts/2026-11-28/privacy.he.md?raw'),
      en: () => import('./texts/2026-11-28/privacy.en.md?raw'),
      ru: () => import('./texts/2026-11-28/privacy.ru.md?raw'),
      ar: () => import('./texts/2026-11-28/privacy.ar.md?raw'),
    },
  },
  '2026-11-30': {
    ...FOUR_LANGUAGES,
    privacy: {
      he: () => import('./texts/2026-11-30/privacy.he.md?raw'),
      en: () => import('./texts/2026-11-30/privacy.en.md?raw'),
      ru: () => import('./texts/2026-11-30/privacy.ru.md?raw'),
      ar: () => import('./texts/2026-11-30/privacy.ar.md?raw'),
    },
  },
};

/** The versions of the accessibility statement, which nobody accepts, the oldest first. */
export const ACCESSIBILITY_SOURCES: readonly { version: string; texts: LegalSource }[] = [
  {
    version: '2026-11-24',
    texts: {
      he: () => import('./texts/2026-11-24/accessibility.he.md?raw'),
      en: () => import('./texts/2026-11-24/accessibility.en.md?raw'),
      ru: () => import('./texts/2026-11-24/accessibility.ru.md?raw'),
      ar: () => import('./texts/2026-11-24/accessibility.ar.md?raw'),
    },
  },
  {
    version: '2026-11-30',
    texts: {
      he: () => import('./texts/2026-11-30/accessibility.he.md?raw'),
      en: () => import('./texts/2026-11-30/accessibility.en.md?raw'),
      ru: () => import('./texts/2026-11-30/accessibility.ru.md?raw'),
      ar: () => import('./texts/2026-11-30/accessibility.ar.md?raw'),
    },
  },
];
