import { listPartnerStoreEvents, listStoreArticles } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

// apart from the other endpoints of stores, which belong to the first load
export const { usePartnerStoreEventsQuery, useStoreArticlesQuery } = api.injectEndpoints({
  endpoints: (b) => ({
    partnerStoreEvents: endpointsOf(b).read(listPartnerStoreEvents, ['HostedEvent']),
    storeArticles: endpointsOf(b).read(listStoreArticles, ['Article']),
  }),
});
