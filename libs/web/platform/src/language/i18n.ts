import i18next, { type BackendModule, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next, setI18n } from 'react-i18next';
import type { Language } from '@smachot/contracts';
import { type ByLanguage, DEFAULT_LANGUAGE, LANGUAGES, problemTexts } from '@smachot/i18n';

declare global {
  /** Every namespace and its Hebrew texts; features add theirs, and the compiler then knows the keys. */
  // eslint would call it empty: it is filled by merging
  interface SmachotTexts {
    platform: typeof import('../locales/he.json');
    /** Read by `problemSentence`: their keys are codes with dots. */
    problems: Record<string, string>;
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'platform';
    resources: SmachotTexts;
  }
}

type Load = () => Promise<{ default: ResourceKey } | ResourceKey>;
/** A text that is missing in a language falls back to Hebrew. */
export type TextBundles = ByLanguage<Load>;

const bundles = new Map<string, TextBundles>();

/** A feature's texts, one bundle per language, fetched when a screen first needs them. */
export const registerTexts = (namespace: keyof SmachotTexts, loads: TextBundles): void => {
  bundles.set(namespace, loads);
};

const lazyBundles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = bundles.get(namespace)?.[language as Language];
    if (!load) return done(null, {});
    load().then(
      (bundle) =>
        done(
          null,
          (typeof bundle === 'object' && 'default' in bundle ? bundle.default : bundle) as Record<
            string,
            unknown
          >,
        ),
      (error: Error) => done(error, null),
    );
  },
};

registerTexts('problems', problemTexts);
registerTexts('platform', {
  he: () => import('../locales/he.json'),
  en: () => import('../locales/en.json'),
  ru: () => import('../locales/ru.json'),
  ar: () => import('../locales/ar.json'),
});

/**
 * What `useTranslation` is given. It copies all own properties of it for each component that asks for words; this one has none, and those of
 * i18next by inheritance.
 */
const i18n = Object.create(i18next) as typeof i18next;

/** Features register their texts when they are loaded. An unregistered namespace would count as loaded and stay empty. */
const registered = (namespaces: (keyof SmachotTexts)[]) => namespaces.filter((each) => bundles.has(each));

/** Loads texts that were not registered yet when the language was started. */
export const loadTexts = (namespaces: (keyof SmachotTexts)[]): Promise<void> =>
  i18next.loadNamespaces(registered(namespaces));

/** Starts with the texts that are registered by now. */
export const startLanguage = async (
  language: Language,
  namespaces: (keyof SmachotTexts)[] = ['platform'],
): Promise<I18n> => {
  if (i18next.isInitialized) {
    await i18next.changeLanguage(language);
    return i18n;
  }
  await i18next
    .use(lazyBundles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: LANGUAGES,
      ns: [...registered(namespaces), 'problems'],
      defaultNS: 'platform',
      interpolation: { escapeValue: false }, // React escapes
      returnEmptyString: false,
    });
  setI18n(i18n);
  return i18n;
};

export { i18n };
