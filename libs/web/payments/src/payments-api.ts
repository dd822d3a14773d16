import {
  addCard,
  type AnswerOf,
  deleteCard,
  hostedFields,
  listBills,
  listCards,
  makeDefaultCard,
  payBill,
  renameCard,
} from '@smachot/contracts';
import { api, type ArgOf, endpoint } from '@smachot/web-platform';

export const paymentsApi = api.enhanceEndpoints({ addTagTypes: ['Card', 'Bill'] }).injectEndpoints({
  endpoints: (b) => ({
    cards: b.query<AnswerOf<typeof listCards>, void>({ ...endpoint(listCards), providesTags: ['Card'] }),
    hostedFields: b.query<AnswerOf<typeof hostedFields>, void>({ ...endpoint(hostedFields) }),
    addCard: b.mutation<AnswerOf<typeof addCard>, ArgOf<typeof addCard>>({
      ...endpoint(addCard),
      invalidatesTags: ['Card'],
    }),
    renameCard: b.mutation<AnswerOf<typeof renameCard>, ArgOf<typeof renameCard>>({
      ...endpoint(renameCard),
      invalidatesTags: ['Card'],
    }),
    makeDefaultCard: b.mutation<AnswerOf<typeof makeDefaultCard>, ArgOf<typeof makeDefaultCard>>({
      ...endpoint(makeDefaultCard),
      invalidatesTags: ['Card'],
    }),
    deleteCard: b.mutation<AnswerOf<typeof deleteCard>, ArgOf<typeof deleteCard>>({
      ...endpoint(deleteCard),
      invalidatesTags: ['Card'],
    }),
    /** Newest first, page after page. */
    bills: b.infiniteQuery<AnswerOf<typeof listBills>, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ pageParam }) =>
        endpoint(listBills).query({ query: pageParam === null ? {} : { cursor: pageParam } }),
      responseSchema: listBills.answer,
      providesTags: ['Bill'],
    }),
    payBill: b.mutation<AnswerOf<typeof payBill>, ArgOf<typeof payBill>>({
      ...endpoint(payBill),
      invalidatesTags: ['Bill'],
    }),
  }),
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
