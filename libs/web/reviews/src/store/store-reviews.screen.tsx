import { type AnswerOf, type listStoreReviews, replyToReview, type ReviewId } from '@smachot/contracts';
import { useAddress, useContractForm, useProblemText, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  ChipRow,
  EmptyState,
  Field,
  FilterChip,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { GuestsRated } from '../parts/guests-rated';
import { MoreButton } from '../parts/more-button';
import { ReviewItem } from '../parts/review-item';
import { Summary } from '../parts/summary';
import { ReportButton } from '../public/report-button';
import { useReceivedReviewsInfiniteQuery, useReplyToReviewMutation } from '../reviews-api';
import '../texts';
import styles from '../reviews.module.css';

type Received = AnswerOf<typeof listStoreReviews>['reviews'][number];
type Shown = 'all' | 'unanswered';

function ReplyForm({ reviewId, onClose }: { reviewId: ReviewId; onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const words = useProblemText();
  const [reply] = useReplyToReviewMutation();
  const form = useContractForm(replyToReview.body, {
    defaults: { text: '' },
    draft: `review-reply:${reviewId}`,
    send: async (body) => {
      const { error } = await reply({ params: { reviewId }, body });
      if (error) return error;
      say(t('reply.done'));
      onClose();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <Field label={t('reply.text')} hint={t('reply.once')} multiline minRows={3} {...form.field('text')} />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div className="row wrap">
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('reply.send')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {t('reply.later')}
        </Button>
      </div>
    </form>
  );
}

function Item({ review, mayReply }: { review: Received; mayReply: boolean }) {
  const { t } = useTranslation('reviews');
  const [writing, setWriting] = useState(false);
  const reported = review.status === 'reported';
  const badge = (
    <>
      {reported ? (
        <Badge tone="warn" icon="alert">
          {t('store.reported')}
        </Badge>
      ) : null}
      {review.replyStatus === 'hidden' ? (
        <Badge tone="bad" icon="lock">
          {t('store.replyHidden')}
        </Badge>
      ) : null}
    </>
  );
  return (
    <ReviewItem review={review} badges={badge}>
      {writing ? <ReplyForm reviewId={review.reviewId} onClose={() => setWriting(false)} /> : null}
      {mayReply && !writing ? (
        <div className="row wrap">
          {review.reply ? null : (
            <Button kind="soft" icon="chat" onClick={() => setWriting(true)}>
              {t('reply.do')}
            </Button>
          )}
          {review.status === 'published' ? <ReportButton reviewId={review.reviewId} /> : null}
        </div>
      ) : null}
    </ReviewItem>
  );
}

function List({ partner, shown }: { partner: string; shown: Shown }) {
  const { t } = useTranslation('reviews');
  const query = useReceivedReviewsInfiniteQuery(
    { partner, ...(shown === 'unanswered' ? { only: shown } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const { pages } = query.data;
  const reviews = pages.flatMap((page) => page.reviews);
  if (!reviews.length)
    return (
      <>
        <GuestsRated rated={pages[0]!.ratedByGuests} />
        <EmptyState art="empty-chat" title={t(`store.none.${shown}`)} text={t(`store.noneText.${shown}`)} />
      </>
    );
  return (
    <>
      <Summary summary={pages[0]!.summary} />
      <GuestsRated rated={pages[0]!.ratedByGuests} />
      <ul className={styles.list} aria-label={t('title')}>
        {reviews.map((review) => (
          <Item key={review.reviewId} review={review} mayReply={pages[0]!.mayReply} />
        ))}
      </ul>
      <MoreButton of={query} />
    </>
  );
}

const SHOWN: readonly Shown[] = ['all', 'unanswered'];

/** /dashboard/{store}/reviews: what customers wrote, and the store's replies. */
export function StoreReviewsScreen() {
  const { t } = useTranslation('reviews');
  const { storeUsername = '' } = useParams();
  const [chosen, choose] = useAddress<Shown>('show', 'all');
  const shown = chosen === 'unanswered' ? 'unanswered' : 'all';
  useTitle(t('title'));
  return (
    <Page width="narrow">
      <PageHead title={t('title')} note={t('store.note')} />
      <div className={styles.screen}>
        <ChipRow label={t('store.which')}>
          {SHOWN.map((one) => (
            <FilterChip key={one} on={shown === one} onClick={() => choose(one)}>
              {t(`store.show.${one}`)}
            </FilterChip>
          ))}
        </ChipRow>
        <List key={shown} partner={storeUsername} shown={shown} />
      </div>
    </Page>
  );
}
