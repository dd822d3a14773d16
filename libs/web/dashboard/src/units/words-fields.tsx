import { DESCRIPTION_MAX, maxLengthOf, SimplePricingUnitForm } from '@smachot/contracts';
import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Words } from './unit-values';

type Props = {
  words: Words;
  faults: FieldErrors;
  /** Prefix of the error paths: '' or 'translations.en.'. */
  at?: string;
  placeholders?: boolean;
  onChange: (words: Partial<Words>) => void;
};

/** Name, summary and description, in one language. */
export function WordsFields({ words, faults, at = '', placeholders = true, onChange }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const say = useFieldText();
  const example = (name: keyof Words) => (placeholders ? { placeholder: t(`unit.examples.${name}`) } : {});
  return (
    <>
      <Field
        label={t('unit.name')}
        value={words.name}
        maxLength={maxLengthOf(SimplePricingUnitForm.shape.name)}
        error={say(faults[`${at}name`])}
        {...example('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label={t('unit.summary')}
        hint={t('unit.summaryHint')}
        value={words.summary}
        maxLength={maxLengthOf(SimplePricingUnitForm.shape.summary)}
        error={say(faults[`${at}summary`])}
        {...example('summary')}
        onChange={(event) => onChange({ summary: event.target.value })}
      />
      <Field
        label={t('unit.description')}
        hint={t('unit.descriptionCount', {
          length: words.description.length.toLocaleString(i18n.language),
          most: DESCRIPTION_MAX.toLocaleString(i18n.language),
        })}
        multiline
        minRows={4}
        maxRows={14}
        value={words.description}
        error={say(faults[`${at}description`])}
        {...example('description')}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}
