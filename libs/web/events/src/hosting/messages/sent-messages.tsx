import type { AttendeeMessage } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MorePages, type Paged } from '../more-pages';
import lists from '../hosting.module.css';
import styles from './messages.module.css';

function Sent({ message }: { message: AttendeeMessage }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { audience, ticketName, text, sentAt, recipients, mails } = message;
  const counts = [
    t('messages.recipients', { count: recipients }),
    t('messages.mailed', { n: mails.sent }),
    mails.underWay > 0 ? t('messages.underWay', { n: mails.underWay }) : null,
    mails.without > 0 ? t('messages.without', { n: mails.without }) : null,
  ];
  return (
    <li className={lists.row}>
      <div className="grow">
        <p className="muted small">
          {format.dateTime(sentAt)} · {t(`messages.audience.${audience}`)}
          {ticketName ? (
            <>
              {' '}
              · <bdi>{ticketName}</bdi>
            </>
          ) : null}
        </p>
        <p dir="auto" className={styles.words}>
          {text}
        </p>
        <p className={clsx('small', lists.line)}>{counts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

/** What was written to attendees, the newest first, and how far it came. */
export function SentMessages({ messages, query }: { messages: readonly AttendeeMessage[]; query: Paged }) {
  const { t } = useTranslation('events');
  return (
    <Card component="section" className={lists.part} aria-labelledby="messages-sent">
      <h2 id="messages-sent">{t('messages.sentTitle')}</h2>
      {messages.length === 0 ? (
        <p className="muted">{t('messages.none')}</p>
      ) : (
        <ul className={lists.list}>
          {messages.map((message) => (
            <Sent key={message.messageId} message={message} />
          ))}
        </ul>
      )}
      <MorePages query={query} label={t('messages.more')} />
    </Card>
  );
}
