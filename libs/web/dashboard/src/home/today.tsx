import type { OrderCard } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import { now, useFormat, useLive } from '@smachot/web-platform';
import { Badge, Card, Icon, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrdersOfDayQuery } from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';

const SHOWN = 20;
/** Whoever has to be answered first stands first. */
const byClock = (a: OrderCard, b: OrderCard) => (a.respondBy ?? '').localeCompare(b.respondBy ?? '');

/** Orders that wait for an answer, and what is cooked today. */
export function Today() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: store } = useOwnStore();
  const { day } = wallTime(now());
  const fresh = { refetchOnMountOrArgChange: true };
  const waiting = useOrdersOfDayQuery({ query: { store, status: 'pending', limit: SHOWN } }, fresh);
  const today = useOrdersOfDayQuery(
    {
      query: {
        store,
        status: 'approved',
        from: atWallTime(day, '00:00').toISOString(),
        to: atWallTime(addDays(day, 1), '00:00').toISOString(),
        limit: SHOWN,
      },
    },
    fresh,
  );
  useLive('me', () => {
    void waiting.refetch();
    void today.refetch();
  });
  return (
    <Card component="section" aria-labelledby="hs-today" className="db-stack">
      <h2 id="hs-today">{t('today.title')}</h2>
      {waiting.data && today.data ? (
        <>
          <Orders
            title={t('today.waiting')}
            none={t('today.noneWaiting')}
            orders={[...waiting.data.orders].sort(byClock)}
          />
          <Orders title={t('today.events')} none={t('today.noneToday')} orders={today.data.orders} />
        </>
      ) : (
        <QueryStatus query={waiting.isError ? waiting : today} skeleton={<SkeletonRows count={3} />} />
      )}
    </Card>
  );
}

function Orders({ title, none, orders }: { title: string; none: string; orders: OrderCard[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { partnerUsername } = useOwnStore();
  return (
    <div>
      <h3 className="hs-h3">{title}</h3>
      {orders.length === 0 ? <p className="muted">{none}</p> : null}
      <ul className="hs-orders">
        {orders.map((order) => (
          <li key={order.orderId}>
            <Link to={`/dashboard/${partnerUsername}/orders/${order.orderId}`}>
              <span className="grow">
                <b>
                  <bdi>{order.customerName}</bdi>
                </b>
                <span className="small">
                  {format.dateTime(order.startsAt)} · {t('people', { count: order.participants })}
                </span>
                <span className="small muted">
                  <bdi>{order.menuName}</bdi>
                </span>
              </span>
              <span className="hs-order-end">
                <b>{format.shekels(order.price)}</b>
                {order.respondBy ? <Clock respondBy={order.respondBy} /> : null}
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How long the store may still answer. */
function Clock({ respondBy }: { respondBy: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const over = new Date(respondBy) <= now();
  return (
    <Badge tone={over ? 'bad' : 'accent'} icon="clock">
      {over ? t('today.over') : t('today.answer', { when: format.relative(respondBy) })}
    </Badge>
  );
}
