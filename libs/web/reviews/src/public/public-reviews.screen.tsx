import type { PartnerProfile, PricingUnitId } from '@smachot/contracts';
import { problemOf, useTitle, useUser } from '@smachot/web-platform';
import { Button, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MoreButton } from '../parts/more-button';
import { GuestsRated } from '../parts/guests-rated';
import { ReviewItem } from '../parts/review-item';
import { Summary } from '../parts/summary';
import { usePublicReviewsInfiniteQuery, useReviewedStoreQuery, useReviewedUnitQuery } from '../reviews-api';
import '../texts';
import styles from '../reviews.module.css';
import { ReportButton } from './report-button';

type Of = { partner: string; pricingUnitId?: PricingUnitId };

function Missing() {
  const { t } = useTranslation('reviews');
  useTitle(t('missing'));
  return (
    <Page width="narrow">
      <EmptyState
        heading="h1"
        art="empty-search"
        title={t('missing')}
        action={<Button to="/">{t('toAll')}</Button>}
      />
    </Page>
  );
}

function List({ of }: { of: Of }) {
  const { t } = useTranslation('reviews');
  const user = useUser();
  const query = usePublicReviewsInfiniteQuery(of);
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const reviews = query.data.pages.flatMap((page) => page.reviews);
  const { ratedByGuests, summary } = query.data.pages[0]!;
  if (!reviews.length)
    return (
      <>
        <GuestsRated rated={ratedByGuests} />
        <EmptyState art="empty-chat" title={t('none.title')} text={t('none.public')} />
      </>
    );
  return (
    <>
      <Summary summary={summary} />
      <GuestsRated rated={ratedByGuests} />
      <ul className={styles.list} aria-label={t('title')}>
        {reviews.map((review) => (
          <ReviewItem key={review.reviewId} review={review}>
            {user ? (
              <div className="row wrap">
                <ReportButton reviewId={review.reviewId} />
                {review.reply ? <ReportButton reviewId={review.reviewId} subject="reply" /> : null}
              </div>
            ) : null}
          </ReviewItem>
        ))}
      </ul>
      <MoreButton of={query} />
    </>
  );
}

type Unit = { pricingUnitId: PricingUnitId; name: string };

function Reviews({ store, unit }: { store: PartnerProfile; unit?: Unit }) {
  const { t } = useTranslation('reviews');
  const { partnerUsername: partner, businessName } = store;
  const home = `/partner/${encodeURIComponent(partner)}`;
  return (
    <Page width="narrow">
      <PageHead
        title={<bdi>{unit?.name ?? businessName}</bdi>}
        note={t('note')}
        back={unit ? `${home}/${unit.pricingUnitId}` : home}
      />
      <div className={styles.screen}>
        <List of={{ partner, ...(unit ? { pricingUnitId: unit.pricingUnitId } : {}) }} />
      </div>
    </Page>
  );
}

/** A unit that the store's page does not list: an unlisted one is reached by its address. */
function OfUnlisted({ store, pricingUnitId }: { store: PartnerProfile; pricingUnitId: PricingUnitId }) {
  const query = useReviewedUnitQuery({ params: { pricingUnitId } });
  const unit = query.currentData;
  if (query.isError && problemOf(query.error).status === 404) return <Missing />;
  if (!unit) return <QueryStatus heading="h1" query={query} skeleton={<SkeletonRows count={5} />} />;
  return unit.partnerId === store.partnerId ? <Reviews store={store} unit={unit} /> : <Missing />;
}

/** /partner/{partnerUsername}/reviews and /partner/{partnerUsername}/{pricingUnitId}/reviews. */
export function PublicReviewsScreen() {
  const { t } = useTranslation('reviews');
  const { partnerUsername: partner = '', pricingUnitId } = useParams<{
    partnerUsername: string;
    pricingUnitId: PricingUnitId;
  }>();
  const query = useReviewedStoreQuery({ params: { partner } });
  const store = query.currentData;
  useTitle(store ? `${t('title')} · ${store.businessName}` : t('title'));
  if (query.isError && problemOf(query.error).status === 404) return <Missing />;
  if (!store) return <QueryStatus heading="h1" query={query} skeleton={<SkeletonRows count={5} />} />;
  if (!pricingUnitId) return <Reviews store={store} />;
  const unit = store.pricingUnits.find((one) => one.pricingUnitId === pricingUnitId);
  return unit ? (
    <Reviews store={store} unit={unit} />
  ) : (
    <OfUnlisted store={store} pricingUnitId={pricingUnitId} />
  );
}
