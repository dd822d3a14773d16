import { useAddress, useTitle } from '@smachot/web-platform';
import {
  ChipRow,
  EmptyState,
  FilterChip,
  Button,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useManualRefundsInfiniteQuery, type RefundList } from '../acts/acts-api';
import { RefundOrder } from './refund-order';
import { RefundRow } from './refund-row';
import '../texts';
import styles from '../acts/acts.module.css';

const LISTS: readonly RefundList[] = ['waiting', 'decided'];

/** /admin-panel/refunds: refunds by hand, those that wait for a second admin first. */
export function RefundsScreen() {
  const { t } = useTranslation('admin');
  const [state, setState] = useAddress<RefundList>('state', 'waiting');
  const shown = state === 'decided' ? 'decided' : 'waiting';
  useTitle(t('refunds.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('refunds.title')} note={t('refunds.note')} back="/admin-panel" />
      <div className={styles.screen}>
        <RefundOrder />
        <ChipRow label={t('refunds.which')}>
          {LISTS.map((one) => (
            <FilterChip key={one} on={one === shown} onClick={() => setState(one)}>
              {t(`refunds.list.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <Refunds key={shown} state={shown} />
      </div>
    </Page>
  );
}

function Refunds({ state }: { state: RefundList }) {
  const { t } = useTranslation('admin');
  const query = useManualRefundsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const refunds = query.data.pages.flatMap((page) => page.refunds);
  if (!refunds.length) return <EmptyState art="empty-orders" title={t(`refunds.none.${state}`)} />;
  return (
    <>
      <ul className={styles.rows} aria-label={t(`refunds.list.${state}`)}>
        {refunds.map((refund) => (
          <RefundRow key={refund._id} refund={refund} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
