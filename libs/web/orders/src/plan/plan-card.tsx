import type { Order } from '@smachot/contracts';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { PlanRows } from './plan-rows';
import styles from '../orders.module.css';

/** The payment plan of an order, when it is more than one sum at the approval. */
export function PlanCard({ order: { plan } }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (!plan || (plan.payments.length < 2 && plan.payments.every(({ cardPayments }) => cardPayments === 1)))
    return null;
  const waits = plan.payments.some(({ kind, status }) => kind === 'rest' && status === 'waits');
  return (
    <Card component="section" className={styles.part} aria-labelledby="order-plan">
      <h2 id="order-plan">{t('plan.title')}</h2>
      <PlanRows rows={plan.payments} labelledBy="order-plan" />
      {waits ? <p className="small muted">{t('plan.byItself')}</p> : null}
    </Card>
  );
}
