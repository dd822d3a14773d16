import type { NotificationPreferences, NotificationTopic } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Card, CheckField, Ltr, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useChoosePreferencesMutation, useNotificationPreferencesQuery } from './notifications-api';
import './preferences.css';

const TOPICS: readonly NotificationTopic[] = ['sending', 'money', 'orders', 'store'];
const CHANNELS = ['sms', 'email'] as const;

type Choosing = {
  chosen: NotificationPreferences;
  email: string | null;
  choose: (preferences: NotificationPreferences) => void;
};

function Topic({ topic, chosen, email, choose }: Choosing & { topic: NotificationTopic }) {
  const { t } = useTranslation('notifications');
  return (
    <fieldset className="np-topic">
      <legend>{t(`topic.${topic}`)}</legend>
      {CHANNELS.map((channel) => (
        <CheckField
          key={channel}
          kind="switch"
          label={t(`channel.${channel}`)}
          checked={chosen[topic][channel] && (channel === 'sms' || email !== null)}
          disabled={channel === 'email' && email === null}
          onChange={({ target }) =>
            choose({ ...chosen, [topic]: { ...chosen[topic], [channel]: target.checked } })
          }
        />
      ))}
    </fieldset>
  );
}

/** What a person hears of beside the bell, and how. Each switch is kept at once. */
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
            <p>
              {shown.email === null ? (
                t('preferences.noEmail')
              ) : (
                <>
                  {t('preferences.email')} <Ltr>{shown.email}</Ltr>
                </>
              )}
            </p>
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
