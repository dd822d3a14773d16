import type { OrderId, ReviewableOrder } from '@smachot/contracts';
import { useAddressParams, useFormat, useTitle } from '@smachot/web-platform';
import { Button, Card, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../parts/more-button';
import { useOwnReviewsInfiniteQuery, useReviewableOrdersQuery } from '../reviews-api';
import '../texts';
import styles from '../reviews.module.css';
import { OwnItem } from './own-item';
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

/** Orders that wait for a review, or one of them; nothing where none does. */
function Waiting({ only }: { only: OrderId | null }) {
  const { t } = useTranslation('reviews');
  const query = useReviewableOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<ReviewableOrder | null>(null);
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  const orders = query.data.orders.filter(({ orderId }) => !only || orderId === only);
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

/** What the person wrote, or what of one order. */
function Written({ only }: { only: OrderId | null }) {
  const { t } = useTranslation('reviews');
  const query = useOwnReviewsInfiniteQuery(only, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const reviews = query.data.pages.flatMap((page) => page.reviews);
  if (!reviews.length)
    return only ? null : <EmptyState art="empty-chat" title={t('mine.none')} text={t('mine.noneText')} />;
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

/** /me/reviews: orders that may be reviewed, and what the person wrote; of one order with ?order=. */
export function MyReviewsScreen() {
  const { t } = useTranslation('reviews');
  const [search] = useAddressParams();
  const only = search.get('order');
  useTitle(t('mine.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('mine.title')} back="/me" />
      <div className={styles.screen}>
        <Waiting only={only} />
        <Written only={only} />
        {only ? (
          <Button kind="soft" to="/me/reviews">
            {t('mine.all')}
          </Button>
        ) : null}
      </div>
    </Page>
  );
}
