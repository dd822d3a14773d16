import { maxLengthOf, contentFields } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Field } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './part-props';
import { SecondProfileText } from './second-profile-text';
import styles from '../dashboard.module.css';

/** Additional terms, in the business's own words. */
export function RulesPart(props: PartProps) {
  const { values, faults, onChange } = props;
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <section className={clsx('card', styles.part)} id="rules" aria-labelledby="pr-rules">
      <h2 id="pr-rules">{t('rules.title')}</h2>
      <Field
        label={t('rules.title')}
        hint={t('rules.hint')}
        multiline
        minRows={3}
        maxRows={12}
        value={values.policies ?? ''}
        maxLength={maxLengthOf(contentFields.policies)}
        error={say(faults['policies'])}
        onChange={({ target }) => onChange({ policies: target.value })}
      />
      <SecondProfileText {...props} of="policies" label={t('rules.title')} />
    </section>
  );
}
