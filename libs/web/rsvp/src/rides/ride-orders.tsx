import type { EventId, Language } from '@smachot/contracts';
import { menuNameIn } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrdersOfGuestsQuery } from '../desk/orders/desk-orders-api';
import styles from './rides.module.css';

/** The orders of transportation that count the guests who need a ride. */
export function RideOrders({ eventId }: { eventId: EventId }) {
  const { t, i18n } = useTranslation('rsvp');
  const { data } = useOrdersOfGuestsQuery({ params: { eventId } });
  const orders = data?.orders.filter(({ following }) => following.counts === 'rides') ?? [];
  if (orders.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('rides.orders')}>
      {orders.map((order) => (
        <li key={order.orderId} className={styles.row}>
          <Icon name="truck" />
          <Link className={styles.who} to={`/me/orders/${order.orderId}`}>
            <b>{isolate(order.partnerName)}</b>
            <span className="small muted">
              {isolate(menuNameIn(order, i18n.language as Language))} ·{' '}
              {t('rides.orderCounts', {
                persons: t('rides.persons', {
                  count: order.following.estimate?.participants ?? order.following.agreedParticipants,
                }),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
