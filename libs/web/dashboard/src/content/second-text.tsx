import type { Language } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import { Button, Field, useLanguageName } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './content.module.css';

/** The language beside the one texts are typed in. */
export const otherLanguage = (language: Language | undefined): 'he' | 'en' =>
  language === 'en' ? 'he' : 'en';

type Props = {
  /** Of the field it translates. */
  label: string;
  /** The language the field itself is typed in. */
  typedIn: Language | undefined;
  value: string;
  maxLength: number | undefined;
  error?: string | undefined;
  multiline?: boolean;
  onChange: (value: string) => void;
};

/** A field's text in the other language: a small button until there is one. */
export function SecondText({ label, typedIn, value, maxLength, error, multiline = false, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const nameOf = useLanguageName();
  const [opened, setOpened] = useState(false);
  const language = otherLanguage(typedIn);
  const words = { label, language: nameOf(language) };
  if (!value && !opened && !error)
    return (
      <div>
        <Button kind="ghost" icon="plus" onClick={() => setOpened(true)}>
          {t('content.add', words)}
        </Button>
      </div>
    );
  return (
    <div lang={language} dir={directionOf(language)} className={styles.second}>
      <Field
        label={t('content.in', words)}
        multiline={multiline}
        maxRows={12}
        value={value}
        maxLength={maxLength}
        error={error}
        autoFocus={opened && !value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
