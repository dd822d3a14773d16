import { readStoreAnalytics } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const analyticsApi = api.injectEndpoints({
  endpoints: (b) => ({ storeAnalytics: endpointsOf(b).read(readStoreAnalytics) }),
});

export const { useStoreAnalyticsQuery } = analyticsApi;
