import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

/** Apart from what is read of proposals: whoever reads one types no lines. */
registerTexts('proposalLines', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    proposalLines: typeof he;
  }
}
