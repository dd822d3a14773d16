import type { PayoutHold, StoreBalance } from '@smachot/contracts';
import { atWallTime, isolate, isolateLtr } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Button, Card, Note, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useStoreBalanceQuery } from './payments-api';
import { Sum } from './sum';
import dashboardStyles from '../dashboard.module.css';
import styles from './payments.module.css';

const PARTS = ['waiting', 'frozen', 'onTheWay', 'paidOut'] as const;

/** What the store is owed, and when it gets it. */
export function BalanceCard() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const query = useStoreBalanceQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  const balance = query.currentData;
  return (
    <Card component="section" aria-labelledby="pm-balance" className={dashboardStyles.stack}>
      <h2 id="pm-balance">{t('payments.balance')}</h2>
      {balance ? (
        <>
          <Figures balance={balance} />
          <NextPayout balance={balance} />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={2} />} />
      )}
    </Card>
  );
}

function Figures({ balance }: { balance: StoreBalance }) {
  const { t } = useTranslation('dashboard');
  return (
    <dl className={styles.figures}>
      <div className={styles.available}>
        <dt>{t('payments.sums.available')}</dt>
        <dd>
          <Sum of={balance.available} />
        </dd>
        <dd className="small muted">
          {t(balance.available < 0 ? 'payments.about.negative' : 'payments.about.available')}
        </dd>
      </div>
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(`payments.sums.${part}`)}</dt>
          <dd>
            <Sum of={balance[part]} />
          </dd>
          <dd className="small muted">{t(`payments.about.${part}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Holds that the store ends by its bank details. */
const BY_DETAILS = new Set<PayoutHold>([
  'details_missing',
  'details_in_process',
  'details_rejected',
  'details_paused',
  'payout_returned',
]);

/** The day of the next payout, or why it waits. */
function NextPayout({ balance }: { balance: StoreBalance }) {
  const { holds, available, nextPayoutDay, minimum, account } = balance;
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { partnerUsername } = useOwnStore();
  const day = isolate(format.dayAndDate(atWallTime(nextPayoutDay, '10:00')));
  const sum = isolate(format.shekels(available));
  if (holds.length === 0)
    return (
      <Note icon="cal">
        {t('payments.next', { day, sum })}{' '}
        {account
          ? t('payments.toAccount', {
              ...{ bank: account.bankNumber, branch: account.branchNumber },
              account: isolateLtr(`•••${account.accountLastDigits}`),
            })
          : null}
      </Note>
    );
  const byDetails = holds.some((hold) => BY_DETAILS.has(hold));
  return (
    <Note tone={byDetails ? 'warn' : 'primary'} icon={byDetails ? 'pause' : 'info'}>
      <b>{t('payments.held')}</b>
      <ul className={styles.holds}>
        {holds.map((hold) => (
          <li key={hold}>{t(`payments.holds.${hold}`, { minimum: isolate(format.shekels(minimum)) })}</li>
        ))}
      </ul>
      {byDetails ? (
        <Button kind="soft" icon="wallet" to={`/dashboard/${partnerUsername}/banking-info`}>
          {t('payments.toBank')}
        </Button>
      ) : null}
    </Note>
  );
}
