import { listOwnEventMessages, muteEventMessages, type OwnTickets } from '@smachot/contracts';
import { api, endpointsOf, useFormat, useProblemText } from '@smachot/web-platform';
import { Card, CheckField, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ReportEvent } from '../event/report-event';
import styles from './own-tickets.module.css';

const { useOwnEventMessagesQuery, useMuteMessagesMutation } = api.injectEndpoints({
  endpoints: (b) => ({
    ownEventMessages: endpointsOf(b).read(listOwnEventMessages, ['HostedEvent']),
    muteMessages: endpointsOf(b).change(muteEventMessages, ['HostedEvent']),
  }),
});

/** What the hosts wrote to this registration; they can be muted and reported. */
export function OwnMessages({ of: { registrationId, event } }: { of: OwnTickets }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const words = useProblemText();
  const params = { registrationId };
  const { currentData } = useOwnEventMessagesQuery({ params }, { refetchOnMountOrArgChange: true });
  const [mute, { error }] = useMuteMessagesMutation();
  // without a connection the tickets are shown alone
  if (!currentData) return null;
  const { messages, muted } = currentData;
  return (
    <Card component="section" className={styles.messages} aria-labelledby="host-messages">
      <h2 id="host-messages">{t('hostMessages.title')}</h2>
      {messages.length === 0 ? <p className="muted">{t('hostMessages.none')}</p> : null}
      <ul className={styles.said}>
        {messages.map(({ messageId, text, sentAt }) => (
          <li key={messageId}>
            <p className="muted small">{format.dateTime(sentAt)}</p>
            <p dir="auto" className={styles.words}>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <CheckField
        kind="switch"
        label={t('hostMessages.mute')}
        hint={t('hostMessages.muteHint')}
        checked={muted}
        onChange={({ target }) => void mute({ params, body: { muted: target.checked } })}
      />
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      {event.hasPage ? <ReportEvent slug={event.slug} /> : null}
    </Card>
  );
}
