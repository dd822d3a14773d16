import type { AdminOrder } from '@smachot/contracts';
import { Ltr, SumText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../lists/rows';
import { OrderState } from '../lists/state-badges';
import { When } from '../lists/when';

export const orderPath = ({ orderId }: Pick<AdminOrder, 'orderId'>) => `/admin-panel/orders/${orderId}`;

export const useOrderColumns = (): [Column<AdminOrder>, ...Column<AdminOrder>[]] => {
  const { t } = useTranslation('admin');
  return [
    { key: 'code', title: t('lists.columns.code'), cell: ({ code }) => <Ltr>{code}</Ltr> },
    { key: 'state', title: t('lists.columns.state'), cell: ({ status }) => <OrderState status={status} /> },
    {
      key: 'payment',
      title: t('lists.columns.payment'),
      cell: ({ paymentStatus }) => t(`lists.states.payments.${paymentStatus}`),
    },
    {
      key: 'partner',
      title: t('lists.columns.partner'),
      cell: ({ partnerId, partnerName }) => (
        <Link className="tap-line" to={`/admin-panel/partners/${partnerId}`}>
          <bdi>{partnerName}</bdi>
        </Link>
      ),
    },
    {
      key: 'customer',
      title: t('lists.columns.customer'),
      cell: ({ userId, customerName }) => (
        <Link className="tap-line" to={`/admin-panel/users/${userId}`}>
          <bdi>{customerName || t('lists.erased')}</bdi>
        </Link>
      ),
    },
    { key: 'startsAt', title: t('lists.columns.startsAt'), cell: ({ startsAt }) => <When at={startsAt} /> },
    { key: 'price', title: t('lists.columns.price'), cell: ({ price }) => <SumText shekels={price} /> },
    { key: 'created', title: t('lists.columns.placed'), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
};
