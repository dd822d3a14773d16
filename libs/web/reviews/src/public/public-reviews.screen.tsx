import type { PricingUnitId } from '@smachot/contracts';
import { problemOf, useTitle, useUser } from '@smachot/web-platform';
import { Button, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MoreButton } from '../parts/more-button';
import { ReviewItem } from '../parts/review-item';
import { Summary } from '../parts/summary';
import { usePublicReviewsInfiniteQuery, useReviewedStoreQuery } from '../reviews-api';
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
  if (!reviews.length) return <EmptyState art="empty-chat" title={t('none.title')} text={t('none.public')} />;
  return (
    <>
      <Summary summary={query.data.pages[0]!.summary} />
      <ul className={styles.list} aria-label={t('title')}>
        {reviews.map((review) => (
          <ReviewItem key={review.reviewId} review={review}>
            {user ? <ReportButton reviewId={review.reviewId} /> : null}
          </ReviewItem>
        ))}
      </ul>
      <MoreButton of={query} />
    </>
  );
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
  const unit = store?.pricingUnits.find((one) => one.pricingUnitId === pricingUnitId);
  useTitle(store ? `${t('title')} · ${store.businessName}` : t('title'));
  if (query.isError && problemOf(query.error).status === 404) return <Missing />;
  if (!store) return <QueryStatus heading="h1" query={query} skeleton={<SkeletonRows count={5} />} />;
  if (pricingUnitId && !unit) return <Missing />;
  const home = `/partner/${encodeURIComponent(partner)}`;
  return (
    <Page width="narrow">
      <PageHead
        title={<bdi>{unit?.name ?? store.businessName}</bdi>}
        note={t('note')}
        back={unit ? `${home}/${unit.pricingUnitId}` : home}
      />
      <div className={styles.screen}>
        <List of={{ partner, ...(unit ? { pricingUnitId: unit.pricingUnitId } : {}) }} />
      </div>
    </Page>
  );
}
