import { wallTime } from '@smachot/kernel';
import { useEventInfo } from '../event-info/use-event-info';
import { useResponseTimeQuery } from '../stores-api';
import { useEventDay } from './availability/day-state';
import { useShownDays } from './availability/days-calendar';
import { usePartnerStoreEventsQuery, useStoreArticlesQuery } from './store-parts-api';

/** Starts the queries of the page's parts together with the store's own: one round trip instead of two. */
export function StorePrefetch({ partner }: { partner: string }) {
  const { datetime } = useEventInfo().event;
  useEventDay(partner, datetime);
  useShownDays(partner, datetime && wallTime(new Date(datetime)).day);
  usePartnerStoreEventsQuery({ params: { partner } });
  useStoreArticlesQuery({ params: { partner } });
  useResponseTimeQuery({ params: { partner } });
  return null;
}
