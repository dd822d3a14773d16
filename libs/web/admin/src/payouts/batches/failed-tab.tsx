import { Card, EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { More } from '../more';
import { useFailedPayoutsInfiniteQuery } from '../payouts-api';
import { PayoutRow } from './payout-row';
import styles from '../payouts.module.css';

/** Payouts that the bank returned, the latest first. */
export function FailedTab() {
  const { t } = useTranslation('admin');
  const query = useFailedPayoutsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const payouts = query.data?.pages.flatMap((page) => page.payouts);
  if (!payouts) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  if (payouts.length === 0)
    return <EmptyState art="empty-orders" title={t('payouts.noFailed')} text={t('payouts.noFailedText')} />;
  return (
    <Card component="section" className={styles.stack} aria-label={t('payouts.tab.failed')}>
      <p className="muted">{t('payouts.failedText')}</p>
      <ul className={styles.rows}>
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </ul>
      <More query={query} />
    </Card>
  );
}
