import { useAddress, useTitle } from '@smachot/web-platform';
import { Button, Confetti, EmptyState, Note, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { UnitCard } from '../units/unit-card';
import { StoreState } from './store-state';
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
