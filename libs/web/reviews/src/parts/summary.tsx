import { ReviewAspect, type ReviewSummary } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from '../reviews.module.css';
import { Stars } from './stars';

/** How many gave five stars, four … one. */
function StarRows({ ratingCount, stars }: Pick<ReviewSummary, 'ratingCount' | 'stars'>) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {[5, 4, 3, 2, 1].map((star) => (
        <li key={star}>
          <span>{t('stars.choice', { count: star })}</span>
          <progress
            max={ratingCount}
            value={stars[star - 1] ?? 0}
            aria-label={t('stars.choice', { count: star })}
          />
          <span className="muted">{format.number(stars[star - 1] ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The average, how many gave how many stars, and the averages by aspect. */
export function Summary({ summary }: { summary: ReviewSummary }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { avgRating, ratingCount, stars, aspects } = summary;
  if (avgRating === null) return null;
  const rated = ReviewAspect.options.filter((aspect) => aspects[aspect] !== null);
  return (
    <section className={clsx('card', styles.summary)} aria-label={t('summary.title')}>
      <div className={styles.average}>
        <b>
          <Ltr>{format.number(avgRating)}</Ltr>
        </b>
        <Stars of={avgRating} size={24} />
        <span className="muted">{t('summary.count', { count: ratingCount })}</span>
      </div>
      <StarRows ratingCount={ratingCount} stars={stars} />
      {rated.length ? (
        <ul className={styles.aspects}>
          {rated.map((aspect) => (
            <li key={aspect}>
              {t(`aspects.${aspect}`)}{' '}
              <b>
                <Ltr>{format.number(aspects[aspect] ?? 0)}</Ltr>
              </b>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
