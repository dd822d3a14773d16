import type { NotificationPreferences, NotificationTopic } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { AddressText, Card, CheckField, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoosePreferencesMutation, useNotificationPreferencesQuery } from './notifications-api';
import styles from './preferences.module.css';

const TOPICS: readonly NotificationTopic[] = ['sending', 'money', 'orders', 'store'];
type Channel = 'whatsapp' | 'sms' | 'email';

type Choosing = {
  chosen: NotificationPreferences;
  email: string | null;
  choose: (preferences: NotificationPreferences) => void;
};

/** WhatsApp is offered only for status changes of orders. */
const channelsOf = (of: NotificationPreferences[NotificationTopic]): [Channel, boolean][] => [
  ...('whatsapp' in of ? [['whatsapp', of.whatsapp] satisfies [Channel, boolean]] : []),
  ['sms', of.sms],
  ['email', of.email],
];

function Topic({ topic, chosen, email, choose }: Choosing & { topic: NotificationTopic }) {
  const { t } = useTranslation('notifications');
  const hintId = useId();
  const chats = 'whatsapp' in chosen[topic];
  return (
    <fieldset className={styles.topic} aria-describedby={chats ? hintId : undefined}>
      <legend>{t(`topic.${topic}`)}</legend>
      {channelsOf(chosen[topic]).map(([channel, on]) => (
        <CheckField
          key={channel}
          kind="switch"
          label={t(`channel.${channel}`)}
          checked={on && (channel !== 'email' || email !== null)}
          disabled={channel === 'email' && email === null}
          onChange={({ target }) =>
            choose({ ...chosen, [topic]: { ...chosen[topic], [channel]: target.checked } })
          }
        />
      ))}
      {chats ? (
        <p id={hintId} className={clsx('muted small', styles.hint)}>
          {t('preferences.chatHint')} {topic === 'store' ? t('preferences.waitingHint') : null}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The person's notification preferences besides the bell: kinds and channels. Each switch is saved at once. */
export function PreferencesCard() {
  const { t } = useTranslation('notifications');
  const query = useNotificationPreferencesQuery();
  const [choose, choosing] = useChoosePreferencesMutation();
  const problemText = useProblemText();
  const shown = query.data;
  return (
    <Card pad="l">
      <div className="ui-flow" id="notifications">
        <div>
          <h2>{t('preferences.title')}</h2>
          <p className="muted">{t('preferences.text')}</p>
        </div>
        {shown ? (
          <>
            <EmailLine email={shown.email} />
            {TOPICS.map((topic) => (
              <Topic
                key={topic}
                topic={topic}
                chosen={shown.preferences}
                email={shown.email}
                choose={(preferences) => void choose({ body: { preferences } })}
              />
            ))}
          </>
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
        )}
        {choosing.error ? <Note tone="bad">{problemText(choosing.error)}</Note> : null}
      </div>
    </Card>
  );
}

/** The address mails go to, or that there is none yet. */
function EmailLine({ email }: Pick<Choosing, 'email'>) {
  const { t } = useTranslation('notifications');
  if (email === null) return <p>{t('preferences.noEmail')}</p>;
  return (
    <p>
      {t('preferences.email')} <AddressText address={email} />
    </p>
  );
}
