import type { OrderCard } from '@smachot/contracts';
import { Badge, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useOrdersInfiniteQuery } from '../orders-api';
import { WaitingOrder } from './waiting-order';
import styles from '../orders.module.css';

const byDeadline = (a: OrderCard, b: OrderCard) => (a.respondBy ?? '').localeCompare(b.respondBy ?? '');

/** Pending orders of the store, the first to be answered on top. */
export function WaitingOrders({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('orders');
  const query = useOrdersInfiniteQuery(
    { store, status: 'pending', limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const orders = query.data?.pages.flatMap((page) => page.orders).sort(byDeadline);
  if (orders?.length === 0) return null;
  return (
    <section className="ui-flow" aria-labelledby="orders-waiting">
      <div className="row">
        <h2 id="orders-waiting" className={clsx(styles.title, 'grow')}>
          {t('store.waiting')}
        </h2>
        {orders ? (
          <Badge tone="accent" icon="clock">
            {t('calendar.orders', { count: orders.length })}
          </Badge>
        ) : null}
      </div>
      {orders ? (
        orders.map((order) => (
          <WaitingOrder key={order.orderId} order={order} to={`${base}/${order.orderId}`} />
        ))
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </section>
  );
}
