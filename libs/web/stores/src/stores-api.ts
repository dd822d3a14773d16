import {
  browseStores,
  browseWithout,
  checkPrice,
  listFavourites,
  readPricingUnit,
  readResponseTime,
  readStore,
  readStoreCards,
  storeDays,
  type AnswerOf,
  type InputOf,
} from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';

type Page = AnswerOf<typeof browseStores>;
/** The arguments of a search; the endpoint itself adds the page's cursor. */
export type BrowseArg = Partial<Omit<InputOf<typeof browseStores>['query'], 'cursor'>>;

const FAVOURITES_PAGE = 60;

/** Endpoints for visitors of stores. The crew's side belongs to another feature. */
export const storesApi = api.enhanceEndpoints({ addTagTypes: ['Favourite'] }).injectEndpoints({
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
    /** Pages of the account's favourites. */
    favouriteStores: b.infiniteQuery<AnswerOf<typeof listFavourites>, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ pageParam }) =>
        endpoint(listFavourites).query({
          query: { limit: FAVOURITES_PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        }),
      responseSchema: endpoint(listFavourites).responseSchema,
      providesTags: [{ type: 'Favourite', id: 'list' }],
    }),
    storeCards: b.query<AnswerOf<typeof readStoreCards>, ArgOf<typeof readStoreCards>>({
      ...endpoint(readStoreCards),
    }),
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
  useFavouriteStoresInfiniteQuery,
  useStoreCardsQuery,
  useStoreDaysQuery,
  useResponseTimeQuery,
  usePricingUnitQuery,
  useCheckPriceMutation,
} = storesApi;
