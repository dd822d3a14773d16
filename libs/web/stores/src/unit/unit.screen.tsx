import type { Language, PricingUnit, PricingUnitId } from '@smachot/contracts';
import { problemOf, useTitle, useVisit } from '@smachot/web-platform';
import { unitWordsIn } from '@smachot/i18n';
import {
  Button,
  type FoodMark,
  Icon,
  MarkedFood,
  menuSectionId,
  MenuSectionCard,
  Paragraph,
  QueryStatus,
  ShownIn,
  stateOf,
  Words,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PageHero } from '../cover/page-hero';
import { Rating } from '../cover/rating';
import { CompareBar } from '../compare/compare-bar';
import { CompareToggle } from '../compare/compare-toggle';
import { EventBar } from '../event-info/event-bar';
import type { Ask, EventInfo } from '../event-info/event-info';
import { useAsk, useEventInfo } from '../event-info/use-event-info';
import { StoredEventDialog } from '../event-info/stored-event.dialog';
import { FoodLegend } from '../food/food-legend';
import { PriceTerms } from '../price/price-terms';
import { isByProposal, picturesOf } from '../price/unit-price';
import { askAddress } from './ask-address';
import { languagesOf } from './languages-of';
import { DayState } from '../store/availability/day-state';
import { Gallery } from '../store/media/gallery';
import { ratingOfUnit, type Store } from '../store/store';
import { HouseRules } from '../store/terms/house-rules';
import { Kashrut } from '../store/terms/kashrut';
import { PayingTerms } from '../store/terms/payment-terms';
import { Cancellation } from '../store/store-aside';
import { StoreMissing } from '../store/store-missing';
import { StoreSkeleton } from '../store/store-skeleton';
import { Headcount } from '../store/unit-card';
import { usePricingUnitQuery, useStoreQuery } from '../stores-api';
import { PricePanel } from './price-panel';
import { ProposalPanel } from './proposal-panel';
import { SimplePart } from './simple-part';
import { useMenu } from './use-menu';
import { useUnitPrice } from './use-unit-price';
import storeStyles from '../store/store.module.css';
import styles from './unit.screen.module.css';

type UnitOfStore = { unit: PricingUnit; store: Store };

function UnitHero({ unit, store }: UnitOfStore) {
  const { t, i18n } = useTranslation('stores');
  const home = `/partner/${encodeURIComponent(store.partnerUsername)}`;
  const words = unitWordsIn(unit, i18n.language as Language);
  const rating = ratingOfUnit(store, unit.pricingUnitId);
  return (
    <PageHero
      picture={picturesOf(unit)[0] ?? null}
      category={store.categories[0]}
      of={unit.pricingUnitId}
      eyebrow={
        <Link to={home}>
          <bdi>{store.businessName}</bdi>
        </Link>
      }
      title={words.name.text}
    >
      {rating && rating.ratingCount > 0 ? (
        <Link className={storeStyles.rate} to={`${home}/${unit.pricingUnitId}/reviews`}>
          <Rating of={rating} />
          <span className="sr">{t('reviews.title')}</span>
        </Link>
      ) : null}
      <Headcount unit={unit} />
      <span>
        <Icon name="clock" size={18} />
        {t('unit.hours', { count: unit.durationHours })}
      </span>
      {words.tags.texts.map((tag) => (
        <span key={tag}>
          <Icon name="check" size={18} />
          <Words of={{ text: tag, language: words.tags.language }} />
        </span>
      ))}
    </PageHero>
  );
}

type Menu = ReturnType<typeof useMenu>;

/** Links to the sections of a long menu, which show the completed ones. */
function SectionTabs({ menu: { sections, request } }: { menu: Menu }) {
  const { t } = useTranslation('stores');
  if (sections.length < 3) return null;
  return (
    <nav className={styles.tabs} aria-label={t('menu.parts')}>
      {sections.map((section) => {
        const { min, missing } = stateOf(section, request);
        return (
          <a key={section.index} className="chip" href={`#${menuSectionId(section)}`}>
            {min > 0 && missing === 0 ? <Icon name="check" size={16} /> : null}
            <Words of={{ text: section.name, language: section.shownIn }} />
          </a>
        );
      })}
    </nav>
  );
}

/** The sections of a menu, with a legend that marks dishes by their food facts. */
function UnitMenu({ menu, store }: { menu: Menu; store: Store }) {
  const [marked, setMarked] = useState<FoodMark | null>(null);
  return (
    <>
      <SectionTabs menu={menu} />
      <FoodLegend sections={menu.sections} marked={marked} onMark={setMarked} />
      <MarkedFood value={marked}>
        {menu.sections.map((section) => (
          <MenuSectionCard
            key={section.index}
            section={section}
            sections={menu.sections}
            request={menu.request}
            category={store.categories[0]}
            onChange={menu.choose}
          />
        ))}
      </MarkedFood>
    </>
  );
}

