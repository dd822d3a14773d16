import type { Order } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from '../orders.module.css';

/** The customer's payment, the commission, and the business's net income. */
export function OrderIncome({ order: { income, status } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  if (!income) return null;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Card component="section" className={styles.part} aria-labelledby="order-income">
      <h2 id="order-income">{t('income.title')}</h2>
      <dl className={styles.sums}>
        <dt>{t('income.gross')}</dt>
        <dd>{format.shekels(income.gross)}</dd>
        <dt>{t('income.commission', { percent: percent.format(income.percent / 100) })}</dt>
        <dd>{format.shekels(income.commission)}</dd>
        <dt>
          <b>{t('income.net')}</b>
        </dt>
        <dd>
          <b>{format.shekels(income.net)}</b>
        </dd>
      </dl>
      <p className="small muted">{t(status === 'pending' ? 'income.asOfNow' : 'income.asApproved')}</p>
    </Card>
  );
}
