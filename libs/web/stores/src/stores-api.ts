import {
  askForProposal,
  browseStores,
  browseWithout,
  checkPrice,
  listFavourites,
  readPricingUnit,
  readResponseTime,
  readStore,
  readStoreCards,
  storeDays,
  type InputOf,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** The arguments of a search; the endpoint itself adds the page's cursor. */
export type BrowseArg = Partial<Omit<InputOf<typeof browseStores>['query'], 'cursor'>>;

const FAVOURITES_PAGE = 60;

/** Endpoints for visitors of stores. The crew's side belongs to another feature, whose changes are seen here by the tags. */
const storesApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      browse: pages(browseStores, (search: BrowseArg, page) => ({ query: { ...search, ...page } })),
      browseWithout: read(browseWithout),
      store: read(readStore, ['Store']),
      /** Pages of the account's favourites. */
      favouriteStores: pages(
        listFavourites,
        (_: void, page) => ({ query: { limit: FAVOURITES_PAGE, ...page } }),
        [{ type: 'Favourite', id: 'list' }],
      ),
      storeCards: read(readStoreCards),
      storeDays: read(storeDays, ['Availability']),
      responseTime: read(readResponseTime),
      pricingUnit: read(readPricingUnit, ['PricingUnit']),
      checkPrice: change(checkPrice),
      askForProposal: change(askForProposal),
    };
  },
});

export const {
  useAskForProposalMutation,
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
