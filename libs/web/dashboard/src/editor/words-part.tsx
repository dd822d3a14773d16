import { type Language, lengthAt, maxLengthOf, SimplePricingUnitForm } from '@smachot/contracts';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGE_NAMES, LANGUAGES } from '@smachot/i18n';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { Choice, Field, SelectField } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relabelled } from '../content/relabelled';
import { otherLanguage } from '../content/second-text';
import type { TranslatedWords, UnitValues } from '../units/unit-values';
import { WordsFields } from '../units/words-fields';
import styles from '../dashboard.module.css';

type Props = { values: UnitValues; faults: FieldErrors; onChange: (values: Partial<UnitValues>) => void };

/** All tags that a unit may have, typed one after the other. */
const TAGS_LONGEST =
  (maxLengthOf(SimplePricingUnitForm.shape.tags) ?? 0) * (lengthAt(SimplePricingUnitForm, 'tags.0') ?? 0);

const NO_WORDS: TranslatedWords = { name: '', summary: '', description: '' };

const optionsOf = (languages: readonly Language[]) =>
  languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The name and the description of a unit, in the language they are typed in and another one. */
export function WordsPart({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const [second, setSecond] = useState(false);
  const typedIn = values.language ?? DEFAULT_LANGUAGE;
  const other = otherLanguage(typedIn);
  return (
    <section className={clsx('card', styles.part)} id="words" aria-labelledby="ed-words">
      <div className={styles.between}>
        <h2 id="ed-words">{t('unit.words')}</h2>
        <Choice
          label={t('unit.language')}
          value={second ? other : typedIn}
          options={optionsOf([typedIn, other])}
          onChange={(language) => setSecond(language === other)}
        />
      </div>
      {second ? (
        <Second key={other} values={values} faults={faults} onChange={onChange} />
      ) : (
        <>
          <WordsFields words={values} faults={faults} onChange={onChange} />
          <SelectField
            label={t('content.typedIn')}
            hint={t('content.typedInHint')}
            value={typedIn}
            options={optionsOf(LANGUAGES)}
            onChange={({ target }) => onChange(relabelled(values, target.value as Language))}
          />
        </>
      )}
    </section>
  );
}

function Second({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const language = otherLanguage(values.language);
  const words = values.translations[language] ?? NO_WORDS;
  const change = (said: Partial<TranslatedWords>) =>
    onChange({ translations: { ...values.translations, [language]: { ...words, ...said } } });
  const tagsFault = Object.entries(faults).find(([path]) => path.startsWith(`translations.${language}.tags`));
  return (
    <div dir={directionOf(language)} lang={language} className={styles.stack}>
      <p className="small muted">{t('unit.translationNote')}</p>
      <WordsFields
        words={words}
        faults={faults}
        at={`translations.${language}.`}
        placeholders={false}
        onChange={change}
      />
      <SecondTags
        tags={words.tags ?? []}
        wanted={values.tags.length > 0}
        fault={tagsFault?.[1]}
        onChange={(tags) => change({ tags })}
      />
    </div>
  );
}

type TagsProps = {
  tags: readonly string[];
  /** The unit has tags to translate. */
  wanted: boolean;
  fault: string | undefined;
  onChange: (tags: string[]) => void;
};

/** The tags in the other language, separated by commas. */
function SecondTags({ tags, wanted, fault, onChange }: TagsProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  // as it is typed: a comma at the end waits for the next tag
  const [typed, setTyped] = useState(tags.join(', '));
  if (!wanted && !typed) return null;
  return (
    <Field
      label={t('content.tags')}
      value={typed}
      maxLength={TAGS_LONGEST}
      error={say(fault)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(
          target.value
            .split(',')
            .map((tag) => tag.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
