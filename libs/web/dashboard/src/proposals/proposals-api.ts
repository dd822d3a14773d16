import {
  changeTerm,
  createProposal,
  createTerm,
  deleteTerm,
  discardProposal,
  listProposals,
  listTerms,
  type ProposalStatus,
  pullTerm,
  readProposal,
  reviseProposal,
  saveProposal,
  sendProposal,
  withdrawProposal,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const proposalsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change, pages } = endpointsOf(b);
    return {
      ownTerms: read(listTerms, ['Term']),
      createTerm: change(createTerm, ['Term']),
      changeTerm: change(changeTerm, ['Term']),
      deleteTerm: change(deleteTerm, ['Term']),
      pullTerm: change(pullTerm, ['Term']),
      /** Pages of proposals; store and status are the cache key. */
      ownProposals: pages(
        listProposals,
        ({ partner, status }: { partner: string; status?: ProposalStatus }, page) => ({
          params: { partner },
          query: { ...(status ? { status } : {}), ...page },
        }),
        ['Proposal'],
      ),
      ownProposal: read(readProposal, ['Proposal']),
      createProposal: change(createProposal, ['Proposal']),
      saveProposal: change(saveProposal, ['Proposal']),
      discardProposal: change(discardProposal, (_, error) => (error ? [] : ['Proposal'])),
      sendProposal: change(sendProposal, ['Proposal']),
      reviseProposal: change(reviseProposal, ['Proposal']),
      withdrawProposal: change(withdrawProposal, ['Proposal']),
    };
  },
});

export const {
  useOwnTermsQuery,
  useCreateTermMutation,
  useChangeTermMutation,
  useDeleteTermMutation,
  usePullTermMutation,
  useOwnProposalsInfiniteQuery,
  useOwnProposalQuery,
  useCreateProposalMutation,
  useSaveProposalMutation,
  useDiscardProposalMutation,
  useSendProposalMutation,
  useReviseProposalMutation,
  useWithdrawProposalMutation,
} = proposalsApi;
