import type { StoreCard } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon, Ltr } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from '../browse/browse.module.css';

/** Rating by previous guests; a store without ratings says so instead of showing zero stars. */
export function Rating({ of: { avgRating, ratingCount } }: { of: StoreCard['ratingMetrics'] }) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  if (avgRating === null || ratingCount === 0)
    return <span className={clsx(styles.rate, 'muted')}>{t('rating.new')}</span>;
  const average = format.number(Math.round(avgRating * 10) / 10);
  return (
    <span className={styles.rate}>
      <Icon name="star" size={18} />
      <span className="sr">{t('rating.words', { average, count: ratingCount })}</span>
      <span aria-hidden>
        <b>
          <Ltr>{average}</Ltr>
        </b>{' '}
        <span className="muted">{t('rating.count', { count: ratingCount })}</span>
      </span>
    </span>
  );
}
