import { Language } from '@smachot/contracts';
import { COMPLETE_LANGUAGES, LANGUAGE_NAMES } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import { useSettings } from '@smachot/web-platform';
import { SelectField } from '@smachot/web-ui';
import { useChooseLanguage } from './language-switch';

/** The list of all languages; unfinished ones are marked and cannot be chosen yet. */
export function LanguageField() {
  const { t } = useTranslation('shell');
  const choose = useChooseLanguage();
  const { language } = useSettings();
  const options = Language.options.map((value) => {
    const finished = COMPLETE_LANGUAGES.includes(value);
    return {
      value,
      disabled: !finished,
      label: finished ? LANGUAGE_NAMES[value] : `${LANGUAGE_NAMES[value]} – ${t('notFinished')}`,
    };
  });
  return (
    <SelectField
      label={t('settings.language')}
      options={options}
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
    />
  );
}
