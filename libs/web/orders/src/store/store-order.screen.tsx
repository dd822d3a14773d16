import type { Order, OrderId } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderLayout } from '../order/order-layout';
import { ToCalendar } from '../order/to-calendar';
import { useOrderScreen } from '../order/use-order-screen';
import { ActionLink, CallAction } from '../parts/more-actions';
import { OrderProposal } from '../proposals/order-proposal';
import { DecideRest } from '../plan/decide-rest';
import { OrderIncome } from './order-income';
import ordersStyles from '../orders.module.css';

const nameOf = ({ customer }: Order) => `${customer.firstName} ${customer.lastName}`.trim();

function More({ order, base }: { order: Order; base: string }) {
  const { t } = useTranslation('orders');
  const { phoneNumber, firstName } = order.customer;
  return (
    <>
      {phoneNumber ? (
        <CallAction phone={phoneNumber} name={firstName} />
      ) : order.status === 'pending' ? (
        <p className={ordersStyles.policyNote}>
          <Icon name="info" size={16} />
          <span>{t('order.phoneLater')}</span>
        </p>
      ) : null}
      <ActionLink
        icon="chat"
        title={t('order.writeCustomer')}
        to={`../../messages/new?order=${order.orderId}`}
        fromHere
      />
      <ActionLink
        icon="file"
        title={t('kitchen.title')}
        note={t('kitchen.what')}
        to={`${base}/${order.orderId}/kitchen`}
      />
      <OrderProposal orderId={order.orderId} side="partner" />
      <ToCalendar order={order} />
    </>
  );
}

/** /dashboard/{storeUsername}/orders/{orderId}: an order on the partner's side. */
export function StoreOrderScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '', orderId = '' } = useParams<{ storeUsername: string; orderId: OrderId }>();
  const base = `/dashboard/${storeUsername}/orders`;
  const screen = useOrderScreen(orderId);
  const { order } = screen;
  const title = order ? nameOf(order) : t('order.title');
  useTitle(title);
  return (
    <OrderLayout
      screen={screen}
      list={base}
      title={title}
      first={order ? <DecideRest order={order} /> : null}
      income={order ? <OrderIncome order={order} /> : null}
      more={order ? <More order={order} base={base} /> : null}
      openDetails
    />
  );
}
