import { wallTime } from '@smachot/kernel';
import { useEventInfo } from '../event-info/use-event-info';
import { useResponseTimeQuery } from '../stores-api';
import { useEventDay } from './availability/day-state';
import { useShownDays } from './availability/days-calendar';
import { usePartnerStoreEventsQuery, useStoreArticlesQuery } from './store-parts-api';

/** Asks for what the parts of a store's page show beside the store itself, not after it: one round trip instead of two. */
export function AskBeside({ partner }: { partner: string }) {
  const { datetime } = useEventInfo().event;
  useEventDay(partner, datetime);
  useShownDays(partner, datetime && wallTime(new Date(datetime)).day);
  usePartnerStoreEventsQuery({ params: { partner } });
  useStoreArticlesQuery({ params: { partner } });
  useResponseTimeQuery({ params: { partner } });
  return null;
}
