import { useTranslation } from 'react-i18next';
import { COMPLETE_LANGUAGES, directionOf, LANGUAGE_NAMES } from '@smachot/i18n';
import { Language } from '@smachot/contracts';
import { useChangeSettings, useSettings } from '@smachot/web-platform';
import { SelectField } from '@smachot/web-ui';

/** A language brings its direction with it; the direction may still be turned afterwards. */
export const useChooseLanguage = () => {
  const change = useChangeSettings();
  return (language: Language) => change({ language, direction: directionOf(language) });
};

const other = (language: Language): Language => (language === 'he' ? 'en' : 'he');

/** In the footer: straight to the other finished language, said in that language. */
export function LanguageSwitch() {
  const choose = useChooseLanguage();
  const target = other(useSettings().language);
  return (
    <button type="button" lang={target} onClick={() => choose(target)}>
      {LANGUAGE_NAMES[target]}
    </button>
  );
}

/** The whole list; languages that are not finished say so and cannot be chosen yet. */
export function LanguageField() {
  const { t } = useTranslation('shell');
  const choose = useChooseLanguage();
  const { language } = useSettings();
  const options = Language.options.map((value) => {
    const finished = COMPLETE_LANGUAGES.includes(value);
    return { value, disabled: !finished, label: finished ? LANGUAGE_NAMES[value] : `${LANGUAGE_NAMES[value]} – ${t('notFinished')}` };
  });
  return <SelectField label={t('settings.language')} options={options} value={language} onChange={(event) => choose(event.target.value as Language)} />;
}
