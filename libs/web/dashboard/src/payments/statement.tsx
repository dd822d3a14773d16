import type { StatementLine } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Button, Card, EmptyState, Icon, QueryStatus, SkeletonRows, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { More } from './more';
import { useStoreStatementInfiniteQuery } from './payments-api';
import { StatementFields } from './statement-fields';
import { StatementSummary } from './statement-summary';
import { StatementFiles } from './statement-files';
import { SaleLink } from './sale-link';
import { Sum } from './sum';
import { useStatementFilter } from './use-statement-filter';
import dashboardStyles from '../dashboard.module.css';
import styles from './payments.module.css';

const ICON: Record<StatementLine['kind'], IconName> = {
  captured: 'card',
  refunded: 'undo',
  commission: 'percent',
  chargeback_opened: 'lock',
  chargeback_won: 'check',
  chargeback_lost: 'x',
  payout_planned: 'wallet',
  payout_canceled: 'undo',
  payout_returned: 'alert',
};

/** The order or the payout that a line is about. */
function About({ line: { orderId, orderCode, payoutId } }: { line: StatementLine }) {
  const { t } = useTranslation('dashboard');
  if (orderId) return <SaleLink orderId={orderId} code={orderCode} />;
  if (payoutId)
    return (
      <Link className="tap-line" to={{ search: `?view=payouts&payout=${payoutId}` }}>
        {t('payments.toPayout')}
      </Link>
    );
  return null;
}

function Line({ line }: { line: StatementLine }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <li className={styles.line}>
      <Icon name={ICON[line.kind]} size={20} />
      <span className={styles.what}>
        <b>{t(`payments.kinds.${line.kind}`)}</b>
        <span className="small muted">{format.dateTime(line.at)}</span>
      </span>
      <span className={styles.about}>
        <About line={line} />
      </span>
      <span className={styles.amounts}>
        <Sum of={line.amount} className={styles.amount} />
        <span className="small muted">
          {t('payments.after')} <Sum of={line.balance} />
        </span>
      </span>
    </li>
  );
}

/** Every movement of the store's money, the newest first. */
export function Statement() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const { filter, filtered, clear, set } = useStatementFilter();
  const query = useStoreStatementInfiniteQuery({ partner, ...filter }, { refetchOnMountOrArgChange: true });
  const lines = query.currentData?.pages.flatMap((page) => page.lines);
  const summary = query.currentData?.pages[0]?.summary;
  return (
    <Card component="section" aria-labelledby="pm-statement" className={dashboardStyles.stack}>
      <div className={dashboardStyles.between}>
        <h2 id="pm-statement">{t('payments.view.statement')}</h2>
        <StatementFiles partner={partner} filter={filter} />
      </div>
      <StatementFields filter={filter} onChange={set} />
      {summary && (lines?.length || summary.opening !== 0) ? <StatementSummary summary={summary} /> : null}
      {!lines ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
      ) : lines.length > 0 ? (
        <ol className={styles.lines} aria-labelledby="pm-statement">
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ol>
      ) : (
        <NoLines filtered={filtered} onClear={clear} />
      )}
      <More query={query} />
    </Card>
  );
}

function NoLines({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation('dashboard');
  return filtered ? (
    <EmptyState
      art="empty-search"
      heading="h3"
      title={t('payments.noneFound')}
      action={
        <Button kind="soft" onClick={onClear}>
          {t('payments.showAll')}
        </Button>
      }
    />
  ) : (
    <EmptyState art="empty-orders" heading="h3" title={t('payments.none')} text={t('payments.noneText')} />
  );
}
