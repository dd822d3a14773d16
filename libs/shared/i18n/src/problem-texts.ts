/** The sentences of `problemMessage` by language, to be fetched: a browser speaks one language at a time. */
export const problemTexts = {
  he: () => import('./locales/problems.he.json'),
  en: () => import('./locales/problems.en.json'),
};
