import {
  browseStores,
  browseWithout,
  checkPrice,
  readPricingUnit,
  readResponseTime,
  readStore,
  storeDays,
  type AnswerOf,
  type InputOf,
} from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';

type Page = AnswerOf<typeof browseStores>;
/** What is asked of the stores; the page of the answer is the endpoint's own matter. */
export type BrowseArg = Partial<Omit<InputOf<typeof browseStores>['query'], 'cursor'>>;

/** What a visitor reads of stores. The crew's side is another feature's. */
export const storesApi = api.injectEndpoints({
  endpoints: (b) => ({
    browse: b.infiniteQuery<Page, BrowseArg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        endpoint(browseStores).query({
          query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) },
        }),
      responseSchema: endpoint(browseStores).responseSchema,
    }),
    browseWithout: b.query<AnswerOf<typeof browseWithout>, ArgOf<typeof browseWithout>>({
      ...endpoint(browseWithout),
    }),
    store: b.query<AnswerOf<typeof readStore>, ArgOf<typeof readStore>>({ ...endpoint(readStore) }),
    storeDays: b.query<AnswerOf<typeof storeDays>, ArgOf<typeof storeDays>>({ ...endpoint(storeDays) }),
    responseTime: b.query<AnswerOf<typeof readResponseTime>, ArgOf<typeof readResponseTime>>({
      ...endpoint(readResponseTime),
    }),
    pricingUnit: b.query<AnswerOf<typeof readPricingUnit>, ArgOf<typeof readPricingUnit>>({
      ...endpoint(readPricingUnit),
    }),
    checkPrice: b.mutation<AnswerOf<typeof checkPrice>, ArgOf<typeof checkPrice>>({
      ...endpoint(checkPrice),
    }),
  }),
});

export const {
  useBrowseInfiniteQuery,
  useBrowseWithoutQuery,
  useStoreQuery,
  useStoreDaysQuery,
  useResponseTimeQuery,
  usePricingUnitQuery,
  useCheckPriceMutation,
} = storesApi;
