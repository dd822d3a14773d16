/** The sentences of `problemMessage` by language, to be fetched: a browser speaks one language at a time. */
export const problemTexts = {
  he: () => import('./locales/problems.he.json'),
  en: () => import('./locales/problems.en.json'),
  ru: () => import('./locales/problems.ru.json'),
  ar: () => import('./locales/problems.ar.json'),
};
