import type { CancellationPolicy } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { policyLines } from './cancellation';
import styles from '../store.module.css';

/** The refunds of a cancellation policy in order of time. */
export function PolicySteps({ policy }: { policy: CancellationPolicy }) {
  const { t } = useTranslation('stores');
  const { steps, after, rest } = policyLines(policy);
  return (
    <ul className={styles.policy} data-policy>
      {steps.map(({ unit, count, refund, percent }) => (
        <li key={`${unit}${count}`}>
          <b>{t(`cancel.${unit}`, { count })}</b>
          <span>{refund === 'part' ? t('cancel.part', { percent }) : t(`cancel.${refund}`)}</span>
        </li>
      ))}
      <li>
        <b>{t(steps.length > 0 ? 'cancel.after' : 'cancel.always')}</b>
        <span>{after === 'part' ? t('cancel.part', { percent: rest }) : t('cancel.none')}</span>
      </li>
    </ul>
  );
}
