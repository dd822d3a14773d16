import type { Language } from '@smachot/contracts';
import { directionOf, LANGUAGE_NAMES, LANGUAGES } from '@smachot/i18n';
import { useChangeSettings, useKeepPreference, useSettings } from '@smachot/web-platform';

/** A language brings its direction with it; the direction may still be turned afterwards. */
export const useChooseLanguage = () => {
  const change = useChangeSettings();
  const keep = useKeepPreference();
  return (language: Language) => {
    change({ language, direction: directionOf(language) });
    keep({ language });
  };
};

/** In the footer: a switch to each of the other languages, labelled in that language. */
export function LanguageSwitch() {
  const choose = useChooseLanguage();
  const { language } = useSettings();
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <button key={other} type="button" lang={other} onClick={() => choose(other)}>
      {LANGUAGE_NAMES[other]}
    </button>
  ));
}
