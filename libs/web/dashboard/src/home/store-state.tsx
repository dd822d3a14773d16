import { useProblemText } from '@smachot/web-platform';
import { Button, Card, Icon, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEditOwnStoreMutation } from '../dashboard-api';
import { profileBody, profileValues } from '../profile/profile-values';
import { StateBadge } from '../shell/dashboard-nav';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { wantsOf } from './readiness';
import dashboardStyles from '../dashboard.module.css';
import homeStyles from './home.module.css';

/** The store's visibility, the switch for it, and its missing parts. */
export function StoreState() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const isOwner = useIsOwner();
  const words = useProblemText();
  const say = useSnackbar();
  const [edit, editing] = useEditOwnStoreMutation();
  const wants = wantsOf(store);
  const blocked = wants.some(({ needed }) => needed);
  const { isPublic } = store.settings;
  const show = async (next: boolean) => {
    const body = profileBody(profileValues(store), next);
    const done = await edit({ params: { partner: store.partnerUsername }, body });
    if (!done.error) say(t(next ? 'home.nowPublic' : 'home.nowHidden'));
  };
  return (
    <Card component="section" aria-labelledby="hs-state" className={dashboardStyles.stack}>
      <div className={dashboardStyles.between}>
        <h2 id="hs-state">{t('home.state')}</h2>
        <StateBadge />
      </div>
      <p>{t(isPublic ? 'home.publicText' : blocked ? 'home.blockedText' : 'home.readyText')}</p>
      {wants.length > 0 ? (
        <ul className={homeStyles.wants}>
          {wants.map(({ id, needed, to }) => (
            <li key={id}>
              <Link to={`/dashboard/${store.partnerUsername}/${to}`}>
                <Icon name={needed ? 'alert' : 'plus'} />
                <span className="grow">
                  <b>{t(`wants.${id}.title`)}</b>
                  <span className="small muted">{t(`wants.${id}.text`)}</span>
                </span>
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {editing.error ? <Note tone="bad">{words(editing.error)}</Note> : null}
      {isOwner ? (
        <div>
          {isPublic ? (
            <Button kind="line" icon="lock" busy={editing.isLoading} onClick={() => void show(false)}>
              {t('home.hide')}
            </Button>
          ) : (
            <Button
              kind="accent"
              icon="eye"
              busy={editing.isLoading}
              disabled={blocked}
              onClick={() => void show(true)}
            >
              {t('home.publish')}
            </Button>
          )}
        </div>
      ) : null}
    </Card>
  );
}