function StoreTerms({ store }: { store: Store }) {
  return (
    <>
      <Kashrut store={store} />
      <PayingTerms terms={store.paymentTerms} />
      <Cancellation policy={store.cancellationPolicy} />
      <HouseRules store={store} />
    </>
  );
}

/** Reviews of the unit, and a question to its store. */
function UnitLinks({ unit, store }: UnitOfStore) {
  const { t } = useTranslation('stores');
  return (
    <>
      <p>
        <Link to="reviews">{t('reviews.title')}</Link>
      </p>
      <div>
        <Button kind="soft" icon="chat" to={askAddress(store, unit)}>
          {t('contact.ask')}
        </Button>
      </div>
    </>
  );
}

type OrderPanelProps = UnitOfStore & { event: EventInfo; menu: Menu; onAsk: (ask: Ask) => void };

/** The price of the choices, or the way to a proposal. */
function OrderPanel({ unit, store, event, menu, onAsk }: OrderPanelProps) {
  const price = useUnitPrice({
    unit,
    store,
    event,
    request: menu.request,
    onAsk,
    onLeave: () => menu.choose(menu.request),
  });
  if (isByProposal(unit)) return <ProposalPanel store={store} unit={unit} event={event} onAsk={onAsk} />;
  return <PricePanel price={price} event={event} place={event.location?.address ?? null} />;
}

function UnitPage({ unit, store }: UnitOfStore) {
  const { i18n } = useTranslation('stores');
  const { event, eventId, save } = useEventInfo();
  const [ask, setAsk] = useAsk();
  const menu = useMenu(unit);
  const words = unitWordsIn(unit, i18n.language as Language);
  const [counted, setCounted] = useState(false);
  const saveParticipants = (participants: number) => {
    setCounted(true);
    save({ ...event, participants });
  };
  useTitle(`${words.name.text} · ${store.businessName}`);
  useVisit(store.partnerUsername, 'view');
  useVisit(store.partnerUsername, 'configuration', counted || menu.isChosen);
  return (
    <div className={clsx(storeStyles.page, styles.unit)}>
      <UnitHero unit={unit} store={store} />
      <div className={storeStyles.main}>
        <EventBar event={event} linked={eventId !== null} onAsk={setAsk} />
        <CompareToggle id={unit.pricingUnitId} name={words.name.text} />
        <CompareBar />
        <DayState store={store} event={event} />
        <ShownIn languages={languagesOf(words, menu.sections)} partly />
        <Paragraph of={words.description} className={storeStyles.text} />
        {unit.type === 'simple' ? (
          <SimplePart unit={unit} event={event} onParticipants={saveParticipants} />
        ) : (
          <UnitMenu menu={menu} store={store} />
        )}
        {isByProposal(unit) ? null : <PriceTerms unit={unit} start={event.datetime} />}
        <Gallery pictures={picturesOf(unit).slice(1)} name={words.name.text} />
        <StoreTerms store={store} />
        <UnitLinks unit={unit} store={store} />
      </div>
      <OrderPanel unit={unit} store={store} event={event} menu={menu} onAsk={setAsk} />
      <StoredEventDialog ask={ask} event={event} onSave={save} onClose={() => setAsk(null)} />
    </div>
  );
}

/** A unit and its store; the price needs both. */
const useUnitAndStore = () => {
  const { partnerUsername = '', pricingUnitId = '' } = useParams<{
    partnerUsername: string;
    pricingUnitId: PricingUnitId;
  }>();
  const unit = usePricingUnitQuery({ params: { pricingUnitId } });
  const store = useStoreQuery({ params: { partner: partnerUsername } });
  const failed = [unit, store].find(({ isError }) => isError);
  const status = failed && problemOf(failed.error).status;
  // an invalid id is a missing unit, and so is one of another store
  const strange = unit.currentData && unit.currentData.partnerUsername !== partnerUsername;
  return {
    missing: status === 404 || status === 400 || status === 422 || strange === true,
    query: failed ?? unit,
    unit: unit.currentData,
    store: store.currentData,
  };
};

/** /partner/{partnerUsername}/{pricingUnitId}: the unit's choices, with the price updated while choosing. */
export function UnitScreen() {
  const { missing, query, unit, store } = useUnitAndStore();
  if (missing) return <StoreMissing what="unit" />;
  if (!unit || !store) return <QueryStatus heading="h1" query={query} skeleton={<StoreSkeleton />} />;
  return <UnitPage unit={unit} store={store} />;
}
