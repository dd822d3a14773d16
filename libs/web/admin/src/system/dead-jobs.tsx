import type { DeadJob } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { EmptyState, Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useDeadJobsInfiniteQuery, useRetryDeadJobMutation } from '../acts/acts-api';
import { SystemList } from './system-list';
import styles from '../acts/acts.module.css';

/** Jobs that were given up, the newest first; each can be queued again. */
export function DeadJobs() {
  const { t } = useTranslation('admin');
  const query = useDeadJobsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const jobs = query.data?.pages.flatMap((page) => page.jobs);
  return (
    <SystemList id="system-dead" title={t('system.dead')} query={query}>
      {jobs ? <Jobs jobs={jobs} /> : null}
    </SystemList>
  );
}

function Jobs({ jobs }: { jobs: DeadJob[] }) {
  const { t } = useTranslation('admin');
  if (!jobs.length) return <EmptyState art="empty-chat" title={t('system.noDead')} />;
  return (
    <ul className={styles.rows}>
      {jobs.map((job) => (
        <JobRow key={job._id} job={job} />
      ))}
    </ul>
  );
}

function JobRow({ job: { _id, job, known, createdAt, deadAt, attempts, lastError } }: { job: DeadJob }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b>
          <Ltr>{job}</Ltr>
        </b>
        <span className="muted small">
          {t('system.facts', {
            created: isolate(format.dateTime(createdAt)),
            given: isolate(format.dateTime(deadAt)),
            attempts,
          })}
        </span>
        {lastError ? (
          <pre className={styles.excerpt} dir="ltr" tabIndex={0}>
            {lastError}
          </pre>
        ) : (
          <span className="small">{t('system.noError')}</span>
        )}
      </span>
      {known ? <Retry id={_id} /> : <span className="small">{t('system.unknownJob')}</span>}
    </li>
  );
}

function Retry({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const [retry] = useRetryDeadJobMutation();
  return (
    <ActButton
      title={t('system.retry.ask')}
      text={t('system.retry.text')}
      confirm={t('system.retry.do')}
      done={t('system.retry.done')}
      reasons={[t('system.retry.why.fixed'), t('system.retry.why.outside')]}
      send={(reason) => retry({ params: { jobId: id }, body: { reason } })}
    />
  );
}
