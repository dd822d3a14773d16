import type { StuckRow } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { EmptyState, Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useStuckRowsInfiniteQuery } from '../acts/acts-api';
import { SystemList } from './system-list';
import styles from '../acts/acts.module.css';

/** Rows that a recurring task could not handle at its last try, the newest first; they are tried again by themselves. */
export function StuckRows() {
  const { t } = useTranslation('admin');
  const query = useStuckRowsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = query.data?.pages.flatMap((page) => page.rows);
  return (
    <SystemList id="system-stuck" title={t('system.stuck')} query={query}>
      {rows ? <Rows rows={rows} /> : null}
    </SystemList>
  );
}

function Rows({ rows }: { rows: StuckRow[] }) {
  const { t } = useTranslation('admin');
  if (!rows.length) return <EmptyState art="empty-chat" title={t('system.noStuck')} />;
  return (
    <>
      <p className="muted small">{t('system.stuckNote')}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row._id} row={row} />
        ))}
      </ul>
    </>
  );
}

function Row({ row: { tick, key, failures, firstFailedAt, lastFailedAt, lastError } }: { row: StuckRow }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b>
          <Ltr>{tick}</Ltr>
        </b>
        {key ? (
          <span className="small">
            <Ltr>{key}</Ltr>
          </span>
        ) : (
          <span className="small">{t('system.wholeTick')}</span>
        )}
        <span className="muted small">
          {t('system.stuckFacts', {
            first: isolate(format.dateTime(firstFailedAt)),
            last: isolate(format.dateTime(lastFailedAt)),
            failures,
          })}
        </span>
        <pre className={styles.excerpt} dir="ltr" tabIndex={0}>
          {lastError}
        </pre>
      </span>
    </li>
  );
}
