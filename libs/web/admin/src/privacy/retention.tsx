import type { RetentionRun } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Badge, Card, Ltr, Note, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { When } from '../lists/when';
import { useRetentionRunsQuery } from './privacy-api';
import styles from './privacy.module.css';

/** The jobs that delete personal data when its time is over; an alarm where one did not run. */
export function Retention() {
  const { t } = useTranslation('admin');
  const query = useRetentionRunsQuery(undefined, { refetchOnMountOrArgChange: true });
  const jobs = query.data?.jobs;
  const late = jobs?.filter(({ isLate }) => isLate).length ?? 0;
  return (
    <Card component="section" aria-labelledby="retention">
      <h2 id="retention">{t('privacy.retention.title')}</h2>
      <p className="muted">{t('privacy.retention.text')}</p>
      {late > 0 ? <Note tone="bad">{t('privacy.retention.alarm', { count: late })}</Note> : null}
      {jobs ? (
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <Job key={job.job} job={job} />
          ))}
        </ul>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonCards count={1} />} />
      )}
    </Card>
  );
}

function JobName({ of }: { of: string }) {
  const { t } = useTranslation('admin');
  const [context, work] = of.split('.');
  return <strong>{t(`privacy.retention.jobs.${context}.${work}`, { defaultValue: of })}</strong>;
}

/** The name that logs and alarms know a job by. */
function LogName({ of }: { of: string }) {
  return (
    <p className="small muted">
      <Ltr>{of}</Ltr>
    </p>
  );
}

function Job({ job }: { job: RetentionRun }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { lastRunAt, lastErasedAt, isLate, everyMinutes, failures, erased } = job;
  return (
    <li>
      <div className="row wrap">
        <JobName of={job.job} />
        <Badge tone={isLate ? 'bad' : 'ok'} icon={isLate ? 'alert' : 'check'}>
          {t(isLate ? 'privacy.retention.late' : 'privacy.retention.runs')}
        </Badge>
      </div>
      <p className="small muted">
        {t('privacy.retention.every', { count: everyMinutes })}
        {' · '}
        {lastRunAt ? (
          <>
            {t('privacy.retention.last')} <When at={lastRunAt} />
          </>
        ) : (
          t('privacy.retention.never')
        )}
      </p>
      <p className="small">
        {t('privacy.retention.erased', { count: erased, rows: format.number(erased) })}
        {lastErasedAt ? (
          <>
            {' · '}
            {t('privacy.retention.lastErased')} <When at={lastErasedAt} />
          </>
        ) : null}
        {failures > 0 ? ` · ${t('privacy.retention.failures', { count: failures })}` : null}
      </p>
      {isLate || failures > 0 ? <LogName of={job.job} /> : null}
    </li>
  );
}
