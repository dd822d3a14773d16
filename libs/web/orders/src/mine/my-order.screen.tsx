import type { Order } from '@smachot/contracts';
import { useBackFromBank, useTitle } from '@smachot/web-platform';
import { Icon, PhoneText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { OrderLayout } from '../order/order-layout';
import { ToCalendar } from '../order/to-calendar';
import { useOrderScreen } from '../order/use-order-screen';
import type { LinkedAct } from '../linked/linked-acts';
import { PayAgain, PayPlannedRest, PayRest } from '../paying/pay-again';
import { OrderAgain } from './order-again';
import { OthersInstead } from './others-instead';
import { Receipt } from './receipt';
import styles from '../order/order.module.css';

type MoreProps = { order: Order; acts: readonly LinkedAct[]; onAct: (act: LinkedAct) => void };

/** Further actions: link the number to the guests, call, and visit the store's page. */
function More({ order, acts, onAct }: MoreProps) {
  const { t } = useTranslation('orders');
  const { businessPhone, businessName, partnerUsername } = order.store;
  return (
    <>
      {acts.includes('follow') ? (
        <button type="button" className={styles.move} onClick={() => onAct('follow')}>
          <Icon name="users" />
          <span className="grow">
            <b>{t('linked.do.follow')}</b>
            <small>{t('linked.followWhat')}</small>
          </span>
        </button>
      ) : null}
      {businessPhone ? (
        <a className={styles.move} href={`tel:${businessPhone}`}>
          <Icon name="phone" />
          <span className="grow">
            <b>
              {t('order.call')} <bdi>{businessName}</bdi>
            </b>
            <small>
              <PhoneText phone={businessPhone} />
            </small>
          </span>
        </a>
      ) : null}
      <ToCalendar order={order} />
      <OrderAgain order={order} />
      <Link className={styles.move} to={`/me/messages/new?order=${order.orderId}`}>
        <Icon name="chat" />
        <span className="grow">
          <b>{t('order.askStore')}</b>
        </span>
        <Icon name="next" />
      </Link>
      <Link className={styles.move} to={`/partner/${partnerUsername}`}>
        <Icon name="table" />
        <span className="grow">
          <b>{t('order.store')}</b>
          <small>
            <bdi>{businessName}</bdi>
          </small>
        </span>
        <Icon name="next" />
      </Link>
    </>
  );
}

/** A payment that needs the customer is shown first. */
function Unpaid({ order }: { order: Order }) {
  const { payment, following, plan } = order;
  if (payment.status === 'action_required') return <PayAgain order={order} />;
  if (plan?.status === 'action_required' || plan?.status === 'undecided')
    return <PayPlannedRest order={order} />;
  return following?.status === 'settling' ? <PayRest order={order} following={following} /> : null;
}

/** /me/orders/{orderId}: an order on the customer's side. */
export function MyOrderScreen() {
  const { t } = useTranslation('orders');
  const { orderId = '' } = useParams();
  const screen = useOrderScreen(orderId);
  useBackFromBank();
  const { order } = screen;
  const title = order?.orderSummary.partnerName ?? t('order.title');
  useTitle(title);
  return (
    <OrderLayout
      screen={screen}
      list="/me/orders"
      title={title}
      first={
        order ? (
          <>
            <Unpaid order={order} />
            <OthersInstead order={order} />
          </>
        ) : null
      }
      receipt={order ? <Receipt order={order} /> : null}
      more={order ? <More order={order} acts={screen.acts} onAct={screen.ask} /> : null}
    />
  );
}
