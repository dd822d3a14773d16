import type { Payout } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import { useAddress, useFormat } from '@smachot/web-platform';
import { Card, EmptyState, Ltr, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { More } from './more';
import { PayoutDialog } from './payout.dialog';
import { PayoutReasonText, PayoutState } from './payout-state';
import { useStorePayoutsInfiniteQuery } from './payments-api';
import { Sum } from './sum';
import dashboardStyles from '../dashboard.module.css';
import styles from './payments.module.css';

function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const search = new URLSearchParams(useLocation().search);
  search.set('payout', payout.id);
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <Link className="tap-line" to={{ search: search.toString() }} preventScrollReset>
          {format.dayAndDate(atWallTime(payout.day, '10:00'))}
        </Link>
        <span className="small muted">
          {t('payments.reference')} <Ltr>{payout.reference}</Ltr>
        </span>
        <PayoutReasonText payout={payout} />
      </span>
      <span className={styles.amounts}>
        <Sum of={payout.amount} className={styles.amount} />
        <PayoutState status={payout.status} />
      </span>
    </li>
  );
}

/** What was paid out to the store, the newest first. */
export function Payouts() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const [payoutId, setPayout] = useAddress('payout', '');
  const query = useStorePayoutsInfiniteQuery({ partner }, { refetchOnMountOrArgChange: true });
  const payouts = query.currentData?.pages.flatMap((page) => page.payouts);
  return (
    <Card component="section" aria-labelledby="pm-payouts" className={dashboardStyles.stack}>
      <h2 id="pm-payouts">{t('payments.view.payouts')}</h2>
      {!payouts ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      ) : payouts.length > 0 ? (
        <ol className={styles.lines} aria-labelledby="pm-payouts">
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ol>
      ) : (
        <EmptyState
          art="empty-orders"
          heading="h3"
          title={t('payments.noPayouts')}
          text={t('payments.noPayoutsText')}
        />
      )}
      <More query={query} />
      {payoutId ? <PayoutDialog payoutId={payoutId} onClose={() => setPayout(null)} /> : null}
    </Card>
  );
}
