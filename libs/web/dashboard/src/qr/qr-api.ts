import { listQrCodes } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const qrApi = api.injectEndpoints({
  endpoints: (b) => ({ qrCodes: endpointsOf(b).read(listQrCodes) }),
});

export const { useQrCodesQuery } = qrApi;
