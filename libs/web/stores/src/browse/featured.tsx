import { featuredStores } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { questionOf, type BrowseSearch } from './browse-search';
import { StoreCard } from './store-card';
import browseStyles from './browse.module.css';
import styles from './results.module.css';

// apart from the other endpoints of stores, which belong to the first load
const { useFeaturedQuery } = api.injectEndpoints({
  endpoints: (b) => ({ featured: endpointsOf(b).read(featuredStores) }),
});

type Props = { search: BrowseSearch; since: Date };

/** Stores in paid places, above the results and labelled as advertising; they fulfil the same filters. Nothing while there are none. */
export default function Featured({ search, since }: Props) {
  const { t } = useTranslation('stores');
  const { sort: _, limit: __, occasion: ___, ...query } = questionOf(search, since);
  const { currentData } = useFeaturedQuery({ query });
  const stores = currentData?.stores ?? [];
  if (stores.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="br-featured">
      <h3 id="br-featured">{t('featured.title')}</h3>
      <p className="muted small">{t('featured.note')}</p>
      <ul className={browseStyles.grid} aria-labelledby="br-featured">
        {stores.map((store) => (
          <StoreCard key={store.partnerId} store={store} search={search} paid />
        ))}
      </ul>
    </section>
  );
}
