import { type Review, ReviewAspect, type ReviewPicture } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Badge } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../reviews.module.css';
import { Stars } from './stars';

function Aspects({ aspects }: Pick<Review, 'aspects'>) {
  const { t } = useTranslation('reviews');
  const rated = ReviewAspect.options.filter((aspect) => aspects[aspect] !== null);
  if (!rated.length) return null;
  return (
    <ul className={clsx(styles.aspects, 'small')}>
      {rated.map((aspect) => (
        <li key={aspect} className="row">
          {t(`aspects.${aspect}`)} <Stars of={aspects[aspect] ?? 0} size={14} />
        </li>
      ))}
    </ul>
  );
}

function Pictures({ pictures, under }: Pick<Review, 'pictures'> & Pick<ItemProps, 'under'>) {
  const { t } = useTranslation('reviews');
  if (!pictures.length) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ pictureId, url, thumbUrl }, place) => (
        <li key={pictureId}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={thumbUrl} alt={t('picture.alt', { number: place + 1 })} loading="lazy" />
          </a>
          {under?.(pictures[place]!)}
        </li>
      ))}
    </ul>
  );
}

function Reply({ reply }: Pick<Review, 'reply'>) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  if (!reply) return null;
  return (
    <div className={styles.reply}>
      <span className="small">
        <b>{t('reply.by')}</b> <span className="muted">{format.date(reply.at)}</span>
      </span>
      <p className={styles.text} dir="auto">
        {reply.text}
      </p>
    </div>
  );
}

type ItemProps = {
  review: Review;
  title?: ReactNode;
  badges?: ReactNode;
  /** What stands under each picture. */
  under?: (picture: ReviewPicture) => ReactNode;
  children?: ReactNode;
};

/** That it is of an order, and whether its stars count; when it was changed. */
function Origin({ review: { counts, attended, editedAt } }: Pick<ItemProps, 'review'>) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <>
      {counts ? (
        <Badge tone="ok" icon="check">
          {attended === null ? t('fromOrder') : t('attended', { count: attended })}
        </Badge>
      ) : (
        <Badge tone="warn" icon="info">
          {t('uncounted')}
        </Badge>
      )}
      {editedAt ? <span className="small muted">{t('edited', { date: format.date(editedAt) })}</span> : null}
    </>
  );
}

/** One review with its stars, its words and the reply. `title` in place of the author's name; `children`: what may be done with it. */
export function ReviewItem({ review, title, badges, under, children }: ItemProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <li className={clsx('card', styles.item)}>
      <div className={styles.head}>
        <Stars of={review.rating} />
        <b dir="auto">{title ?? review.author ?? t('author.unnamed')}</b>
        <span className="small muted">{format.date(review.createdAt)}</span>
        <Origin review={review} />
        {badges}
      </div>
      {review.pricingUnitName ? (
        <span className="small muted">
          <bdi>{review.pricingUnitName}</bdi>
        </span>
      ) : null}
      {review.text ? (
        <p className={styles.text} dir="auto">
          {review.text}
        </p>
      ) : null}
      <Aspects aspects={review.aspects} />
      <Pictures pictures={review.pictures} under={under} />
      <Reply reply={review.reply} />
      {children}
    </li>
  );
}
