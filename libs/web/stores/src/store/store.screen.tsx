import type { Language } from '@smachot/contracts';
import { contentText } from '@smachot/i18n';
import { atWallTime, wallTime } from '@smachot/kernel';
import { problemOf, useTitle, useVisit } from '@smachot/web-platform';
import { Button, EmptyState, Icon, Paragraph, QueryStatus, ShownIn, useCategoryNames } from '@smachot/web-ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PageHero } from '../cover/page-hero';
import { Rating } from '../cover/rating';
import { CompareBar } from '../compare/compare-bar';
import { EventBar } from '../event-info/event-bar';
import { USUAL_TIME, type EventInfo } from '../event-info/event-info';
import { useAsk, useEventInfo } from '../event-info/use-event-info';
import { StoredEventDialog } from '../event-info/stored-event.dialog';
import { Heart } from '../favourites/heart';
import { useStoreQuery } from '../stores-api';
import { useLate } from '../use-late';
import { DayState, useEventDay } from './availability/day-state';
import { DaysCalendar } from './availability/days-calendar';
import { Gallery } from './media/gallery';
import { HouseRules } from './terms/house-rules';
import { Kashrut } from './terms/kashrut';
import type { Store } from './store';
import { suitingFirst } from './suiting';
import { PayingTerms } from './terms/payment-terms';
import { Cancellation, Contact, Links } from './store-aside';
import { StoreEvents } from './store-events';
import { StoreMissing } from './store-missing';
import { StorePrefetch } from './store-prefetch';
import { StoreSkeleton } from './store-skeleton';
import { Media } from './media/media';
import { UnitCard } from './unit-card';
import styles from './store.module.css';

const StoreArticles = lazy(() => import('./store-articles'));

function StoreHero({ store }: { store: Store }) {
  const { t } = useTranslation('stores');
  const home = `/partner/${encodeURIComponent(store.partnerUsername)}`;
  return (
    <PageHero
      picture={store.coverPhoto}
      category={store.categories[0]}
      of={store.partnerUsername}
      eyebrow={useCategoryNames().all(store.categories)}
      title={store.businessName}
      avatar={store.profilePicture}
      acts={<Heart id={store.partnerId} name={store.businessName} />}
    >
      <Link className={styles.rate} to={`${home}/reviews`}>
        <Rating of={store.ratingMetrics} />
        <span className="sr">{t('reviews.title')}</span>
      </Link>
      <span>
        <Icon name={store.isMobile ? 'truck' : 'pin'} size={18} />
        {store.isMobile ? t('contact.comes', { city: store.businessCity }) : <bdi>{store.businessCity}</bdi>}
      </span>
    </PageHero>
  );
}

function Offers({ store, event }: { store: Store; event: EventInfo }) {
  const { t } = useTranslation('stores');
  return (
    <section aria-labelledby="sp-offers" className={styles.block}>
      <h2 id="sp-offers">{t('store.offers')}</h2>
      {store.pricingUnits.length === 0 ? (
        <EmptyState
          art="empty-orders"
          heading="h3"
          title={t('store.nothing')}
          text={t('store.nothingText')}
        />
      ) : (
        <ul className={styles.unitList}>
          {suitingFirst(store.pricingUnits, event).map((unit) => (
            <UnitCard key={unit.pricingUnitId} unit={unit} store={store} event={event} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The store's long text, or its short description. */
function About({ store }: { store: Store }) {
  const { t, i18n } = useTranslation('stores');
  const language = i18n.language as Language;
  const about = contentText(store, store.about ? 'about' : 'description', language, store.language);
  return about.text ? (
    <section aria-labelledby="sp-about" className={styles.block}>
      <h2 id="sp-about">{t('store.about')}</h2>
      <ShownIn languages={[about.language]} />
      <Paragraph of={about} className={styles.text} />
    </section>
  ) : null;
}

type DetailsProps = { store: Store; event: EventInfo; onEvent: (event: EventInfo) => void };

/** The store's availability and terms, beside its units. */
function StoreDetails({ store, event, onEvent }: DetailsProps) {
  const { t } = useTranslation('stores');
  const at = event.datetime === null ? null : wallTime(new Date(event.datetime));
  const chooseDay = (day: string) =>
    onEvent({ ...event, datetime: atWallTime(day, at?.time ?? USUAL_TIME).toISOString() });
  return (
    <aside className={styles.side} aria-label={t('store.details')}>
      <DaysCalendar partner={store.partnerUsername} chosen={at?.day ?? null} onChoose={chooseDay} />
      <Contact store={store} />
      <Kashrut store={store} />
      <PayingTerms terms={store.paymentTerms} />
      <Cancellation policy={store.cancellationPolicy} />
      <HouseRules store={store} />
      <Links store={store} />
      <Button kind="ghost" icon="send" to={`/partner/${encodeURIComponent(store.partnerUsername)}/updates`}>
        {t('store.updates')}
      </Button>
    </aside>
  );
}

function StorePage({ store }: { store: Store }) {
  const { event, eventId, save } = useEventInfo();
  const [ask, setAsk] = useAsk();
  useTitle(store.businessName);
  useVisit(store.partnerUsername, 'view');
  return (
    <div className={styles.page}>
      <StoreHero store={store} />
      <div className={styles.main}>
        <EventBar event={event} linked={eventId !== null} onAsk={setAsk} />
        <CompareBar />
        <DayState store={store} event={event} />
        <Offers store={store} event={event} />
        <About store={store} />
        <Media store={store} />
        <Gallery pictures={store.pictures} name={store.businessName} />
        <StoreEvents partner={store.partnerUsername} />
        <Suspense fallback={null}>
          <StoreArticles partner={store.partnerUsername} />
        </Suspense>
      </div>
      <StoreDetails store={store} event={event} onEvent={save} />
      <StoredEventDialog ask={ask} event={event} onSave={save} onClose={() => setAsk(null)} />
    </div>
  );
}

/** The store as soon as it is known, with its day: that stands above the units, which would move under a press. */
function ShownStore({ partner }: { partner: string }) {
  const query = useStoreQuery({ params: { partner } });
  const day = useEventDay(partner, useEventInfo().event.datetime);
  const late = useLate(partner);
  const waits = day.isLoading && !late;
  // once it is there it stays, whatever day is chosen
  const [isThere, arrive] = useState(query.currentData !== undefined);
  if (!isThere && query.currentData && !waits) arrive(true);
  if (query.isError && problemOf(query.error).status === 404) return <StoreMissing what="store" />;
  if (!query.currentData) return <QueryStatus heading="h1" query={query} skeleton={<StoreSkeleton />} />;
  if (!isThere && waits) return <StoreSkeleton />;
  return <StorePage store={query.currentData} />;
}

/** /partner/{partnerUsername}: the store, its units with their prices, and its availability. */
export function StoreScreen() {
  const { partnerUsername = '' } = useParams();
  return (
    <>
      <StorePrefetch partner={partnerUsername} />
      <ShownStore key={partnerUsername} partner={partnerUsername} />
    </>
  );
}
