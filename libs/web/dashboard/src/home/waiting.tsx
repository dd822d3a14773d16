import type { Language, WaitingOrder } from '@smachot/contracts';
import { menuNameIn } from '@smachot/i18n';
import { useFormat, useUnreadThreads } from '@smachot/web-platform';
import { Badge, Card, Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { FirstSteps } from './first-steps';
import { firstStepsOf } from './readiness';
import { useClock } from './use-store-home';
import { useWants } from './use-wants';
import dashboardStyles from '../dashboard.module.css';
import homeStyles from './home.module.css';

/** The crew's pending items: orders and change requests, the first to expire on top, then unread conversations. */
export function Waiting({ orders, steps }: { orders: WaitingOrder[]; steps: boolean }) {
  const { t } = useTranslation('dashboard');
  const { partnerId, partnerUsername } = useOwnStore();
  const { stores } = useUnreadThreads(partnerId);
  const ready = firstStepsOf(useWants()).length === 0;
  const unread = stores.find((one) => one.partnerUsername === partnerUsername)?.unread ?? 0;
  return (
    <Card component="section" aria-labelledby="hs-waiting" className={dashboardStyles.stack}>
      <h2 id="hs-waiting">{t('waiting.title')}</h2>
      {steps ? <FirstSteps /> : null}
      {ready && orders.length + unread === 0 ? <p className="muted">{t('waiting.none')}</p> : null}
      {orders.length > 0 ? (
        <ul className={homeStyles.orders}>
          {orders.map((order) => (
            <Row key={`${order.orderId}${order.asks}`} order={order} />
          ))}
        </ul>
      ) : null}
      {unread > 0 ? (
        <ul className={homeStyles.orders}>
          <li>
            <Link to={`/dashboard/${partnerUsername}/messages`}>
              <Icon name="chat" />
              <b className="grow">{t('waiting.threads', { count: unread })}</b>
              <Icon name="next" />
            </Link>
          </li>
        </ul>
      ) : null}
    </Card>
  );
}

function Row({ order }: { order: WaitingOrder }) {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const { partnerUsername } = useOwnStore();
  return (
    <li>
      <Link to={`/dashboard/${partnerUsername}/orders/${order.orderId}`}>
        <span className="grow">
          <b>
            <bdi>{order.customerName}</bdi>
          </b>
          <span className="small">
            {format.dateTime(order.startsAt)} · {t('people', { count: order.participants })}
          </span>
          <span className="small muted">
            {t(`waiting.${order.asks}`)} · <bdi>{menuNameIn(order, i18n.language as Language)}</bdi>
          </span>
          <span className={homeStyles.orderEnd}>
            <b>{format.shekels(order.price)}</b>
            {order.until ? <Clock until={order.until} asks={order.asks} /> : null}
          </span>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

/** How long the store may still answer. */
function Clock({ until, asks }: { until: string; asks: WaitingOrder['asks'] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const over = new Date(until) <= useClock();
  return (
    <Badge tone={over ? 'bad' : 'accent'} icon="clock">
      {over
        ? t('waiting.over')
        : t(asks === 'rest' ? 'waiting.decideUntil' : 'waiting.until', { when: format.relative(until) })}
    </Badge>
  );
}
