import { useTitle } from '@smachot/web-platform';
import { Art, useCategoryNames } from '@smachot/web-ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareBar } from '../compare/compare-bar';
import { EventDialog } from '../event-info/event.dialog';
import { noEvent, sameEvent } from '../event-info/event-info';
import { useAsk } from '../event-info/use-event-info';
import { Categories } from './categories';
import { Finder, type FinderProps } from './finder';
import { FinderBar } from './finder-bar';
import { Results, ResultsHead } from './results';
import { Toolbar } from './toolbar';
import { useBrowseSearch } from './use-browse-search';
import browseStyles from './browse.module.css';
import styles from './browse.screen.module.css';

type Props = {
  /** The card of the host's own area, between the finder and the suppliers. */
  hostCard: ReactNode;
  /** The other uses of the product, after the suppliers. */
  entrance: ReactNode;
};

/** The title of the page over its art, and the questions about the event. */
function Hero(finder: FinderProps) {
  const { t } = useTranslation('stores');
  return (
    <section className={browseStyles.hero}>
      <div className={browseStyles.art} aria-hidden>
        <span className={styles.moon} />
        <Art name="pattern-confetti" fit="cover" />
        <Art name="pattern-confetti" fit="cover" />
        <Art name="pattern-olive" />
      </div>
      <div className={browseStyles.heroContent}>
        <h1 tabIndex={-1}>
          {t('browse.title')} <em>{t('browse.titleSecond')}</em>
        </h1>
        <p>{t('browse.lead')}</p>
        <Finder {...finder} />
      </div>
    </section>
  );
}

const scrollToResults = () => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('br-results')?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
};

/** `/`: stores that are free then and there for that many guests, with their total price. */
export function BrowseScreen({ hostCard, entrance }: Props) {
  const { t } = useTranslation('stores');
  const { search, change, saveEvent, linkedEventId } = useBrowseSearch();
  const [ask, setAsk] = useAsk();
  const finder = useRef<HTMLDivElement>(null);
  const categories = useCategoryNames();
  useTitle(search.category ? categories.one(search.category) : undefined);
  // a visitor who has described the event has come for the suppliers
  const described = !sameEvent(search, noEvent);
  const toResults = () => (described ? scrollToResults() : setAsk('when'));
  return (
    <div className={browseStyles.browse} data-said={described || undefined}>
      <Hero event={search} onAsk={setAsk} onSearch={toResults} ref={finder} />
      <FinderBar finder={finder} event={search} onAsk={setAsk} onSearch={toResults} />
      {described ? null : hostCard}
      <Categories search={search} />
      <section className={styles.results} aria-labelledby="br-results">
        <ResultsHead search={search} linked={linkedEventId !== null}>
          <Toolbar search={search} onChange={change} />
        </ResultsHead>
        <CompareBar />
        <Results search={search} onChange={change} />
      </section>
      {described ? hostCard : null}
      {entrance}
      <EventDialog
        ask={ask}
        info={search}
        save={t('event.showSuppliers')}
        onSave={saveEvent}
        onClose={() => setAsk(null)}
      />
    </div>
  );
}
