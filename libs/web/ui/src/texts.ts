import type he from './locales/he.json';

/** What the pieces say by themselves; the app registers it as namespace `ui`. */
export const uiTexts = {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
};

declare global {
  interface SmachotTexts {
    ui: typeof he;
  }
}
