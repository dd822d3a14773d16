import type { Language, WaitingOrder, WaitingThings } from '@smachot/contracts';
import { menuNameIn } from '@smachot/i18n';
import { useFormat } from '@smachot/web-platform';
import { Badge, Card, Icon, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { PLACES } from '../shell/places';
import { FirstSteps } from './first-steps';
import { useClock } from './use-store-home';
import { type StoreWaiting, useWaiting } from './use-waiting';
import { KINDS } from './waiting-kinds';
import dashboardStyles from '../dashboard.module.css';
import homeStyles from './home.module.css';

/** Everything that waits for the reader: the steps to the first order, orders with the first to expire on top, then all other kinds. */
export function Waiting({ steps }: { steps: boolean }) {
  const { t } = useTranslation('dashboard');
  const query = useWaiting({ refetchOnMountOrArgChange: true });
  return (
    <Card component="section" aria-labelledby="hs-waiting" className={dashboardStyles.stack}>
      <h2 id="hs-waiting">{t('waiting.title')}</h2>
      {steps ? <FirstSteps /> : null}
      {query.currentData ? (
        <Things waiting={query.currentData} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Card>
  );
}

function Things({ waiting: { orders, others, steps } }: { waiting: StoreWaiting }) {
  const { t } = useTranslation('dashboard');
  if (orders.length + others.length === 0)
    return steps.length === 0 ? <p className="muted">{t('waiting.none')}</p> : null;
  return (
    <ul className={homeStyles.orders}>
      {orders.map((order) => (
        <OrderRow key={`${order.orderId}${order.asks}`} order={order} />
      ))}
      {others.map((things) => (
        <KindRow key={things.kind} things={things} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: WaitingOrder }) {
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
            {order.until ? (
              <Clock until={order.until} words={order.asks === 'rest' ? 'decideUntil' : 'until'} />
            ) : null}
          </span>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

/** Things of one kind, with the way to where they are done. */
function KindRow({ things: { kind, count, until, reason } }: { things: WaitingThings }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const { place, chosen = '', clock } = KINDS[kind];
  const { path, icon } = PLACES.find(({ id }) => id === place)!;
  return (
    <li>
      <Link to={`/dashboard/${partnerUsername}/${path}${chosen}`}>
        <Icon name={icon} />
        <span className={clsx('grow', homeStyles.orderEnd)}>
          <span>
            <b>{t(`waiting.kinds.${kind}`, { count })}</b>
            {reason ? (
              <span className="small muted">
                {' '}
                <bdi className="lines">{reason}</bdi>
              </span>
            ) : null}
          </span>
          {until ? <Clock until={until} words={clock} /> : null}
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

/** How long there is. */
function Clock({
  until,
  words,
}: {
  until: string;
  words: 'decideUntil' | (typeof KINDS)['bookings']['clock'];
}) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const over = new Date(until) <= useClock();
  return (
    <Badge tone={over ? 'bad' : 'accent'} icon="clock">
      {over ? t('waiting.over') : t(`waiting.${words}`, { when: format.relative(until) })}
    </Badge>
  );
}
