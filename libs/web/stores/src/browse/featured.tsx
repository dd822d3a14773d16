import { featuredStores, type StoreCard as Card } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionOf, type BrowseSearch } from './browse-search';
import { type CardPlace, StoreCard } from './store-card';
import { useLate } from '../use-late';
import browseStyles from './browse.module.css';
import styles from './results.module.css';

const { useFeaturedQuery } = api.injectEndpoints({
  endpoints: (b) => ({
    featured: endpointsOf(b).read(featuredStores, undefined, {
      // the results wait for it: without an answer they are shown alone
      extraOptions: { retryCondition: () => false },
    }),
  }),
});
type Found = { stores: readonly Card[]; picks: readonly Card[] };
const NONE: Found = { stores: [], picks: [] };

/**
 * The featured stores of a search; undefined until they are known. None where they are not shown, or were not answered in time; what
 * comes after that stays away, because it would move the list.
 */
export const useFeatured = (search: BrowseSearch, since: Date): Found | undefined => {
  const { sort: _, limit: __, occasion: ___, ...query } = questionOf(search, since);
  const skip = search.view === 'map' || Boolean(search.q);
  const question = JSON.stringify([query, skip]);
  const { currentData, isError } = useFeaturedQuery({ query }, { skip });
  const late = useLate(question);
  const [known, keep] = useState<{ question: string; found: Found } | null>(null);
  if (known?.question === question) return known.found;
  const found = skip ? NONE : (currentData ?? (isError || late ? NONE : undefined));
  if (found) keep({ question, found });
  return found;
};

type PlacesProps = { stores: readonly Card[]; place: CardPlace; search: BrowseSearch };

/** Nothing while there are none. */
function Places({ stores, place, search }: PlacesProps) {
  const { t } = useTranslation('stores');
  const id = useId();
  if (stores.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby={id}>
      <h3 id={id}>{t(`featured.${place}.title`)}</h3>
      <p className="muted small">{t(`featured.${place}.note`)}</p>
      <ul className={browseStyles.grid} aria-labelledby={id}>
        {stores.map((store) => (
          <StoreCard key={store.partnerId} store={store} search={search} place={place} />
        ))}
      </ul>
    </section>
  );
}

/** Stores above the results, which fulfil the same filters: those who pay, labelled as advertising, and those we picked, who pay nothing. */
export function Featured({ found: { stores, picks }, search }: { found: Found; search: BrowseSearch }) {
  const paid = new Set(stores.map(({ partnerId }) => partnerId));
  return (
    <>
      <Places place="paid" stores={stores} search={search} />
      <Places place="pick" stores={picks.filter(({ partnerId }) => !paid.has(partnerId))} search={search} />
    </>
  );
}
