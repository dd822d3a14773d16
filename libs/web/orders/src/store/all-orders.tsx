import { OrderAsks, OrderStatus } from '@smachot/contracts';
import { useAddress, useDebouncedSearch } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  QueryStatus,
  SearchField,
  SkeletonRows,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FoundBookings } from '../bookings/found-bookings';
import { useOrdersInfiniteQuery } from '../orders-api';
import { MoreOrders } from '../parts/more-orders';
import { OrderRow } from '../parts/order-row';
import styles from '../orders.module.css';

const MAX_SEARCH = 60;

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

/** The filter and the search of the list, both in the address, and the orders they leave. */
const useFilteredOrders = (store: string) => {
  const [asked, setStatus] = useAddress('status', '');
  const search = useDebouncedSearch(MAX_SEARCH);
  const status = OrderStatus.safeParse(asked).data;
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
  const clear = () => {
    search.type('');
    setStatus(null);
  };
  const filter = status ?? asks ?? '';
  return {
    query,
    search,
    filter,
    setFilter: setStatus,
    isFiltered: filter !== '' || search.asked !== '',
    clear,
  };
};

function NoOrders({ store, onShowAll }: { store: string; onShowAll: (() => void) | null }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      art="empty-orders"
      title={t(onShowAll ? 'list.nobody' : 'store.empty')}
      text={onShowAll ? undefined : t('store.emptyText')}
      action={
        onShowAll ? (
          <Button kind="soft" onClick={onShowAll}>
            {t('list.showAll')}
          </Button>
        ) : (
          <Button kind="accent" icon="eye" to={`/partner/${store}`}>
            {t('store.seeStore')}
          </Button>
        )
      }
    />
  );
}

/** All orders of the store, by status and search. */
export function AllOrders({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('orders');
  const { query, search, filter, setFilter, isFiltered, clear } = useFilteredOrders(store);
  const orders = query.currentData?.pages.flatMap((page) => page.orders);
  return (
    <section className="ui-flow" aria-labelledby="orders-all">
      <h2 id="orders-all" className={styles.title}>
        {t('store.all')}
      </h2>
      <SearchField
        label={t('store.search')}
        placeholder={t('store.searchFor')}
        value={search.typed}
        onChange={search.type}
        shortcut
      />
      <StatusFilter status={filter} counts={query.data?.pages[0]?.counts ?? {}} onChange={setFilter} />
      {search.asked && !filter ? <FoundBookings store={store} base={base} words={search.asked} /> : null}
      {!orders ? (
        <QueryStatus query={query} skeleton={<SkeletonRows />} />
      ) : orders.length === 0 ? (
        <NoOrders store={store} onShowAll={isFiltered ? clear : null} />
      ) : (
        <ul className={clsx('card', styles.list)}>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} side="partner" to={`${base}/${order.orderId}`} />
          ))}
        </ul>
      )}
      <MoreOrders query={query} />
    </section>
  );
}
