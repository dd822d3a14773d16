import { VatStatus } from '@smachot/contracts';
import { hasValidCheckDigit } from '@smachot/kernel';
import { useFieldText } from '@smachot/web-platform';
import { Field, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import type { PartProps } from './part-props';
import styles from '../dashboard.module.css';

/** The nine digits, with the spaces and hyphens they are written with. */
const TYPED_LONGEST = 12;

/** The business's status at the tax authority. A wrong check digit is reported but does not prevent saving. */
export function VatPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const { vatStatus = '', vatNumber = '' } = values;
  const number = vatNumber.replace(/[\s-]/g, '');
  const options = [
    { value: '', label: t('vat.notTold') },
    ...VatStatus.options.map((value) => ({ value, label: t(`vat.statuses.${value}`) })),
  ];
  return (
    <Part id="vat" headingId="pr-vat" title={t('vat.title')} hint={t('vat.hint')}>
      <div className={styles.pair}>
        <SelectField
          label={t('vat.status')}
          options={options}
          value={vatStatus}
          onChange={({ target }) => onChange({ vatStatus: target.value as VatStatus | '' })}
        />
        {vatStatus ? (
          <Field
            ltr
            inputMode="numeric"
            label={t(`vat.numbers.${vatStatus}`)}
            value={vatNumber}
            maxLength={TYPED_LONGEST}
            error={say(faults['vat.number'])}
            onChange={({ target }) => onChange({ vatNumber: target.value })}
          />
        ) : null}
      </div>
      {vatStatus && /^\d{9}$/.test(number) && !hasValidCheckDigit(number) ? (
        <Note tone="warn">{t('vat.checkDigit')}</Note>
      ) : null}
    </Part>
  );
}
