import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

/** Apart from `orders`, which every page of an order loads. */
registerTexts('production', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    production: typeof he;
  }
}
