import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

registerTexts('identity', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ar: () => import('./locales/ar.json'),
  ru: () => import('./locales/ru.json'),
});

declare global {
  interface SmachotTexts {
    identity: typeof he;
  }
}
