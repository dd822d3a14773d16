import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

/** Apart from what every page says: few charges are ever disputed. */
registerTexts('chargebacks', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    chargebacks: typeof he;
  }
}
