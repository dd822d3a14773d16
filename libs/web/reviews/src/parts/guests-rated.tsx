import type { RatedByGuests } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from '../reviews.module.css';
import { Stars } from './stars';

/** What guests who were checked in gave, apart from the reviews. */
export function GuestsRated({ rated }: { rated: readonly RatedByGuests[] }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  if (!rated.length) return null;
  return (
    <section className={clsx('card', styles.item)} aria-label={t('byGuests.title')}>
      <h2>{t('byGuests.title')}</h2>
      <ul className={styles.list}>
        {rated.map(({ kind, avgRating, guests }) => (
          <li key={kind} className="row wrap">
            <b>{t(`byGuests.${kind}`)}</b>
            <Stars of={avgRating} />
            <Ltr>{format.number(avgRating)}</Ltr>
            <span className="muted">{t('byGuests.count', { count: guests })}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t('byGuests.note')}</p>
    </section>
  );
}
