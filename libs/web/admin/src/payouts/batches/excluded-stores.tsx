import type { ExcludedStore, PayoutBatchId } from '@smachot/contracts';
import { QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { More } from '../more';
import { useExcludedStoresInfiniteQuery } from '../payouts-api';
import { Sum } from '../sum';
import styles from '../payouts.module.css';

/** A store that a batch was planned without; its name leads to the record of the store. */
function ExcludedRow({ store: { partnerUsername, businessName, amount, reason } }: { store: ExcludedStore }) {
  const { t } = useTranslation('admin');
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link className="tap-line" to={`/admin-panel/partners/${partnerUsername}`}>
          <bdi>{businessName}</bdi>
        </Link>
        <span className="small">{t(`payouts.holds.${reason}`)}</span>
      </span>
      <b className={styles.end}>
        <Sum of={amount} />
      </b>
    </li>
  );
}

/** Stores that had something available when the batch was planned and are not in it, the largest sums first. */
export function ExcludedStores({ batchId }: { batchId: PayoutBatchId }) {
  const { t } = useTranslation('admin');
  const query = useExcludedStoresInfiniteQuery(batchId, { refetchOnMountOrArgChange: true });
  const stores = query.data?.pages.flatMap((page) => page.stores);
  if (!stores) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  return (
    <>
      <ul className={styles.rows} aria-label={t('payouts.states.excluded')}>
        {stores.map((store) => (
          <ExcludedRow key={store.partnerId} store={store} />
        ))}
      </ul>
      {stores.length === 0 ? <p className="muted">{t('payouts.noExcluded')}</p> : null}
      <More query={query} />
    </>
  );
}
