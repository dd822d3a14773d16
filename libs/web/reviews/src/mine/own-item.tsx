import { MOST_REVIEW_PICTURES, type OwnReview, type ReviewPicture } from '@smachot/contracts';
import { useProblemText, useUntil } from '@smachot/web-platform';
import { Button, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReviewItem } from '../parts/review-item';
import { useRemoveReviewPictureMutation } from '../reviews-api';
import { PictureButton } from './picture-button';
import { EditDialog } from './write.dialog';

/** What was answered does not change any more, nor what admins check or have checked. */
const takesPictures = ({ status, reply, pictures }: OwnReview): boolean =>
  status === 'published' && !reply && pictures.length < MOST_REVIEW_PICTURES;

function RemovePicture({ review, picture }: { review: OwnReview; picture: ReviewPicture }) {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const words = useProblemText();
  const [remove, { isLoading }] = useRemoveReviewPictureMutation();
  const { reviewId } = review;
  const number = review.pictures.indexOf(picture) + 1;
  const go = async () => {
    const { error } = await remove({ params: { reviewId, pictureId: picture.pictureId } });
    say(error ? words(error) : t('picture.removed'));
  };
  return (
    <Button
      kind="ghost"
      busy={isLoading}
      aria-label={t('picture.removeOne', { number })}
      onClick={() => void go()}
    >
      {t('picture.remove')}
    </Button>
  );
}

/** Why it is hidden, or why its stars do not count. */
function Standing({ review: { status, hiddenFor, counts } }: { review: OwnReview }) {
  const { t } = useTranslation('reviews');
  if (status === 'hidden')
    return (
      <Note tone="warn">
        {t('mine.hidden')} {hiddenFor ? t('mine.because', { rule: t(`rules.${hiddenFor}`) }) : ''}
      </Note>
    );
  return counts ? null : <Note tone="warn">{t('mine.uncounted')}</Note>;
}

function Edit({ review }: { review: OwnReview }) {
  const { t } = useTranslation('reviews');
  const until = useUntil();
  const [open, setOpen] = useState(false);
  if (!review.editableUntil) return null;
  return (
    <>
      <Button kind="line" icon="edit" onClick={() => setOpen(true)}>
        {t('edit.do')}
      </Button>
      <span className="small muted">{t('edit.until', { when: until(review.editableUntil) })}</span>
      {open ? <EditDialog review={review} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** A review as its author sees it, with what they may still change. */
export function OwnItem({ review }: { review: OwnReview }) {
  const store = (
    <Link to={`/partner/${encodeURIComponent(review.partnerUsername)}`}>{review.partnerName}</Link>
  );
  return (
    <ReviewItem
      review={review}
      title={store}
      under={(picture) => <RemovePicture review={review} picture={picture} />}
    >
      <Standing review={review} />
      <div className="row wrap">
        {takesPictures(review) ? <PictureButton reviewId={review.reviewId} /> : null}
        <Edit review={review} />
      </div>
    </ReviewItem>
  );
}
