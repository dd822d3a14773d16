import { registerTexts } from '@smachot/web-platform';
import { uiTexts } from '@smachot/web-ui';
import type he from './locales/he.json';

registerTexts('ui', uiTexts);
registerTexts('shell', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    shell: typeof he;
  }
}
