import { problemOf, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, QueryStatus } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Store } from '../store/store';
import { StoreMissing } from '../store/store-missing';
import { StoreSkeleton } from '../store/store-skeleton';
import { StoreHero } from '../store/store.screen';
import { useStoreQuery } from '../stores-api';
import { UnitHero, useUnitAndStore } from '../unit/unit.screen';
import styles from '../store/store.module.css';

/** Reviews cannot be written yet: the page says so, instead of a list that looks forgotten. */
function NoReviews({ store, back }: { store: Store; back: string }) {
  const { t } = useTranslation('stores');
  useTitle(`${t('reviews.title')} · ${store.businessName}`);
  return (
    <div className={styles.main}>
      <EmptyState
        art="empty-chat"
        title={t('reviews.none')}
        text={t('reviews.noneText')}
        action={
          <Button kind="soft" to={back}>
            {t('reviews.back')}
          </Button>
        }
      />
    </div>
  );
}

/** /partner/{partnerUsername}/reviews */
export function StoreReviewsScreen() {
  const { partnerUsername = '' } = useParams();
  const query = useStoreQuery({ params: { partner: partnerUsername } });
  const store = query.currentData;
  if (query.isError && problemOf(query.error).status === 404) return <StoreMissing what="store" />;
  if (!store) return <QueryStatus heading="h1" query={query} skeleton={<StoreSkeleton />} />;
  return (
    <div className={styles.page}>
      <StoreHero store={store} reviews />
      <NoReviews store={store} back={`/partner/${encodeURIComponent(store.partnerUsername)}`} />
    </div>
  );
}

/** /partner/{partnerUsername}/{pricingUnitId}/reviews */
export function UnitReviewsScreen() {
  const { missing, query, unit, store } = useUnitAndStore();
  if (missing) return <StoreMissing what="unit" />;
  if (!unit || !store) return <QueryStatus heading="h1" query={query} skeleton={<StoreSkeleton />} />;
  const back = `/partner/${encodeURIComponent(store.partnerUsername)}/${unit.pricingUnitId}`;
  return (
    <div className={styles.page}>
      <UnitHero unit={unit} store={store} />
      <NoReviews store={store} back={back} />
    </div>
  );
}
