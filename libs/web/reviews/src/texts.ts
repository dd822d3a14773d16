import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

registerTexts('reviews', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    reviews: typeof he;
  }
}
