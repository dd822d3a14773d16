import type { ThreadReport } from '@smachot/contracts';
import { useAddress, useFormat, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  Icon,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ReportState, useThreadReportsInfiniteQuery } from './reports-api';
import '../texts';
import styles from '../conversations.module.css';

const STATES: readonly ReportState[] = ['waiting', 'decided'];

function Item({ report }: { report: ThreadReport }) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  return (
    <li>
      <Link className={styles.item} to={`/admin-panel/reports/${report._id}`}>
        <Icon name="alert" />
        <span className={styles.itemText}>
          <span className={styles.itemHead}>
            <b className={styles.whole}>{t(`report.reasons.${report.reason}`)}</b>
            <span className="small muted">{format.relative(report.createdAt)}</span>
          </span>
          <span className={clsx(styles.whole, 'muted')}>
            {t(`reports.by.${report.by}`)} · <bdi>{report.businessName}</bdi>
          </span>
          {report.decision ? (
            <span>
              <Badge
                tone={report.decision === 'closed' ? 'bad' : 'ok'}
                icon={report.decision === 'closed' ? 'lock' : 'check'}
              >
                {t(`reports.decided.${report.decision}`)}
              </Badge>
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

function List({ state }: { state: ReportState }) {
  const { t } = useTranslation('conversations');
  const query = useThreadReportsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />;
  const reports = query.data.pages.flatMap((page) => page.reports);
  if (reports.length === 0) return <EmptyState art="empty-chat" title={t(`reports.none.${state}`)} />;
  return (
    <>
      <ul className={clsx('card', styles.list)} aria-label={t(`reports.state.${state}`)}>
        {reports.map((report) => (
          <Item key={report._id} report={report} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('reports.more')}
        </Button>
      ) : null}
    </>
  );
}

/** /admin-panel/reports: conversations one of their sides has reported, the longest waiting first. */
export function ReportsScreen() {
  const { t } = useTranslation('conversations');
  const [state, setState] = useAddress<ReportState>('state', 'waiting');
  useTitle(t('reports.title'));
  const shown = state === 'decided' ? 'decided' : 'waiting';
  return (
    <Page width="narrow">
      <PageHead title={t('reports.title')} note={t('reports.note')} back="/admin-panel" />
      <div className={styles.side}>
        <ChipRow label={t('reports.which')}>
          {STATES.map((one) => (
            <FilterChip key={one} on={shown === one} onClick={() => setState(one)}>
              {t(`reports.state.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <List key={shown} state={shown} />
      </div>
    </Page>
  );
}
