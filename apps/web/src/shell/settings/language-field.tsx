import type { Language } from '@smachot/contracts';
import { LANGUAGE_NAMES, LANGUAGES } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import { useSettings } from '@smachot/web-platform';
import { SelectField } from '@smachot/web-ui';
import { useChooseLanguage } from './language-switch';

const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The language of the screens, and of what is written to the person. */
export function LanguageField() {
  const { t } = useTranslation('shell');
  const choose = useChooseLanguage();
  const { language } = useSettings();
  return (
    <SelectField
      label={t('settings.language')}
      options={options}
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
    />
  );
}
