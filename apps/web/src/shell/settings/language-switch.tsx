import type { Language } from '@smachot/contracts';
import { directionOf, LANGUAGE_NAMES } from '@smachot/i18n';
import { useChangeSettings, useSettings } from '@smachot/web-platform';

/** A language brings its direction with it; the direction may still be turned afterwards. */
export const useChooseLanguage = () => {
  const change = useChangeSettings();
  return (language: Language) => change({ language, direction: directionOf(language) });
};

const other = (language: Language): Language => (language === 'he' ? 'en' : 'he');

/** In the footer: a switch to the other finished language, labelled in that language. */
export function LanguageSwitch() {
  const choose = useChooseLanguage();
  const target = other(useSettings().language);
  return (
    <button type="button" lang={target} onClick={() => choose(target)}>
      {LANGUAGE_NAMES[target]}
    </button>
  );
}
