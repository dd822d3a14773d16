import type { Chargeback } from '@smachot/contracts';
import { isolateLtr } from '@smachot/kernel';
import { useChargebacksQuery } from '@smachot/web-platform';
import { ChargebackBox } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './payments.module.css';

/** The order of a disputed charge has a page; a plan of a store and responses of guests have none. */
function Charged({ charge: { subject, orderId, orderCode } }: { charge: Chargeback }) {
  const { t } = useTranslation('payments');
  if (!orderId) return null;
  const code = isolateLtr(orderCode ?? '');
  if (subject === 'tickets') return <Link to="/me/events?tab=registered">{t('tickets.code', { code })}</Link>;
  return <Link to={`/me/orders/${orderId}`}>{t('orders.order', { code })}</Link>;
}

/** Charges that the person disputed at the card company, with the answers they may give. */
export function DisputedCharges() {
  const { data } = useChargebacksQuery({ query: {} }, { refetchOnMountOrArgChange: true });
  return data?.chargebacks.map((charge) => (
    <div key={charge._id} className={styles.disputed}>
      <ChargebackBox chargeback={charge} />
      <Charged charge={charge} />
    </div>
  ));
}
