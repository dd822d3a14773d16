import type { Sending, SuspendedHost } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Badge, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useSendingQuery, useSetSendingMutation } from '../acts/acts-api';
import { SuspendHost } from './suspend-host';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/sending: stops all messages, or those of one host. */
export function SendingScreen() {
  const { t } = useTranslation('admin');
  const query = useSendingQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('sending.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('sending.title')} note={t('sending.note')} back="/admin-panel" />
      {query.data ? (
        <div className={styles.screen}>
          <Everything sending={query.data} />
          <Hosts hosts={query.data.hosts} />
        </div>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Page>
  );
}

function Everything({ sending: { stopped, stoppedBy } }: { sending: Sending }) {
  const { t } = useTranslation('admin');
  const [set] = useSetSendingMutation();
  const act = stopped ? 'resume' : 'stop';
  return (
    <section className={styles.row} aria-label={t('sending.everything')}>
      <span className={styles.rowText}>
        <b>{t('sending.everything')}</b>
        <span className="muted small">
          {stoppedBy ? t(`sending.by.${stoppedBy}`) : t('sending.everythingAbout')}
        </span>
      </span>
      <Badge tone={stopped ? 'bad' : 'ok'} icon={stopped ? 'pause' : 'check'}>
        {t(stopped ? 'sending.stopped' : 'sending.on')}
      </Badge>
      <ActButton
        danger={!stopped}
        icon={stopped ? 'send' : 'pause'}
        title={t(`sending.ask.${act}`)}
        text={t(`sending.askText.${act}`)}
        confirm={t(`sending.do.${act}`)}
        done={t(`sending.done.${act}`)}
        reasons={[t('sending.why.provider'), t('sending.why.fault'), t('sending.why.over')]}
        send={(reason) => set({ body: { stopped: !stopped, reason } })}
      />
    </section>
  );
}

function Hosts({ hosts }: { hosts: SuspendedHost[] }) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.screen} aria-labelledby="admin-hosts">
      <h2 id="admin-hosts">{t('sending.hosts')}</h2>
      {hosts.length ? (
        <ul className={styles.rows}>
          {hosts.map((host) => (
            <HostRow key={host.userId} host={host} />
          ))}
        </ul>
      ) : (
        <Note tone="ok">{t('sending.noHosts')}</Note>
      )}
      <SuspendHost />
    </section>
  );
}

function HostRow({ host: { userId, name, since } }: { host: SuspendedHost }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [set] = useSetSendingMutation();
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b dir="auto">{name || t('sending.nameless')}</b>
        <span className="muted small">{t('sending.since', { when: isolate(format.dateTime(since)) })}</span>
      </span>
      <ActButton
        title={t('sending.ask.lift')}
        text={t('sending.askText.lift')}
        confirm={t('sending.do.lift')}
        done={t('sending.done.lift')}
        reasons={[t('sending.why.talked'), t('sending.why.mistake')]}
        send={(reason) => set({ body: { resumeHost: userId, reason } })}
      />
    </li>
  );
}
