import type { BusinessCategory } from '@smachot/contracts';
import { now, useFormat } from '@smachot/web-platform';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readSearch, questionOf, writeSearch } from '../../browse/browse-search';
import type { EventInfo } from '../../event-info/event-info';
import { useEventInfo } from '../../event-info/use-event-info';
import { useBrowseInfiniteQuery, useStoreQuery } from '../../stores-api';
import styles from './others-free.module.css';

const SHOWN = 3;
type OthersProps = {
  event: EventInfo & { datetime: string };
  category: BusinessCategory;
  not: string;
  since: Date;
};

/** Stores of the same kind that are free at that hour and deliver there, the recommended first; fetched in one call. */
export function OthersFree({ event, category, not, since }: OthersProps) {
  const title = useId();
  const { t } = useTranslation('stores');
  const format = useFormat();
  const search = { ...readSearch(new URLSearchParams()), ...event, category };
  const query = useBrowseInfiniteQuery({ ...questionOf(search, since), limit: SHOWN + 1 });
  const stores = (query.currentData?.pages[0]?.stores ?? []).filter((one) => one.partnerUsername !== not);
  if (stores.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={title}>
      <h2 id={title}>{t('others.title', { day: format.dayAndDate(event.datetime) })}</h2>
      <ul>
        {stores.slice(0, SHOWN).map((store) => (
          <li key={store.partnerId}>
            <Link to={`/partner/${encodeURIComponent(store.partnerUsername)}`}>
              <bdi>{store.businessName}</bdi>
              {store.price ? (
                <span>
                  {store.price.exact ? null : `${t('card.from')} `}
                  <bdi>{format.shekels(store.price.amount)}</bdi>
                </span>
              ) : (
                t('card.byProposal')
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={{ pathname: '/', search: writeSearch(search).toString() }}>{t('others.all')}</Link>
    </section>
  );
}

type InsteadProps = { partner: string; event: Omit<EventInfo, 'celebrating'> & { datetime: string } };

/** The same list for a caller who knows only the unavailable store: a declined order, or a failed checkout. Upcoming times only. */
export function OthersFreeInstead({ partner, event }: InsteadProps) {
  const [since] = useState(now);
  const store = useStoreQuery({ params: { partner } });
  const { celebrating } = useEventInfo().event;
  const category = store.currentData?.categories[0];
  if (!category || new Date(event.datetime) <= since) return null;
  return <OthersFree event={{ ...event, celebrating }} category={category} not={partner} since={since} />;
}
