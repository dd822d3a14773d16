import {
  getPublicEvent,
  listPublicEvents,
  type PublicEventCategory,
  reportPublicEvent,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const eventsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      /** Of one category, or of all (null). */
      publicEvents: pages(
        listPublicEvents,
        (category: PublicEventCategory | null, page) => ({
          query: { ...(category === null ? {} : { category }), ...page },
        }),
        ['HostedEvent'],
      ),
      publicEvent: read(getPublicEvent, ['HostedEvent']),
      reportEvent: change(reportPublicEvent),
    };
  },
});

export const { usePublicEventsInfiniteQuery, usePublicEventQuery, useReportEventMutation } = eventsApi;
