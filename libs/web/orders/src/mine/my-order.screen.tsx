import type { Order, OrderId } from '@smachot/contracts';
import { useBackFromBank, useTitle } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderLayout } from '../order/order-layout';
import { ToCalendar } from '../order/to-calendar';
import { useOrderScreen } from '../order/use-order-screen';
import type { LinkedAct } from '../linked/linked-acts';
import { ActionButton, ActionLink, CallAction } from '../parts/more-actions';
import { PayAgain, PayPlannedRest, PayRest } from '../paying/pay-again';
import { OrderProposal } from '../proposals/order-proposal';
import { OrderAgain } from './order-again';
import { OthersInstead } from './others-instead';
import { Receipt } from './receipt';

type MoreProps = { order: Order; acts: readonly LinkedAct[]; onAct: (act: LinkedAct) => void };

/** Further actions: link the number to the guests, call, and visit the store's page. */
function More({ order, acts, onAct }: MoreProps) {
  const { t } = useTranslation('orders');
  const { businessPhone, businessName, partnerUsername } = order.store;
  return (
    <>
      {acts.includes('follow') ? (
        <ActionButton
          icon="users"
          title={t('linked.do.follow')}
          note={t('linked.followWhat')}
          onClick={() => onAct('follow')}
        />
      ) : null}
      {businessPhone ? <CallAction phone={businessPhone} name={businessName} /> : null}
      <ToCalendar order={order} />
      <OrderProposal orderId={order.orderId} side="customer" />
      <OrderAgain order={order} />
      {order.status === 'done' ? (
        <ActionLink
          icon="star"
          title={t('order.review')}
          to={`/me/reviews?order=${encodeURIComponent(order.orderId)}`}
        />
      ) : null}
      <ActionLink icon="chat" title={t('order.askStore')} to={`/me/messages/new?order=${order.orderId}`} />
      <ActionLink
        icon="table"
        title={t('order.store')}
        note={<bdi>{businessName}</bdi>}
        to={`/partner/${partnerUsername}`}
      />
      <ActionLink
        icon="send"
        title={t('order.updates')}
        to={`/partner/${partnerUsername}/updates?from=order`}
      />
    </>
  );
}

/** A payment that needs the customer is shown first. */
function Unpaid({ order }: { order: Order }) {
  const { payment, following: linkedOrder, plan } = order;
  if (payment.status === 'action_required') return <PayAgain order={order} />;
  if (plan?.status === 'action_required' || plan?.status === 'undecided')
    return <PayPlannedRest order={order} />;
  return linkedOrder?.status === 'settling' ? <PayRest order={order} linkedOrder={linkedOrder} /> : null;
}

/** /me/orders/{orderId}: an order on the customer's side. */
export function MyOrderScreen() {
  const { t } = useTranslation('orders');
  const { orderId = '' } = useParams<{ orderId: OrderId }>();
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
