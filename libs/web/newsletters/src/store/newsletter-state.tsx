import type { NewsletterCard, NewsletterStatus } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Badge, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import '../texts';

const LOOK = {
  draft: { tone: 'neutral', icon: 'edit' },
  scheduled: { tone: 'warn', icon: 'cal' },
  sending: { tone: 'ok', icon: 'send' },
  paused: { tone: 'warn', icon: 'alert' },
  sent: { tone: 'ok', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'lock' },
} as const satisfies Record<NewsletterStatus, { tone: string; icon: IconName }>;

export function NewsletterState({ status }: { status: NewsletterStatus }) {
  const { t } = useTranslation('newsletters');
  return <Badge {...LOOK[status]}>{t(`status.${status}`)}</Badge>;
}

/** When it goes, and what became of its mails. */
export function NewsletterFigures({ of: { status, sendAt, startedAt, progress } }: { of: NewsletterCard }) {
  const { t } = useTranslation('newsletters');
  const format = useFormat();
  const { recipients, sent, waiting, notSent, unsubscribed } = progress;
  const plannedAt = status === 'scheduled' ? sendAt : null;
  return (
    <>
      {startedAt ? (
        <span className="small muted">{t('wentAt', { when: format.dateTime(startedAt) })}</span>
      ) : plannedAt ? (
        <span className="small muted">{t('goesAt', { when: format.dateTime(plannedAt) })}</span>
      ) : null}
      {recipients ? (
        <span className="small" role="status">
          {t('progress', { sent, recipients, waiting, notSent })} ·{' '}
          {t('unsubscribed', { count: unsubscribed })}
        </span>
      ) : null}
    </>
  );
}
