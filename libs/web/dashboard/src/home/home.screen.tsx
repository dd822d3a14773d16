import { useAddress, useTitle } from '@smachot/web-platform';
import { Button, Card, Confetti, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { NoUnits } from '../units/no-units';
import { UnitCard } from '../units/unit-card';
import { Agenda } from './agenda';
import { MemberActs } from './member-acts';
import { Numbers } from './numbers';
import { StoreState } from './store-state';
import { FirstSteps } from './first-steps';
import { useStoreHome } from './use-store-home';
import { useWants } from './use-wants';
import { Waiting } from './waiting';
import dashboardStyles from '../dashboard.module.css';
import homeStyles from './home.module.css';
import unitsStyles from '../units/units.module.css';

/**
 * /dashboard/:storeUsername : what waits, the week, the money, the units on sale; last the store's missing parts, or a
 * member's actions.
 */
export function StoreHomeScreen() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const [welcome, setWelcome] = useAddress('welcome', '');
  useTitle(store.businessName);
  const incomplete = Boolean(useWants()?.length) || !store.settings.isPublic;
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
      <Orders steps={welcome === ''} />
      <Offers />
      {store.role === 'Member' ? <MemberActs /> : incomplete ? <StoreState /> : null}
    </Page>
  );
}

/** `steps`: what stands between the store and its first order is said here, and nowhere above. */
function Orders({ steps }: { steps: boolean }) {
  const query = useStoreHome();
  // `currentData`: never another store's, while this one is on its way
  const home = query.currentData;
  return (
    <>
      <div className={homeStyles.grid}>
        <Waiting steps={steps} />
        {home ? (
          <Agenda orders={home.agenda} bookings={home.bookings} />
        ) : (
          <Card>
            <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
          </Card>
        )}
      </div>
      {home ? <Numbers home={home} /> : null}
    </>
  );
}

function Offers() {
  const { t } = useTranslation('dashboard');
  const store = useOwnStore();
  const base = `/dashboard/${store.partnerUsername}`;
  const shown = store.pricingUnits.filter(({ visibility }) => visibility !== 'archived');
  return (
    <section className={dashboardStyles.stack} aria-labelledby="hs-units">
      <div className={dashboardStyles.between}>
        <h2 id="hs-units">{t('units.title')}</h2>
        <OfferActs base={base} hasUnits={shown.length > 0} />
      </div>
      {shown.length > 0 ? (
        <ul className={unitsStyles.grid}>
          {shown.map((unit) => (
            <UnitCard key={unit.pricingUnitId} unit={unit} base={base} heading="h3" />
          ))}
        </ul>
      ) : (
        <NoUnits base={base} />
      )}
    </section>
  );
}

function OfferActs({ base, hasUnits }: { base: string; hasUnits: boolean }) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  return (
    <div className="row wrap">
      {hasUnits ? (
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
  );
}

function Welcome({ missing, onClose }: { missing: string[]; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Note tone="ok" icon="sparkle">
      <FirstSteps />
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
