import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalSource } from './legal-sources';
import { LEGAL_LANGUAGES, type LegalLanguage, type LegalText, legalTextOf } from './legal-text';

type Load = LegalSource['he'];

/** The language of a text in the page's language, or Hebrew. */
export const useLegalLanguage = (): LegalLanguage => languageFor(useTranslation().i18n.language);

const languageFor = (language: string): LegalLanguage =>
  LEGAL_LANGUAGES.find((one) => one === language) ?? 'he';

const loads = new Map<Load, Promise<LegalText | null>>();
/** A text is loaded once; one that could not be is tried again where it is shown next. */
const loaded = (load: Load): Promise<LegalText | null> => {
  const known = loads.get(load);
  if (known) return known;
  const text: Promise<LegalText | null> = load().then(
    ({ default: source }) => {
      const value = legalTextOf(source);
      // React takes it at once
      void Object.assign(text, { status: 'fulfilled', value });
      return value;
    },
    () => {
      loads.delete(load);
      return null;
    },
  );
  loads.set(load, text);
  return text;
};

/** A text in the page's language, or in Hebrew; suspends while it is loaded. null: it could not be. */
export const useLegalText = (source: LegalSource): LegalText | null =>
  use(loaded(source[useLegalLanguage()] ?? source.he));

/** Loads a text before its page is shown: a page that was rendered by the server keeps its words while the app takes it over. */
export const loadLegalText = (source: LegalSource, language: string): Promise<LegalText | null> =>
  loaded(source[languageFor(language)] ?? source.he);
