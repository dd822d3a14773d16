import { declineOffer, readOffer, viewOffer } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const offersApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      offer: read(readOffer, ['Proposal']),
      viewOffer: change(viewOffer),
      declineOffer: change(declineOffer, ['Proposal']),
    };
  },
});

export const { useOfferQuery, useViewOfferMutation, useDeclineOfferMutation } = offersApi;
