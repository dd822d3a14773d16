import { maxLengthOf, contentFields } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import type { PartProps } from './part-props';
import { SecondProfileText } from './second-profile-text';

/** Additional terms, in the business's own words. */
export function RulesPart(props: PartProps) {
  const { values, faults, onChange } = props;
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <Part id="rules" headingId="pr-rules" title={t('rules.title')}>
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
    </Part>
  );
}
