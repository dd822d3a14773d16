import { readArea, writeArea, type StoreCard as Store } from '@smachot/contracts';
import { now, useAddress, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Icon, Note, QueryStatus, useCategoryNames } from '@smachot/web-ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrowseInfiniteQuery } from '../stores-api';
import { BrowseSkeleton } from './browse-skeleton';
import { questionOf, type BrowseSearch } from './browse-search';
import { Featured, useFeatured } from './featured';
import { Nothing } from './nothing';
import { StoreCard } from './store-card';
import type { ChangeSearch } from './use-browse-search';
import browseStyles from './browse.module.css';
import styles from './results.module.css';

const StoreMap = lazy(async () => ({ default: (await import('../map/store-map')).StoreMap }));
/** Number of pages loaded automatically on scroll; then a button loads more, so that the foot of the page can be reached. */
const PAGES_UNASKED = 3;

type ResultsProps = { search: BrowseSearch; onChange: ChangeSearch };

/** A button that presses itself when it scrolls into view. */
function More({ busy, unasked, onMore }: { busy: boolean; unasked: boolean; onMore: () => void }) {
  const { t } = useTranslation('stores');
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!unasked || busy || !place.current || !('IntersectionObserver' in globalThis)) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '400px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [unasked, busy]);
  return (
    <div className={browseStyles.more} ref={place}>
      <Button kind="line" busy={busy} onClick={onMore}>
        {t('browse.more')}
      </Button>
    </div>
  );
}

export function ResultsHead({
  search,
  linked,
  children,
}: {
  search: BrowseSearch;
  linked: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { category, datetime, participants } = search;
  const categories = useCategoryNames();
  const what = category ? categories.one(category) : t('browse.all');
  return (
    <div className={styles.head}>
      <div>
        <h2 id="br-results">
          {datetime ? t('browse.freeOn', { what, day: format.dayAndDate(datetime) }) : what}
        </h2>
        <p className={styles.for}>
          <Icon name="users" size={18} />
          <span>
            {participants
              ? t(linked ? 'browse.pricesForSeats' : 'browse.pricesFor', { count: participants })
              : t('browse.pricesFrom')}
          </span>
        </p>
      </div>
      {children}
    </div>
  );
}

type FoundProps = {
  stores: readonly Store[];
  search: BrowseSearch;
  /** The username of the store that is marked on the map, or empty. */
  marked: string;
};
type ResultsMapProps = FoundProps & { onMark: (username: string | null) => void; onChange: ChangeSearch };

function ResultsMap({ stores, search, marked, onMark, onChange }: ResultsMapProps) {
  return (
    <div className={browseStyles.map}>
      <Suspense fallback={<div className={browseStyles.wait} />}>
        <StoreMap
          stores={stores}
          here={search.location?.geocode ?? null}
          marked={marked || null}
          onMark={(username) => {
            onMark(username);
            document.getElementById(`store-${username}`)?.scrollIntoView({ block: 'nearest' });
          }}
          area={readArea(search.area)}
          onArea={(area) => onChange({ area: writeArea(area) }, { push: true })}
        />
      </Suspense>
    </div>
  );
}

function StoreList({ stores, search, marked, busy }: FoundProps & { busy: boolean }) {
  return (
    <ul className={browseStyles.grid} aria-labelledby="br-results" aria-busy={busy || undefined}>
      {stores.map((store) => (
        <StoreCard
          key={store.partnerId}
          store={store}
          search={search}
          marked={search.view === 'map' && marked === store.partnerUsername}
        />
      ))}
    </ul>
  );
}

type PagedQuery = {
  error?: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** Why the next page could not be loaded, and the button that loads it. */
function NextPage({ query, pages }: { query: PagedQuery; pages: number }) {
  const say = useProblemText();
  return (
    <>
      {query.isFetchNextPageError ? <Note tone="bad">{say(query.error)}</Note> : null}
      {query.hasNextPage ? (
        <More
          busy={query.isFetchingNextPage}
          unasked={pages < PAGES_UNASKED && !query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

export function Results({ search, onChange }: ResultsProps) {
  const { t } = useTranslation('stores');
  // the request must not change with the clock from one render to the next
  const [since] = useState(now);
  const [marked, mark] = useAddress('pin', '');
  const query = useBrowseInfiniteQuery(questionOf(search, since));
  const map = search.view === 'map';
  // the map keeps the previous stores while another area loads
  const shown = query.currentData ?? (map && !query.isError ? query.data : undefined);
  const pages = shown?.pages;
  // what stands above the list comes with it: a list that moves is pressed in the wrong place
  const featured = useFeatured(search, since);
  if (!pages) return <QueryStatus query={query} skeleton={<BrowseSkeleton />} />;
  if (!featured) return <BrowseSkeleton />;
  const stores = pages.flatMap((page) => page.stores);
  const nothing = <Nothing search={search} question={questionOf(search, since)} onChange={onChange} />;
  if (stores.length === 0 && !map) return nothing;
  const found = { stores, search, marked };
  return (
    <>
      <p className="sr" role="status">
        {t('browse.shown', { count: stores.length })}
      </p>
      {stores.length === 0 ? null : <Featured found={featured} search={search} />}
      <div className={map ? browseStyles.split : undefined}>
        {map ? <ResultsMap {...found} onMark={mark} onChange={onChange} /> : null}
        {stores.length === 0 ? nothing : <StoreList {...found} busy={!query.currentData} />}
      </div>
      <NextPage query={query} pages={pages.length} />
    </>
  );
}
