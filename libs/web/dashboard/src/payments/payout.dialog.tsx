import type { Payout, PayoutId, PayoutItem } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import { problemOf, useFormat } from '@smachot/web-platform';
import { Dialog, Ltr, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { More } from './more';
import { PayoutReasonText, PayoutState } from './payout-state';
import { useStorePayoutInfiniteQuery } from './payments-api';
import { SaleLink } from './sale-link';
import { Sum } from './sum';
import dashboardStyles from '../dashboard.module.css';
import styles from './payments.module.css';

type Props = { payoutId: PayoutId; onClose: () => void };

/** One payout, and the orders that it pays for. */
export function PayoutDialog({ payoutId, onClose }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const query = useStorePayoutInfiniteQuery({ partner, payoutId }, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages ?? [];
  const [payout] = pages;
  const missing = query.isError && [404, 422].includes(problemOf(query.error).status ?? 0);
  return (
    <Dialog open onClose={onClose} title={t('payments.payout')}>
      {payout ? (
        <div className={dashboardStyles.stack}>
          <PayoutHead payout={payout} />
          <PayoutItems items={pages.flatMap(({ items }) => items)} />
          <More query={query} />
        </div>
      ) : missing ? (
        <Note icon="info">{t('payments.payoutMissing')}</Note>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Dialog>
  );
}

function PayoutHead({ payout }: { payout: Payout }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <div className={dashboardStyles.between}>
      <div className={styles.what}>
        <b>{format.dayAndDate(atWallTime(payout.day, '10:00'))}</b>
        <span className="small muted">
          {t('payments.reference')} <Ltr>{payout.reference}</Ltr>
        </span>
        <PayoutReasonText payout={payout} />
      </div>
      <div className={styles.amounts}>
        <Sum of={payout.amount} className={styles.amount} />
        <PayoutState status={payout.status} />
      </div>
    </div>
  );
}

function PayoutItems({ items }: { items: readonly PayoutItem[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <section aria-labelledby="pm-items">
      <h3 id="pm-items">{t('payments.items')}</h3>
      <ul className={styles.lines}>
        {items.map(({ orderId, orderCode, amount }) => (
          <li key={orderId} className={styles.line}>
            <SaleLink orderId={orderId} code={orderCode} className="grow" />
            <Sum of={amount} />
          </li>
        ))}
      </ul>
    </section>
  );
}
