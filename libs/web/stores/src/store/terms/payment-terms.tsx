import type { PaymentTerms } from '@smachot/contracts';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from '../store.module.css';

/** The business's payment terms in short; renders nothing when the whole sum is one payment at the approval. */
export function PayingTerms({ terms }: { terms: PaymentTerms | undefined }) {
  const { t } = useTranslation('stores');
  if (!terms || (terms.depositPercent === 0 && terms.cardPayments === 1)) return null;
  const { depositPercent, restDaysBefore, cardPayments } = terms;
  return (
    <Card component="section" className={styles.part} aria-labelledby="sp-paying">
      <h2 id="sp-paying">{t('paying.title')}</h2>
      <ul className={styles.policy}>
        {depositPercent > 0 ? (
          <>
            <li>
              <b>{t('paying.atApproval')}</b>
              <span>{t('paying.deposit', { percent: depositPercent })}</span>
            </li>
            <li>
              <b>{t('paying.before', { count: restDaysBefore })}</b>
              <span>{t('paying.rest')}</span>
            </li>
          </>
        ) : null}
        {cardPayments > 1 ? (
          <li>
            <b>{t('paying.card')}</b>
            <span>{t('paying.upTo', { count: cardPayments })}</span>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
