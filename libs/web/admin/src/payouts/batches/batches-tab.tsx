import type { PayoutBatch, PayoutBatchId } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import { useAddress, useFormat } from '@smachot/web-platform';
import { EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { More } from '../more';
import { usePayoutBatchesInfiniteQuery } from '../payouts-api';
import { Sum } from '../sum';
import { BatchPane } from './batch-pane';
import { BatchState } from './batch-state';
import styles from '../payouts.module.css';

function BatchLink({ batch, current }: { batch: PayoutBatch; current: boolean }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <Link
      className={styles.item}
      to={{ search: `?batch=${batch.id}` }}
      replace
      preventScrollReset
      aria-current={current ? 'true' : undefined}
    >
      <span className={styles.itemText}>
        <b>{format.dayAndDate(atWallTime(batch.day, '10:00'))}</b>
        <span className="small muted">
          {t('payouts.payouts', { count: batch.payouts.count })} · <Sum of={batch.payouts.total} />
        </span>
      </span>
      <BatchState batch={batch} />
    </Link>
  );
}

type ListProps = { batches: readonly PayoutBatch[]; current: PayoutBatchId };

/** The weeks, the newest first; the one of the address, else the newest, is beside them. */
function Batches({ batches, current }: ListProps) {
  const { t } = useTranslation('admin');
  return (
    <nav className={styles.list} aria-label={t('payouts.batches')}>
      {batches.map((batch) => (
        <BatchLink key={batch.id} batch={batch} current={batch.id === current} />
      ))}
    </nav>
  );
}

export function BatchesTab() {
  const { t } = useTranslation('admin');
  const [chosen] = useAddress('batch', '');
  const query = usePayoutBatchesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const batches = query.data?.pages.flatMap((page) => page.batches);
  if (!batches) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const current = chosen || batches[0]?.id;
  if (!current)
    return <EmptyState art="empty-orders" title={t('payouts.noBatches')} text={t('payouts.noBatchesText')} />;
  return (
    <div className={styles.work}>
      <div className={styles.stack}>
        <Batches batches={batches} current={current} />
        <More query={query} />
      </div>
      <BatchPane key={current} batchId={current} />
    </div>
  );
}
