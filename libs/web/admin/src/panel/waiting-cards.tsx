import type { Waiting, WaitingKind } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, Count } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../acts/acts.module.css';

/** Where each is worked on. */
const PLACES: Record<WaitingKind, string> = {
  bank_details: '/admin-panel/bank-details',
  kashrut_certificates: '/admin-panel/kashrut',
  manual_refunds: '/admin-panel/refunds',
  chargebacks: '/admin-panel/payouts?tab=chargebacks',
  payment_differences: '/admin-panel/payouts?tab=differences',
  failed_payouts: '/admin-panel/payouts?tab=failed',
  thread_reports: '/admin-panel/reports',
  review_reports: '/admin-panel/review-reports',
  newsletter_stops: '/admin-panel/newsletter-stops',
  event_reports: '/admin-panel/events?standing=reported',
  article_reports: '/admin-panel/store-articles',
  undeciphered_webhooks: '/admin-panel/webhooks',
  stale_rates: '/admin-panel/exchange-rates',
  dead_jobs: '/admin-panel/system',
};

/** What waits for an admin: how many, since when the oldest, and how many too long. */
export function WaitingCards({ waiting }: { waiting: Waiting[] }) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.screen} aria-labelledby="admin-waiting">
      <h2 id="admin-waiting">{t('panel.waiting')}</h2>
      <ul className={styles.cards}>
        {waiting.map((one) => (
          <li key={one.kind}>
            <WaitingCard waiting={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingCard({ waiting }: { waiting: Waiting }) {
  const place = PLACES[waiting.kind];
  if (waiting.count === 0)
    return (
      <div className={styles.card}>
        <Facts waiting={waiting} />
      </div>
    );
  return (
    <Link className={styles.card} to={place}>
      <Facts waiting={waiting} />
    </Link>
  );
}

function Facts({ waiting: { kind, count, oldest, overdue } }: { waiting: Waiting }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <>
      <b>{t(`panel.kinds.${kind}`)}</b>
      <span className={styles.number}>
        <Count of={count} />
      </span>
      <span className="muted small">
        {oldest ? t('panel.oldest', { when: isolate(format.relative(oldest)) }) : t('panel.nothing')}
      </span>
      {overdue > 0 ? (
        <span>
          <Badge tone="bad" icon="alert">
            {t('panel.overdue', { count: overdue })}
          </Badge>
        </span>
      ) : null}
    </>
  );
}
