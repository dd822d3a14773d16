import type { SystemState } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSystemStateQuery } from '../acts/acts-api';
import { DeadJobs } from './dead-jobs';
import { StuckRows } from './stuck-rows';
import '../texts';
import styles from '../acts/acts.module.css';

/** Milliseconds after which the numbers are read again. */
const READ_AGAIN_MS = 15_000;

/** /admin-panel/system: what waits where, the jobs that were given up, and the rows that ticks cannot move. */
export function SystemScreen() {
  const { t } = useTranslation('admin');
  const query = useSystemStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: READ_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  useTitle(t('system.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('system.title')} note={t('system.note')} back="/admin-panel" />
      <div className={styles.screen}>
        {query.data ? (
          <State state={query.data} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />
        )}
        <DeadJobs />
        <StuckRows />
      </div>
    </Page>
  );
}

function State({ state: { outbox, queues, sends, money } }: { state: SystemState }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <>
      <Part id="jobs" title={t('system.jobs')}>
        <Reading name={t('system.outbox')} {...outbox} />
        {queues.map(({ queue, ...pending }) => (
          <Reading key={queue} name={t(`system.queues.${queue}`, { defaultValue: queue })} {...pending} />
        ))}
      </Part>
      <Part id="sends" title={t('system.sends')}>
        {sends.map(({ sendClass, uncertain, ...pending }) => (
          <Reading
            key={sendClass}
            name={t(`system.classes.${sendClass}`)}
            more={t('system.uncertain', { count: uncertain })}
            {...pending}
          />
        ))}
      </Part>
      <Part id="money" title={t('system.money')}>
        {money.map(({ kind, amount, ...pending }) => (
          <Reading
            key={kind}
            name={t(`system.moneyOf.${kind}`)}
            more={isolate(format.shekels(amount))}
            {...pending}
          />
        ))}
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.screen} aria-labelledby={`system-${id}`}>
      <h2 id={`system-${id}`}>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  );
}

type ReadingProps = { name: string; count: number; oldest: string | null; more?: string };

function Reading({ name, count, oldest, more }: ReadingProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <li className={styles.card}>
      <b>{name}</b>
      <span>{t('system.waiting', { count })}</span>
      {oldest ? (
        <span className="muted small">{t('panel.oldest', { when: isolate(format.relative(oldest)) })}</span>
      ) : null}
      {more ? <span className="muted small">{more}</span> : null}
    </li>
  );
}
