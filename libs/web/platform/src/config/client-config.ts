import { clientConfig, type AnswerOf } from '@smachot/contracts';
import { startAnalytics } from '../analytics/analytics';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';
import { setProductTime } from './product-clock';

export type ClientConfig = AnswerOf<typeof clientConfig>;

export const configApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read } = endpointsOf(b);
    return {
      clientConfig: read(clientConfig, undefined, {
        async onQueryStarted(_, { queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (!data) return;
          setProductTime(data.now);
          startAnalytics({ product: data.analytics, web: data.webAnalytics });
        },
      }),
    };
  },
});

/** Configuration the page needs before sign-in; read again on focus, because a development clock may have moved. */
export const useClientConfig = (): ClientConfig | null =>
  configApi.useClientConfigQuery(undefined, { refetchOnFocus: true }).data ?? null;

/** Whether any analytics is configured: only then consent is requested. */
export const useIsMeasured = (): boolean => {
  const config = useClientConfig();
  return config !== null && (config.analytics !== null || config.webAnalytics !== null);
};
