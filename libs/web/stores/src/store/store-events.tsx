import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePartnerStoreEventsQuery } from './store-parts-api';
import styles from './store.module.css';

/** Public events that the store hosts, the next one first; nothing while there are none. */
export function StoreEvents({ partner }: { partner: string }) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { currentData: events = [] } = usePartnerStoreEventsQuery({ params: { partner } });
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="sp-events" className={styles.block}>
      <h2 id="sp-events">{t('store.events')}</h2>
      <ul>
        {events.map(({ id, slug, title, language, startDatetime, moreDates }) => (
          <li key={id}>
            <Link to={`/event/${encodeURIComponent(slug)}`} lang={language}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <span className="muted small">
              {format.dateTime(startDatetime)}
              {moreDates > 0 ? ` · ${t('store.moreDates', { count: moreDates })}` : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
