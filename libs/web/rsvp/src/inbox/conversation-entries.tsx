import type { ConversationEntry, EventId, RsvpId } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Icon, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useRetryMutation } from './inbox-api';
import { saidKey, useMessageWords } from './message-words';
import styles from './inbox.module.css';

type Host = Extract<ConversationEntry, { by: 'host' }>;
type Place = { eventId: EventId; rsvpId: RsvpId; mayReply: boolean };

const ICONS = {
  queued: 'clock',
  sent: 'check',
  delivered: 'check2',
  read: 'check2',
  failed: 'alert',
  undeliverable: 'alert',
  withdrawn: 'alert',
  uncertain: 'info',
} as const satisfies Record<Host['status'], string>;

function HostMessage({ entry, eventId, rsvpId, mayReply }: { entry: Host } & Place) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useProblemText();
  const [retry, { isLoading, error }] = useRetryMutation();
  const author = entry.actor ? (entry.actor.you ? t('inbox.you') : entry.actor.name) : t('inbox.host');
  const failed = ICONS[entry.status] === 'alert';
  return (
    <li
      className={failed ? clsx(styles.bubble, styles.ours, styles.failed) : clsx(styles.bubble, styles.ours)}
    >
      <p dir="auto">{entry.text}</p>
      <p className={clsx('small', styles.meta)}>
        <bdi>{author}</bdi> · {format.dateTime(entry.at)} · <Icon name={ICONS[entry.status]} size={14} />{' '}
        {t(`inbox.status.${entry.status}`)}
      </p>
      {entry.retryable && mayReply ? (
        <Button
          kind="soft"
          icon="rotate"
          busy={isLoading}
          onClick={() => void retry({ params: { eventId, rsvpId, replyId: entry._id } })}
        >
          {t('inbox.retry')}
        </Button>
      ) : null}
      {error ? <Note tone="bad">{words(error)}</Note> : null}
    </li>
  );
}

/** The messages of both sides, oldest first; automatic messages are between them, in one line each. */
export function ConversationEntries({
  entries,
  ...place
}: { entries: readonly ConversationEntry[] } & Place) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useMessageWords();
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => {
        if (entry.by === 'host') return <HostMessage key={entry._id} entry={entry} {...place} />;
        if (entry.by === 'product')
          return (
            <li key={entry._id} className={clsx(styles.said, 'small muted')}>
              {t('inbox.automatic', { what: t(`inbox.said.${saidKey(entry.said)}`) })}
            </li>
          );
        return (
          <li key={entry._id} className={clsx(styles.bubble, styles.theirs)}>
            <p dir="auto">{words(entry)}</p>
            <p className={clsx('small muted', styles.meta)}>
              {format.dateTime(entry.at)}
              {entry.unread ? <span className={styles.new}> · {t('inbox.new')}</span> : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
