import { featuredStores, type StoreCard as Card } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { questionOf, type BrowseSearch } from './browse-search';
import { type CardPlace, StoreCard } from './store-card';
import browseStyles from './browse.module.css';
import styles from './results.module.css';

// apart from the other endpoints of stores, which belong to the first load
const { useFeaturedQuery } = api.injectEndpoints({
  endpoints: (b) => ({ featured: endpointsOf(b).read(featuredStores) }),
});

type Props = { search: BrowseSearch; since: Date };
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
export default function Featured({ search, since }: Props) {
  const { sort: _, limit: __, occasion: ___, ...query } = questionOf(search, since);
  const { currentData } = useFeaturedQuery({ query });
  const { stores = [], picks = [] } = currentData ?? {};
  const paid = new Set(stores.map(({ partnerId }) => partnerId));
  return (
    <>
      <Places place="paid" stores={stores} search={search} />
      <Places place="pick" stores={picks.filter(({ partnerId }) => !paid.has(partnerId))} search={search} />
    </>
  );
}
