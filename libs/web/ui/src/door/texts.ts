import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

// a namespace of its own: nobody loads these texts but whoever stands at a door
registerTexts('door', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    door: typeof he;
  }
}
