import { useProblemText } from '@smachot/web-platform';
import { Button, Card, ConfirmDialog, Icon, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEditOwnStoreMutation } from '../dashboard-api';
import { profileBody, profileValues } from '../profile/profile-values';
import { StateBadge } from '../shell/dashboard-nav';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import type { Want } from './readiness';
import { useWants } from './use-wants';
import dashboardStyles from '../dashboard.module.css';

/** The store's visibility, the switch for it, and its missing parts. */
export function StoreState() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const isOwner = useIsOwner();
  const words = useProblemText();
  const visibility = useVisibility();
  const wants = useWants();
  // nothing is said of a store whose missing parts are not known yet
  if (!wants) return null;
  const blocked = wants.some(({ needed }) => needed);
  const { isPublic } = store.settings;
  return (
    <Card component="section" aria-labelledby="hs-state" className={dashboardStyles.stack}>
      <div className={dashboardStyles.between}>
        <h2 id="hs-state">{t('home.state')}</h2>
        <StateBadge />
      </div>
      <p>{t(isPublic ? 'home.publicText' : blocked ? 'home.blockedText' : 'home.readyText')}</p>
      {wants.length > 0 ? <Wants wants={wants} /> : null}
      {visibility.error ? <Note tone="bad">{words(visibility.error)}</Note> : null}
      {isOwner ? (
        <div>
          <VisibilityButton blocked={blocked} visibility={visibility} />
        </div>
      ) : null}
    </Card>
  );
}

const useVisibility = () => {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const say = useSnackbar();
  const [edit, { isLoading, error }] = useEditOwnStoreMutation();
  const show = async (isPublic: boolean) => {
    const body = { ...profileBody(profileValues(store), isPublic), version: store.version };
    const done = await edit({ params: { partner: store.partnerUsername }, body });
    if (!done.error) say(t(isPublic ? 'home.nowPublic' : 'home.nowHidden'));
  };
  return { show, busy: isLoading, error };
};

/** The missing parts of the store, each with the way to it. */
function Wants({ wants }: { wants: readonly Want[] }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  return (
    <ul className={dashboardStyles.links}>
      {wants.map(({ id, needed, to }) => (
        <li key={id}>
          <Link to={`/dashboard/${partnerUsername}/${to}`}>
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
  );
}

/** Asks before the store is gone from the site. */
function HideButton({ busy, onHide }: { busy: boolean; onHide: () => Promise<void> }) {
  const { t } = useTranslation('dashboard');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="line" icon="lock" busy={busy} onClick={() => setAsking(true)}>
        {t('home.hide')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('home.hideTitle')}
        text={t('home.hideText')}
        confirm={t('home.hide')}
        stay={t('home.keepPublic')}
        busy={busy}
        onConfirm={() => void onHide().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type ButtonProps = { blocked: boolean; visibility: ReturnType<typeof useVisibility> };

function VisibilityButton({ blocked, visibility: { show, busy } }: ButtonProps) {
  const { t } = useTranslation('dashboard');
  const { settings } = useOwnStore();
  return settings.isPublic ? (
    <HideButton busy={busy} onHide={() => show(false)} />
  ) : (
    <Button kind="accent" icon="eye" busy={busy} disabled={blocked} onClick={() => void show(true)}>
      {t('home.publish')}
    </Button>
  );
}
