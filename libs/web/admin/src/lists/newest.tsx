import { Button, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import type { AdminOrderFilter, AuditFilter } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { orderPath } from '../orders/order-columns';
import { Sentence } from '../audit/sentence';
import { Part, PartList } from './facts';
import { queryOf } from './filters';
import { useAdminOrdersInfiniteQuery, useAuditEntriesInfiniteQuery } from './lists-api';
import { OrderState } from './state-badges';
import { ReasonWords } from './reason-words';
import { When } from './when';

const SHOWN = 5;

/** The newest orders of a person or a store, and the way to all of them. */
export function NewestOrders({ filter }: { filter: AdminOrderFilter }) {
  const { t } = useTranslation('admin');
  const query = useAdminOrdersInfiniteQuery(filter);
  const orders = query.currentData?.pages[0]?.orders;
  return (
    <Part
      title={t('lists.titles.orders')}
      action={
        <Button kind="soft" to={`/admin-panel/orders?${queryOf(filter)}`}>
          {t('lists.parts.allOrders')}
        </Button>
      }
    >
      {orders ? (
        <PartList
          items={orders.slice(0, SHOWN)}
          none={t('lists.none.orders')}
          keyOf={({ orderId }) => orderId}
        >
          {(order) => (
            <>
              <Link to={orderPath(order)}>
                <bdi dir="ltr">{order.code}</bdi>
              </Link>{' '}
              <OrderState status={order.status} /> <When at={order.createdAt} />
            </>
          )}
        </PartList>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </Part>
  );
}

/** The newest entries of the audit log about a person or a thing, and the way to all of them. */
export function NewestActs({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('admin');
  const query = useAuditEntriesInfiniteQuery(filter);
  const entries = query.currentData?.pages[0]?.entries;
  return (
    <Part
      title={t('lists.titles.audit')}
      action={
        <Button kind="soft" to={`/admin-panel/audit?${queryOf(filter)}`}>
          {t('lists.parts.allActs')}
        </Button>
      }
    >
      {entries ? (
        <PartList items={entries.slice(0, SHOWN)} none={t('lists.none.audit')} keyOf={({ id }) => id}>
          {(entry) => (
            <>
              <When at={entry.at} /> · <Sentence entry={entry} />
              {entry.reason ? (
                <>
                  {': '}
                  <ReasonWords reason={entry.reason} />
                </>
              ) : null}
            </>
          )}
        </PartList>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
    </Part>
  );
}
