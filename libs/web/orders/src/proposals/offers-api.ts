import {
  declineOffer,
  listMyProposals,
  listOfferVersions,
  readOffer,
  readOrderProposal,
  viewOffer,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const offersApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change, pages } = endpointsOf(b);
    return {
      offer: read(readOffer, ['Proposal']),
      offerVersions: read(listOfferVersions, ['Proposal']),
      myProposals: pages(listMyProposals, (_: void, page) => ({ query: page }), ['Proposal']),
      orderProposal: read(readOrderProposal, ['Proposal']),
      viewOffer: change(viewOffer),
      declineOffer: change(declineOffer, ['Proposal']),
    };
  },
});

export const {
  useOfferQuery,
  useOfferVersionsQuery,
  useMyProposalsInfiniteQuery,
  useOrderProposalQuery,
  useViewOfferMutation,
  useDeclineOfferMutation,
} = offersApi;
