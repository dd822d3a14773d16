import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

/** Apart from `ui`, whose texts are part of the first load. */
registerTexts('proposals', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    proposals: typeof he;
  }
}
