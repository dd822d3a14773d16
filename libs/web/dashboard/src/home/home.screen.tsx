import { useAddress, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Card, Confetti, EmptyState, Icon, Note, Page, PageHead, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEditOwnStoreMutation } from '../dashboard-api';
import { profileBody, profileValues } from '../profile/profile-values';
import { StateBadge } from '../shell/dashboard-nav';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { UnitCard } from '../units/unit-card';
import { wantsOf } from './readiness';
import { Today } from './today';
import './home.css';

/** /dashboard/:storeUsername : is the store seen, what is missing, what is on sale, what is today. */
export function StoreHomeScreen() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const isOwner = useIsOwner();
  const [welcome, setWelcome] = useAddress('welcome', '');
  const base = `/dashboard/${store.partnerUsername}`;
  useTitle(store.businessName);
  const shown = store.pricingUnits.filter(({ visibility }) => visibility !== 'archived');
  return (
    <Page>
      <Confetti run={welcome !== ''} />
      <PageHead
        title={store.businessName}
        note={t(`roles.${store.role}`)}
        actions={
          <Button kind="line" icon="eye" to={`/partner/${store.partnerUsername}`}>
            {t('home.asCustomer')}
          </Button>
        }
      />
      {welcome ? <Welcome missing={welcome.split('.')} onClose={() => setWelcome(null)} /> : null}
      <div className="hs-grid">
        <StoreState />
        <Today />
      </div>
      <section className="db-stack" aria-labelledby="hs-units">
        <div className="db-between">
          <h2 id="hs-units">{t('units.title')}</h2>
          <div className="row wrap">
            {shown.length > 0 ? (
              <Button kind="ghost" iconEnd="next" to={`${base}/pricing-unit`}>
                {t('units.all')}
              </Button>
            ) : null}
            {isOwner ? (
              <Button kind="soft" icon="plus" to={`${base}/pricing-unit/new`}>
                {t('units.new')}
              </Button>
            ) : null}
          </div>
        </div>
        {shown.length > 0 ? (
          <ul className="un-grid">
            {shown.map((unit) => (
              <UnitCard key={unit.pricingUnitId} unit={unit} base={base} />
            ))}
          </ul>
        ) : (
          <EmptyState
            art="category-catering"
            title={t('units.none')}
            text={t('units.noneText')}
            action={
              isOwner ? (
                <Button kind="accent" icon="plus" to={`${base}/pricing-unit/new`}>
                  {t('units.new')}
                </Button>
              ) : null
            }
          />
        )}
      </section>
    </Page>
  );
}

function Welcome({ missing, onClose }: { missing: string[]; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Note tone="ok" icon="sparkle">
      <b>{t('home.welcome')}</b>
      <div>{t('home.welcomeText')}</div>
      {missing.includes('pictures') ? <div>{t('home.picturesMissing')}</div> : null}
      {missing.includes('hidden') ? <div>{t('home.stillHidden')}</div> : null}
      <Button kind="ghost" onClick={onClose}>
        {t('home.gotIt')}
      </Button>
    </Note>
  );
}

/** Hidden or public, the switch, and what is missing. */
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
    <Card component="section" aria-labelledby="hs-state" className="db-stack">
      <div className="db-between">
        <h2 id="hs-state">{t('home.state')}</h2>
        <StateBadge />
      </div>
      <p>{t(isPublic ? 'home.publicText' : blocked ? 'home.blockedText' : 'home.readyText')}</p>
      {wants.length > 0 ? (
        <ul className="hs-wants">
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
