import type { Order } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Icon, PhoneText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { OrderLayout } from '../order/order-layout';
import { ToCalendar } from '../order/to-calendar';
import { useOrderScreen } from '../order/use-order-screen';
import { DecideRest } from '../plan/decide-rest';
import { OrderIncome } from './order-income';
import ordersStyles from '../orders.module.css';
import orderStyles from '../order/order.module.css';

const nameOf = ({ customer }: Order) => `${customer.firstName} ${customer.lastName}`.trim();

function More({ order, base }: { order: Order; base: string }) {
  const { t } = useTranslation('orders');
  const { phoneNumber, firstName } = order.customer;
  return (
    <>
      {phoneNumber ? (
        <a className={orderStyles.move} href={`tel:${phoneNumber}`}>
          <Icon name="phone" />
          <span className="grow">
            <b>
              {t('order.call')} <bdi>{firstName}</bdi>
            </b>
            <small>
              <PhoneText phone={phoneNumber} />
            </small>
          </span>
        </a>
      ) : order.status === 'pending' ? (
        <p className={ordersStyles.policyNote}>
          <Icon name="info" size={16} />
          <span>{t('order.phoneLater')}</span>
        </p>
      ) : null}
      <Link className={orderStyles.move} relative="path" to={`../../messages/new?order=${order.orderId}`}>
        <Icon name="chat" />
        <span className="grow">
          <b>{t('order.writeCustomer')}</b>
        </span>
        <Icon name="next" />
      </Link>
      <Link className={orderStyles.move} to={`${base}/${order.orderId}/kitchen`}>
        <Icon name="file" />
        <span className="grow">
          <b>{t('kitchen.title')}</b>
          <small>{t('kitchen.what')}</small>
        </span>
        <Icon name="next" />
      </Link>
      <ToCalendar order={order} />
    </>
  );
}

/** /dashboard/{storeUsername}/orders/{orderId}: an order on the partner's side. */
export function StoreOrderScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '', orderId = '' } = useParams();
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
