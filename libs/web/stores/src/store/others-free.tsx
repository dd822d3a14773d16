import type { BusinessCategory } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readSearch, questionOf, writeSearch } from '../browse/browse-search';
import type { EventInfo } from '../event-info/event-info';
import { useBrowseInfiniteQuery } from '../stores-api';
import '../browse/browse.css';

const SHOWN = 3;
type OthersProps = {
  event: EventInfo & { datetime: string };
  category: BusinessCategory;
  not: string;
  now: Date;
};

/** Who of the same kind is free at that hour and comes there, the recommended first; asked for in one call. */
export function OthersFree({ event, category, not, now }: OthersProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const search = { ...readSearch(new URLSearchParams()), ...event, category };
  const query = useBrowseInfiniteQuery({ ...questionOf(search, now), limit: SHOWN + 1 });
  const stores = (query.currentData?.pages[0]?.stores ?? []).filter((one) => one.partnerUsername !== not);
  if (stores.length === 0) return null;
  return (
    <section className="of" aria-labelledby="others-free">
      <h2 id="others-free">{t('others.title', { day: format.dayAndDate(event.datetime) })}</h2>
      <ul>
        {stores.slice(0, SHOWN).map((store) => (
          <li key={store.partnerId}>
            <Link to={`/partner/${encodeURIComponent(store.partnerUsername)}`}>
              <bdi>{store.businessName}</bdi>
              {store.price ? <bdi>{format.shekels(store.price.amount)}</bdi> : t('card.byProposal')}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={{ pathname: '/', search: writeSearch(search).toString() }}>{t('others.all')}</Link>
    </section>
  );
}
