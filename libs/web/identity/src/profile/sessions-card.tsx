import type { SignedInPlace } from '@smachot/contracts';
import { listed, session, useAddress, useFormat, useProblemText } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Ltr,
  Note,
  QueryStatus,
  SkeletonForm,
  useSnackbar,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useEndAllSessionsMutation, useEndSessionMutation, useSessionsQuery } from '../identity-api';
import styles from './sessions-card.module.css';

/** All sessions of the person with device and last use; each can be signed out, or all at once. */
export function SessionsCard() {
  const { t } = useTranslation('identity');
  const query = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const say = useSnackbar();
  const problemText = useProblemText();
  const [end, { error }] = useEndSessionMutation();
  const endOne = async ({ id, current }: SignedInPlace) => {
    const done = await end({ params: { sessionId: id } });
    if (done.error) return;
    if (current) return session.logout();
    await query.refetch();
    say(t('sessions.ended'));
  };
  return (
    <Card pad="l" id="sessions">
      <div className="ui-flow">
        <div>
          <h2>{t('sessions.title')}</h2>
          <p className="muted">{t('sessions.text')}</p>
        </div>
        {query.data ? (
          <ul className={styles.places}>
            {query.data.sessions.map((place) => (
              <Place key={place.id} place={place} onEnd={() => void endOne(place)} />
            ))}
          </ul>
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonForm fields={2} />} />
        )}
        {error ? <Note tone="bad">{problemText(error)}</Note> : null}
        <EndAll />
      </div>
    </Card>
  );
}

function Place({ place, onEnd }: { place: SignedInPlace; onEnd: () => void }) {
  const { t } = useTranslation('identity');
  const format = useFormat();
  const { browser, system, device, network, current, lastUsedAt } = place;
  const kind = t(device ? `sessions.device.${device}` : 'sessions.unknown');
  const name = listed([browser, system].filter((part) => part !== null));
  return (
    <li className={styles.place}>
      <div className="grow">
        <p>
          <b>{kind}</b> {name ? <bdi>{name}</bdi> : null}
        </p>
        <p className="small muted">
          {current ? null : <span>{t('sessions.used', { when: format.relative(lastUsedAt) })} </span>}
          {network ? (
            <span>
              {t('sessions.network')} <Ltr>{network}</Ltr>
            </span>
          ) : null}
        </p>
        {current ? (
          <Badge tone="ok" icon="check">
            {t('sessions.here')}
          </Badge>
        ) : null}
      </div>
      <Button
        kind="ghost"
        aria-label={t('sessions.endNamed', { place: name ? `${kind}, ${name}` : kind })}
        onClick={onEnd}
      >
        {t('sessions.end')}
      </Button>
    </li>
  );
}

function EndAll() {
  const { t } = useTranslation('identity');
  const [dialog, setDialog] = useAddress('dialog', '');
  const [endAll, { isLoading, error }] = useEndAllSessionsMutation();
  const problemText = useProblemText();
  const confirm = async () => {
    const done = await endAll();
    if (!done.error) session.logout();
  };
  return (
    <>
      <div>
        <Button kind="line" icon="lock" onClick={() => setDialog('sign-out-everywhere', { push: true })}>
          {t('sessions.endAll')}
        </Button>
      </div>
      <ConfirmDialog
        open={dialog === 'sign-out-everywhere'}
        title={t('sessions.endAllSure')}
        text={t('sessions.endAllText')}
        confirm={t('sessions.endAllConfirm')}
        busy={isLoading}
        problem={error ? problemText(error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
