import type { OtherDate, PublicEvent } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './event.module.css';

function usePlaces() {
  const { t } = useTranslation('events');
  return ({ closed, seatsLeft }: OtherDate): string => {
    if (closed) return t('series.closed');
    if (seatsLeft === null) return t('series.places');
    return seatsLeft === 0 ? t('series.full') : t('series.left', { count: seatsLeft });
  };
}

/** The other dates of the same event, each with its free places. */
export function OtherDates({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const places = usePlaces();
  if (event.otherDates.length === 0) return null;
  return (
    <Card component="section" className={styles.facts} aria-labelledby="evp-dates">
      <h2 id="evp-dates">{t('series.others')}</h2>
      <ul className={styles.dates}>
        {event.otherDates.map((date) => (
          <li key={date.slug}>
            <Link to={`/event/${encodeURIComponent(date.slug)}`}>{format.dateTime(date.startDatetime)}</Link>{' '}
            <span className="muted small">{places(date)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
