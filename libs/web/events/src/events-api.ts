import {
  getPublicEvent,
  listPublicEvents,
  type AnswerOf,
  type PublicEventCategory,
} from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';

type Page = AnswerOf<typeof listPublicEvents>;

export const eventsApi = api.injectEndpoints({
  endpoints: (b) => ({
    /** Of one category, or of all (null). */
    publicEvents: b.infiniteQuery<Page, PublicEventCategory | null, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        endpoint(listPublicEvents).query({
          query: {
            ...(queryArg === null ? {} : { category: queryArg }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        }),
      responseSchema: listPublicEvents.answer,
    }),
    publicEvent: b.query<AnswerOf<typeof getPublicEvent>, ArgOf<typeof getPublicEvent>>({
      ...endpoint(getPublicEvent),
    }),
  }),
});

export const { usePublicEventsInfiniteQuery, usePublicEventQuery } = eventsApi;
