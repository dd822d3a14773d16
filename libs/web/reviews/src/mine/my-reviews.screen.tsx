import { MOST_REVIEW_PICTURES, type OwnReview, type ReviewableOrder } from '@smachot/contracts';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, Card, EmptyState, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MoreButton } from '../parts/more-button';
import { ReviewItem } from '../parts/review-item';
import { useOwnReviewsInfiniteQuery, useReviewableOrdersQuery } from '../reviews-api';
import '../texts';
import styles from '../reviews.module.css';
import { PictureButton } from './picture-button';
import { WriteDialog } from './write.dialog';

function OrderRow({ order, onWrite }: { order: ReviewableOrder; onWrite: () => void }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <Card component="li" className={styles.row}>
      <span>
        <b dir="auto">{order.partnerName}</b>
        <br />
        <span className="small muted">
          <bdi>{order.pricingUnitName}</bdi> · {format.date(order.startsAt)}
        </span>
      </span>
      <Button kind="primary" icon="star" onClick={onWrite}>
        {t('write.do')}
      </Button>
    </Card>
  );
}

/** Orders that wait for a review; nothing where none does. */
function Waiting() {
  const { t } = useTranslation('reviews');
  const query = useReviewableOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<ReviewableOrder | null>(null);
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  const { orders } = query.data;
  return (
    <>
      {orders.length ? (
        <section aria-labelledby="rv-waiting" className={styles.screen}>
          <h2 id="rv-waiting">{t('mine.waiting')}</h2>
          <ul className={styles.list}>
            {orders.map((order) => (
              <OrderRow key={order.orderId} order={order} onWrite={() => setChosen(order)} />
            ))}
          </ul>
        </section>
      ) : null}
      {chosen ? <WriteDialog order={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}

/** What was answered or checked does not change any more. */
const takesPictures = ({ status, reply, pictures }: OwnReview): boolean =>
  (status === 'published' || status === 'reported') && !reply && pictures.length < MOST_REVIEW_PICTURES;

function OwnItem({ review }: { review: OwnReview }) {
  const { t } = useTranslation('reviews');
  const store = (
    <Link to={`/partner/${encodeURIComponent(review.partnerUsername)}`}>{review.partnerName}</Link>
  );
  const hidden = review.status === 'hidden';
  return (
    <ReviewItem review={review} title={store}>
      {hidden ? <Note tone="warn">{t('mine.hidden')}</Note> : null}
      {takesPictures(review) ? <PictureButton reviewId={review.reviewId} /> : null}
    </ReviewItem>
  );
}

function Written() {
  const { t } = useTranslation('reviews');
  const query = useOwnReviewsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const reviews = query.data.pages.flatMap((page) => page.reviews);
  if (!reviews.length)
    return <EmptyState art="empty-chat" title={t('mine.none')} text={t('mine.noneText')} />;
  return (
    <section aria-labelledby="rv-written" className={styles.screen}>
      <h2 id="rv-written">{t('mine.written')}</h2>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <OwnItem key={review.reviewId} review={review} />
        ))}
      </ul>
      <MoreButton of={query} />
    </section>
  );
}

/** /me/reviews: orders that may be reviewed, and what the person wrote. */
export function MyReviewsScreen() {
  const { t } = useTranslation('reviews');
  useTitle(t('mine.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('mine.title')} back="/me" />
      <div className={styles.screen}>
        <Waiting />
        <Written />
      </div>
    </Page>
  );
}
