import type { Language } from '@smachot/contracts';
import { LANGUAGE_NAMES, LANGUAGES } from '@smachot/i18n';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from './select-field';

const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The language of something to print: the screen's until another is chosen, with the field to choose it. */
export const usePrintedLanguage = (label: string): [Language, field: ReactNode] => {
  const { i18n } = useTranslation();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? (i18n.language as Language);
  const field = (
    <SelectField
      label={label}
      options={options}
      value={language}
      onChange={({ target }) => setChosen(target.value as Language)}
    />
  );
  return [language, field];
};
