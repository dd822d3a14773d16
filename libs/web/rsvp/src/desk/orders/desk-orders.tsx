import type { EventId, EventOrder, Language, LinkedOrder } from '@smachot/contracts';
import { menuNameIn } from '@smachot/i18n';
import { isolate } from '@smachot/kernel';
import { useFormat, useLive } from '@smachot/web-platform';
import { Badge, Button, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrdersOfGuestsQuery } from './desk-orders-api';
import deskStyles from '../desk.module.css';
import styles from './desk-orders.module.css';

/** The facts of a linked order: its guest count, its sum, and the date until which the count may change. */
const useFacts = () => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return ({ status, agreedParticipants, paidParticipants, estimate, settled, cutOffAt }: LinkedOrder) => {
    const difference = estimate?.difference ?? 0;
    const sum = isolate(format.shekels(Math.abs(difference)));
    const final = settled?.participants ?? (status === 'locked' ? paidParticipants : agreedParticipants);
    if (!estimate || status !== 'following')
      return { number: t('orders.guests', { count: final }), money: null, until: t('orders.final') };
    return {
      number: t('orders.guests', { count: estimate.participants }),
      money: `${isolate(format.shekels(estimate.price))} · ${
        difference === 0 ? t('orders.same') : t(difference > 0 ? 'orders.toPay' : 'orders.toReturn', { sum })
      }`,
      until: t('orders.until', { when: format.dateTime(cutOffAt) }),
    };
  };
};

/** A badge on an order that waits for an action of the customer or of the business. */
function Waits({ following: { status, payBy, amendment, event } }: EventOrder) {
  const { t } = useTranslation('rsvp');
  if (status === 'settling' && payBy !== null)
    return (
      <Badge tone="bad" icon="card">
        {t('orders.unpaid')}
      </Badge>
    );
  if (event.moved)
    return (
      <Badge tone="warn" icon="cal">
        {t('orders.moved')}
      </Badge>
    );
  if (status !== 'following' || amendment?.status !== 'proposed') return null;
  return (
    <Badge tone="warn" icon="clock">
      {t('orders.asked', { count: amendment.participants })}
    </Badge>
  );
}

function OrderOfGuests({ order }: { order: EventOrder }) {
  const { i18n } = useTranslation('rsvp');
  const { number, money, until } = useFacts()(order.following);
  return (
    <li>
      <Link className={styles.order} to={`/me/orders/${order.orderId}`}>
        <span className="grow">
          <b>{isolate(order.partnerName)}</b>
          <span className="small muted">{isolate(menuNameIn(order, i18n.language as Language))}</span>
          <span className="small">
            <strong>{number}</strong>
            {money === null ? null : ` · ${money}`}
          </span>
          <span className="small muted">{until}</span>
          <Waits {...order} />
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

type Props = {
  eventId: EventId;
  /** There are guests to order for. */
  offers: boolean;
};

/** The orders whose quantity follows the confirmed guests, with the price of one more guest; without orders, a link to the businesses. */
export function DeskOrders({ eventId, offers }: Props) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { data, refetch } = useOrdersOfGuestsQuery({ params: { eventId } });
  // A business's answer is announced to its customer, not on the event's topic.
  useLive('me', () => void refetch());
  if (!data || (data.orders.length === 0 && !offers)) return null;
  return (
    <section
      className={clsx('card', deskStyles.panel, styles.orders, deskStyles.second)}
      aria-labelledby="desk-orders"
    >
      <h2 id="desk-orders">{t('orders.title')}</h2>
      {data.oneMoreGuest === null ? null : (
        <p className={styles.more}>
          <span>{t('orders.oneMore')}</span>
          <b>{isolate(format.shekels(data.oneMoreGuest))}</b>
        </p>
      )}
      {data.orders.length > 0 ? (
        <ul>
          {data.orders.map((order) => (
            <OrderOfGuests key={order.orderId} order={order} />
          ))}
        </ul>
      ) : (
        <>
          <p className="small muted">{t('orders.none')}</p>
          {/* the search continues with the event of this desk */}
          <Button kind="ghost" iconEnd="next" to="/">
            {t('orders.browse')}
          </Button>
        </>
      )}
    </section>
  );
}
