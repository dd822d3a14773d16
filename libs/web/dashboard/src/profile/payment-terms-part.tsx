import { FULL_AT_APPROVAL } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { NumberField } from '../values/number-field';
import type { PartProps } from './part-props';
import styles from '../dashboard.module.css';

const PERCENTS = [0, 10, 15, 20, 25, 30, 35, 40, 45, 50];
const PAYMENTS = Array.from({ length: 12 }, (_, at) => at + 1);

type Terms = NonNullable<PartProps['values']['payment']>;
const FULL_AT_APPROVAL_TERMS: Terms = {
  deposit: String(FULL_AT_APPROVAL.depositPercent),
  days: String(FULL_AT_APPROVAL.restDaysBefore),
  cardPayments: String(FULL_AT_APPROVAL.cardPayments),
};

/** Deposit, balance and card instalments; by default the whole sum is charged at the approval in one payment. */
export function PaymentTermsPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const terms = values.payment ?? FULL_AT_APPROVAL_TERMS;
  const set = (change: Partial<Terms>) => onChange({ payment: { ...terms, ...change } });
  return (
    <Part id="paying" headingId="pr-paying" title={t('paying.title')} hint={t('paying.hint')}>
      <DepositFields terms={terms} faults={faults} onChange={set} />
      <SelectField
        label={t('paying.cardPayments')}
        hint={t('paying.cardHint')}
        options={PAYMENTS.map((count) => ({ value: String(count), label: t('paying.upTo', { count }) }))}
        value={terms.cardPayments}
        error={say(faults['paymentTerms.cardPayments'])}
        onChange={({ target }) => set({ cardPayments: target.value })}
      />
      <Note icon="info">{t('paying.frozen')}</Note>
    </Part>
  );
}

type DepositProps = Pick<PartProps, 'faults'> & {
  terms: Terms;
  onChange: (change: Partial<Terms>) => void;
};

/** The deposit, and with one the day on which the rest is due. */
function DepositFields({ terms, faults, onChange }: DepositProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const percents = PERCENTS.map(String);
  // one that was chosen elsewhere stays
  if (!percents.includes(terms.deposit)) percents.push(terms.deposit);
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('paying.deposit')}
        options={percents.map((value) => ({
          value,
          label: value === '0' ? t('paying.none') : t('paying.percent', { percent: value }),
        }))}
        value={terms.deposit}
        error={say(faults['paymentTerms.depositPercent'])}
        onChange={({ target }) => onChange({ deposit: target.value })}
      />
      {terms.deposit === '0' ? null : (
        <NumberField
          whole
          label={t('paying.restDays')}
          unit={t('profile.days')}
          hint={t('paying.restHint')}
          value={terms.days}
          error={say(faults['paymentTerms.restDaysBefore'])}
          onChange={(days) => onChange({ days })}
        />
      )}
    </div>
  );
}
