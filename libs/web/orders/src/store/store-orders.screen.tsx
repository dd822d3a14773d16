import { OrderAsks, OrderStatus, type OrderCard } from '@smachot/contracts';
import { useAddress, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  ChipRow,
  Choice,
  EmptyState,
  FilterChip,
  Page,
  PageHead,
  QueryStatus,
  SearchField,
  SkeletonRows,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FoundBookings } from '../bookings/found-bookings';
import { UpcomingBookings } from '../bookings/upcoming-bookings';
import { useOrdersInfiniteQuery } from '../orders-api';
import { MoreOrders } from '../parts/more-orders';
import { OrderRow } from '../parts/order-row';
import { useLiveOrders } from '../parts/use-live-orders';
import { ExportOrders, ExportShownOrders } from './export-orders';
import { CalendarFeed } from './calendar-feed';
import { OrdersCalendar } from './orders-calendar';
import { Today } from './today';
import { WaitingOrder } from './waiting-order';
import ordersStyles from '../orders.module.css';
import styles from './store-orders.screen.module.css';

const TYPING_MS = 300;

/** Debounced search, mirrored in `?q`. */
const useSearch = () => {
  const [asked, ask] = useAddress('q', '');
  const [typed, type] = useState(asked);
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => ask(typed.slice(0, 60)), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, ask]);
  return { typed, type, asked };
};

type FilterProps = {
  status: string;
  counts: Record<string, number>;
  onChange: (status: string | null) => void;
};

function StatusFilter({ status, counts, onChange }: FilterProps) {
  const { t } = useTranslation('orders');
  // statuses without orders are not offered, except the two of the daily work
  const offered = OrderStatus.options.filter(
    (one) => one === 'pending' || one === 'approved' || one === status || (counts[one] ?? 0) > 0,
  );
  return (
    <ChipRow label={t('list.filter')}>
      <FilterChip on={status === ''} onClick={() => onChange(null)}>
        {t('mine.all')}
      </FilterChip>
      {offered.map((one) => (
        <FilterChip key={one} on={one === status} count={counts[one] ?? 0} onClick={() => onChange(one)}>
          {t(`status.${one}`)}
        </FilterChip>
      ))}
      {OrderAsks.options.map((one) => (
        <FilterChip key={one} on={one === status} onClick={() => onChange(one)}>
          {t(`list.asks.${one}`)}
        </FilterChip>
      ))}
    </ChipRow>
  );
}

const byClock = (a: OrderCard, b: OrderCard) => (a.respondBy ?? '').localeCompare(b.respondBy ?? '');

function Waiting({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('orders');
  const query = useOrdersInfiniteQuery(
    { store, status: 'pending', limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const orders = query.data?.pages.flatMap((page) => page.orders).sort(byClock);
  if (orders?.length === 0) return null;
  return (
    <section className="ui-flow" aria-labelledby="orders-waiting">
      <div className="row">
        <h2 id="orders-waiting" className={clsx(ordersStyles.title, 'grow')}>
          {t('store.waiting')}
        </h2>
        {orders ? (
          <Badge tone="accent" icon="clock">
            {t('calendar.orders', { count: orders.length })}
          </Badge>
        ) : null}
      </div>
      {orders ? (
        orders.map((order) => (
          <WaitingOrder key={order.orderId} order={order} to={`${base}/${order.orderId}`} />
        ))
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </section>
  );
}

function AllOrders({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('orders');
  const [asked, setStatus] = useAddress('status', '');
  const search = useSearch();
  const known = OrderStatus.safeParse(asked);
  const status = known.success ? known.data : undefined;
  const asks = OrderAsks.safeParse(asked).data;
  const query = useOrdersInfiniteQuery(
    {
      store,
      limit: 50,
      ...(status ? { status } : {}),
      ...(asks ? { asks } : {}),
      ...(search.asked ? { q: search.asked } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const pages = query.currentData?.pages;
  const orders = pages?.flatMap((page) => page.orders);
  const filtered = status !== undefined || asks !== undefined || search.asked !== '';
  const clear = () => {
    search.type('');
    setStatus(null);
  };
  return (
    <section className="ui-flow" aria-labelledby="orders-all">
      <h2 id="orders-all" className={ordersStyles.title}>
        {t('store.all')}
      </h2>
      <SearchField
        label={t('store.search')}
        placeholder={t('store.searchFor')}
        value={search.typed}
        onChange={search.type}
        shortcut
      />
      <StatusFilter
        status={status ?? asks ?? ''}
        counts={query.data?.pages[0]?.counts ?? {}}
        onChange={setStatus}
      />
      {search.asked && !status && !asks ? (
        <FoundBookings store={store} base={base} words={search.asked} />
      ) : null}
      {!orders ? (
        <QueryStatus query={query} skeleton={<SkeletonRows />} />
      ) : orders.length === 0 ? (
        <EmptyState
          art="empty-orders"
          title={t(filtered ? 'list.nobody' : 'store.empty')}
          text={filtered ? undefined : t('store.emptyText')}
          action={
            filtered ? (
              <Button kind="soft" onClick={clear}>
                {t('list.showAll')}
              </Button>
            ) : (
              <Button kind="accent" icon="eye" to={`/partner/${store}`}>
                {t('store.seeStore')}
              </Button>
            )
          }
        />
      ) : (
        <ul className={clsx('card', ordersStyles.list)}>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} side="partner" to={`${base}/${order.orderId}`} />
          ))}
        </ul>
      )}
      <MoreOrders query={query} />
    </section>
  );
}

/** /dashboard/{storeUsername}/orders: the partner's orders. */
export function StoreOrdersScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '' } = useParams();
  useTitle(t('store.title'));
  useLiveOrders();
  const [view, setView] = useAddress<'list' | 'calendar'>('view', 'list');
  const base = `/dashboard/${storeUsername}/orders`;
  return (
    <Page>
      <PageHead
        title={t('store.title')}
        actions={
          view === 'calendar' ? (
            <ExportShownOrders store={storeUsername} />
          ) : (
            <ExportOrders store={storeUsername} />
          )
        }
      />
      <div className={styles.views}>
        <Choice
          label={t('store.view')}
          value={view === 'calendar' ? 'calendar' : 'list'}
          options={[
            { value: 'list', label: t('store.list'), icon: 'receipt' },
            { value: 'calendar', label: t('store.calendar'), icon: 'cal' },
          ]}
          onChange={setView}
        />
        <div className="row wrap">
          <Button kind="soft" icon="phone" to={`${base}/bookings/new`}>
            {t('bookings.add')}
          </Button>
          <Button kind="line" icon="table" to={`${base}/kitchen`}>
            {t('production.open')}
          </Button>
        </div>
      </div>
      {view === 'calendar' ? (
        <div className="ui-flow">
          <OrdersCalendar store={storeUsername} base={base} />
          <CalendarFeed store={storeUsername} />
        </div>
      ) : (
        <div className={styles.columns}>
          <div className={ordersStyles.column}>
            <Waiting store={storeUsername} base={base} />
            <UpcomingBookings store={storeUsername} base={base} />
            <AllOrders store={storeUsername} base={base} />
          </div>
          <div className={clsx(ordersStyles.column, styles.side)}>
            <Today store={storeUsername} base={base} />
          </div>
        </div>
      )}
    </Page>
  );
}
