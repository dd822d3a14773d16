import type { SystemHealth } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../acts/acts.module.css';

/** Whether messages are sent, jobs are done and everything is switched on; each leads to its switch. */
export function SystemState({ health }: { health: SystemHealth }) {
  const { t } = useTranslation('admin');
  const { sendingStopped, suspendedHosts, switchedOff } = health;
  return (
    <section className={styles.screen} aria-labelledby="admin-health">
      <h2 id="admin-health">{t('panel.health')}</h2>
      <div className={styles.cards}>
        <Link className={styles.card} to="/admin-panel/sending">
          <b>{t('panel.sections.sending')}</b>
          <span>
            <Badge tone={sendingStopped ? 'bad' : 'ok'} icon={sendingStopped ? 'pause' : 'check'}>
              {t(sendingStopped ? 'panel.sendingStopped' : 'panel.sendingOn')}
            </Badge>
          </span>
          <span className="muted small">{t('panel.suspendedHosts', { count: suspendedHosts })}</span>
        </Link>
        <Link className={styles.card} to="/admin-panel/feature-switches">
          <b>{t('panel.sections.switches')}</b>
          <span>
            <Badge tone={switchedOff ? 'warn' : 'ok'} icon={switchedOff ? 'alert' : 'check'}>
              {t('panel.switchedOff', { count: switchedOff })}
            </Badge>
          </span>
        </Link>
        <Jobs health={health} />
      </div>
    </section>
  );
}

function Jobs({ health: { openJobs, oldestOpenJob, version } }: { health: SystemHealth }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <div className={styles.card}>
      <b>{t('panel.jobs')}</b>
      <span>{t('panel.openJobs', { count: openJobs })}</span>
      <span className="muted small">
        {oldestOpenJob
          ? t('panel.oldest', { when: isolate(format.relative(oldestOpenJob)) })
          : t('panel.nothing')}
      </span>
      <span className="muted small">
        {t('panel.version')} <Ltr>{version}</Ltr>
      </span>
    </div>
  );
}
