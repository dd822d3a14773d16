import type { AdminOrder } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import {
  Button,
  EmptyState,
  LongCode,
  Ltr,
  PhoneText,
  QueryStatus,
  SkeletonForm,
  SkeletonRows,
  SumText,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useRefundableQuery } from '../acts/acts-api';
import { Facts, Part } from '../lists/facts';
import { ScreenFrame } from '../lists/list-screen';
import { useAdminOrdersInfiniteQuery } from '../lists/lists-api';
import { NewestActs } from '../lists/newest';
import { OrderState } from '../lists/state-badges';
import { When } from '../lists/when';
import { Notes } from '../notes/notes';
import { Refundable } from '../refunds/refund-order';
import '../texts';
import styles from '../lists/lists.module.css';

type Props = { order: AdminOrder };

function What({ order }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Part
      title={t('lists.parts.order')}
      action={
        <Button kind="soft" to={`/dashboard/${order.partnerUsername}/orders/${order.orderId}`}>
          {t('lists.parts.toOrder')}
        </Button>
      }
    >
      <div>
        <OrderState status={order.status} />
      </div>
      <Facts
        items={[
          { name: t('lists.columns.startsAt'), value: <When at={order.startsAt} /> },
          { name: t('lists.columns.placed'), value: <When at={order.createdAt} /> },
          { name: t('lists.columns.menu'), value: <bdi>{order.menuName}</bdi> },
          { name: t('lists.columns.participants'), value: <Ltr>{order.participants}</Ltr> },
          { name: t('lists.columns.address'), value: order.address ? <bdi>{order.address}</bdi> : '–' },
          { name: t('lists.columns.id'), value: <LongCode className="small">{order.orderId}</LongCode> },
        ]}
      />
    </Part>
  );
}

function Sides({ order }: Props) {
  const { t } = useTranslation('admin');
  const { partnerId, partnerName, userId, customerName, customerPhone } = order;
  return (
    <Part title={t('lists.parts.sides')}>
      <Facts
        items={[
          {
            name: t('lists.columns.partner'),
            value: (
              <Link className="tap-line" to={`/admin-panel/partners/${partnerId}`}>
                <bdi>{partnerName}</bdi>
              </Link>
            ),
          },
          {
            name: t('lists.columns.customer'),
            value: (
              <Link className="tap-line" to={`/admin-panel/users/${userId}`}>
                <bdi>{customerName || t('lists.erased')}</bdi>
              </Link>
            ),
          },
          {
            name: t('lists.columns.phone'),
            value: customerPhone ? <PhoneText phone={customerPhone} /> : '–',
          },
        ]}
      />
    </Part>
  );
}

function Money({ order }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('lists.columns.payment')}>
      <div>{t(`lists.states.payments.${order.paymentStatus}`)}</div>
      <Facts
        items={[
          { name: t('lists.columns.price'), value: <SumText shekels={order.price} /> },
          { name: t('lists.columns.captured'), value: <SumText shekels={order.captured} /> },
          { name: t('lists.columns.refunded'), value: <SumText shekels={order.refunded} /> },
        ]}
      />
    </Part>
  );
}

/** What can be given back of the order by hand, and the form that does it. */
function Refund({ order: { code } }: Props) {
  const { t } = useTranslation('admin');
  const query = useRefundableQuery({ params: { code } });
  return (
    <Part title={t('refunds.new')}>
      {query.data ? (
        <Refundable order={query.data} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </Part>
  );
}

function Order({ order }: Props) {
  const { t } = useTranslation('admin');
  const title = t('refunds.ofOrder', { code: order.code });
  useTitle(title);
  return (
    <ScreenFrame title={<bdi>{title}</bdi>} back="/admin-panel/orders">
      <div className={styles.parts}>
        <What order={order} />
        <Sides order={order} />
        <Money order={order} />
        <Notes about={{ orderId: order.orderId }} gone={order.customerPhone === null} />
        {order.captured > 0 ? <Refund order={order} /> : null}
        <NewestActs filter={{ about: order.orderId }} />
      </div>
    </ScreenFrame>
  );
}

/** /admin-panel/orders/{orderId}: one order, its sides, its money and what admins did. Reading it is in the audit log. */
export function OrderScreen() {
  const { orderId = '' } = useParams();
  const { t } = useTranslation('admin');
  const query = useAdminOrdersInfiniteQuery({ q: orderId });
  if (!query.currentData)
    return <QueryStatus query={query} heading="h1" skeleton={<SkeletonForm fields={6} />} />;
  const order = query.currentData.pages[0]?.orders[0];
  if (!order) return <EmptyState art="empty-search" title={t('lists.none.orders')} />;
  return <Order order={order} />;
}
