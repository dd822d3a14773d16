import type { OrderCard } from '@smachot/contracts';
import { useAddress, useTitle } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrdersInfiniteQuery } from '../orders-api';
import { MoreOrders } from '../parts/more-orders';
import { OrderRow } from '../parts/order-row';
import { useLiveOrders } from '../parts/use-live-orders';
import { countGroups, groupOrders, SHOWN, type Shown } from './order-groups';
import styles from '../orders.module.css';

type GroupProps = { group: Exclude<Shown, 'all'>; orders: OrderCard[] };

function Group({ group, orders }: GroupProps) {
  const { t } = useTranslation('orders');
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={`orders-${group}`} className="ui-flow">
      <h2 id={`orders-${group}`} className={styles.title}>
        {t(`mine.${group}`)}
      </h2>
      <ul className={clsx('card', styles.list)}>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} side="customer" to={`/me/orders/${order.orderId}`} />
        ))}
      </ul>
    </section>
  );
}

/** The customer's orders in their groups; which of them are shown is in the address. */
const useMyOrders = () => {
  const [shown, setShown] = useAddress<Shown>('show', 'all');
  const query = useOrdersInfiniteQuery({ limit: 100 }, { refetchOnMountOrArgChange: true });
  const pages = query.data?.pages;
  const groups = groupOrders(pages?.flatMap(({ orders }) => orders) ?? []);
  const wanted = SHOWN.includes(shown) ? shown : 'all';
  const visible = (['waiting', 'upcoming', 'past'] as const).filter(
    (group) => wanted === 'all' || wanted === group,
  );
  return {
    query,
    counts: countGroups(pages?.at(-1)?.counts ?? {}),
    groups,
    wanted,
    visible,
    nothing: visible.every((group) => groups[group].length === 0),
    setShown,
  };
};

function NoOrders() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      art="empty-orders"
      title={t('mine.empty')}
      text={t('mine.emptyText')}
      action={
        <Button kind="accent" icon="search" to="/">
          {t('mine.browse')}
        </Button>
      }
    />
  );
}

function NothingShown({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      art="empty-orders"
      title={t('list.nobody')}
      action={
        <Button kind="soft" onClick={onShowAll}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}

function Groups({ mine }: { mine: ReturnType<typeof useMyOrders> }) {
  const { t } = useTranslation('orders');
  const { query, counts, groups, wanted, visible, nothing, setShown } = mine;
  return (
    <>
      <ChipRow label={t('list.filter')}>
        {SHOWN.map((one) => (
          <FilterChip key={one} on={one === wanted} count={counts[one]} onClick={() => setShown(one)}>
            {t(`mine.${one}`)}
          </FilterChip>
        ))}
      </ChipRow>
      {nothing && !query.hasNextPage ? (
        <NothingShown onShowAll={() => setShown(null)} />
      ) : (
        visible.map((group) => <Group key={group} group={group} orders={groups[group]} />)
      )}
      <MoreOrders query={query} />
    </>
  );
}

/** /me/orders: the customer's orders: pending, upcoming and past. */
export function MyOrdersScreen() {
  const { t } = useTranslation('orders');
  useTitle(t('mine.title'));
  useLiveOrders();
  const mine = useMyOrders();
  const { query, counts, nothing } = mine;
  return (
    <Page width="narrow">
      <PageHead title={t('mine.title')} back="/me" />
      <p>
        <Link className="tap-line" to="/me/proposals">
          {t('myOffers.title')}
        </Link>
      </p>
      {!query.data ? (
        <QueryStatus query={query} skeleton={<SkeletonRows />} />
      ) : counts.all === 0 && nothing ? (
        <NoOrders />
      ) : (
        <Groups mine={mine} />
      )}
    </Page>
  );
}
