import { FULL_AT_APPROVAL } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { NumberField } from '../values/number-field';
import { Note, SelectField } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './part-props';
import styles from '../dashboard.module.css';

const PERCENTS = [0, 10, 15, 20, 25, 30, 35, 40, 45, 50];
const PAYMENTS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Deposit, balance and card instalments; by default the whole sum is charged at the approval in one payment. */
export function PaymentTermsPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const terms = values.payment ?? {
    deposit: String(FULL_AT_APPROVAL.depositPercent),
    days: String(FULL_AT_APPROVAL.restDaysBefore),
    cardPayments: String(FULL_AT_APPROVAL.cardPayments),
  };
  const set = (change: Partial<typeof terms>) => onChange({ payment: { ...terms, ...change } });
  const percents = PERCENTS.map(String);
  // one that was chosen elsewhere stays
  if (!percents.includes(terms.deposit)) percents.push(terms.deposit);
  return (
    <section className={clsx('card', styles.part)} id="paying" aria-labelledby="pr-paying">
      <div>
        <h2 id="pr-paying">{t('paying.title')}</h2>
        <p className="muted small">{t('paying.hint')}</p>
      </div>
      <div className={styles.pair}>
        <SelectField
          label={t('paying.deposit')}
          options={percents.map((value) => ({
            value,
            label: value === '0' ? t('paying.none') : t('paying.percent', { percent: value }),
          }))}
          value={terms.deposit}
          error={say(faults['paymentTerms.depositPercent'])}
          onChange={({ target }) => set({ deposit: target.value })}
        />
        {terms.deposit === '0' ? null : (
          <NumberField
            whole
            label={t('paying.restDays')}
            unit={t('profile.days')}
            hint={t('paying.restHint')}
            value={terms.days}
            error={say(faults['paymentTerms.restDaysBefore'])}
            onChange={(days) => set({ days })}
          />
        )}
      </div>
      <SelectField
        label={t('paying.cardPayments')}
        hint={t('paying.cardHint')}
        options={PAYMENTS.map((count) => ({ value: String(count), label: t('paying.upTo', { count }) }))}
        value={terms.cardPayments}
        error={say(faults['paymentTerms.cardPayments'])}
        onChange={({ target }) => set({ cardPayments: target.value })}
      />
      <Note icon="info">{t('paying.frozen')}</Note>
    </section>
  );
}
