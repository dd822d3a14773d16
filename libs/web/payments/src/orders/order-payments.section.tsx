import { Card, EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MorePages } from '../more-pages';
import { OrderPaymentRow } from './order-payment-row';
import { usePaidOrdersInfiniteQuery } from './paid-orders-api';

/** What was paid for orders, and what was given back, with the confirmation of each. */
export function OrderPaymentsSection() {
  const { t } = useTranslation('payments');
  const query = usePaidOrdersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const orders = query.data?.pages.flatMap((page) => page.orders);
  return (
    <Card component="section" aria-labelledby="orders-title">
      <h2 id="orders-title">{t('orders.title')}</h2>
      {orders ? (
        <ul>
          {orders.map((order) => (
            <OrderPaymentRow key={order.orderId} order={order} />
          ))}
        </ul>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
      {orders?.length === 0 ? (
        <EmptyState art="empty-orders" title={t('orders.none')} text={t('orders.noneText')} heading="h3" />
      ) : null}
      <MorePages query={query} label={t('orders.older')} />
      <p className="small muted">
        {t('orders.more')} <Link to="/me/orders">{t('toOrders')}</Link>
      </p>
    </Card>
  );
}
