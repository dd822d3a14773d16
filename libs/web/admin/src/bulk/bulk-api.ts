import {
  previewSendingOfHosts,
  previewStoreSuspensions,
  setSendingOfHosts,
  setStoreSuspensions,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Super admins' endpoints of acts on many rows. */
const bulkApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change } = endpointsOf(b);
    return {
      previewSuspensions: change(previewStoreSuspensions),
      setSuspensions: change(setStoreSuspensions, ['AdminActs']),
      previewHosts: change(previewSendingOfHosts),
      setHosts: change(setSendingOfHosts, ['AdminActs']),
    };
  },
});

export const {
  usePreviewHostsMutation,
  usePreviewSuspensionsMutation,
  useSetHostsMutation,
  useSetSuspensionsMutation,
} = bulkApi;
