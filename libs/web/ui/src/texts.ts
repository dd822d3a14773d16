import type he from './locales/he.json';

/** Texts of the components themselves; the app registers them as namespace `ui`. */
export const uiTexts = {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
};

declare global {
  interface SmachotTexts {
    ui: typeof he;
  }
}
