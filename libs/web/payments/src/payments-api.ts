import {
  addCard,
  deleteCard,
  hostedFields,
  listBills,
  listCards,
  makeDefaultCard,
  payBill,
  renameCard,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

export const paymentsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      cards: read(listCards, ['Card']),
      hostedFields: read(hostedFields),
      addCard: change(addCard, ['Card']),
      renameCard: change(renameCard, ['Card']),
      makeDefaultCard: change(makeDefaultCard, ['Card']),
      deleteCard: change(deleteCard, ['Card']),
      /** Newest first, page after page. */
      bills: pages(listBills, (_: void, page) => ({ query: page }), ['Bill']),
      payBill: change(payBill, ['Bill']),
    };
  },
});

export const {
  useAddCardMutation,
  useBillsInfiniteQuery,
  useCardsQuery,
  useDeleteCardMutation,
  useHostedFieldsQuery,
  useMakeDefaultCardMutation,
  usePayBillMutation,
  useRenameCardMutation,
} = paymentsApi;
