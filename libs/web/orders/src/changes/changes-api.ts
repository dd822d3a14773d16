import {
  acceptChange,
  type AnswerOf,
  type Order,
  orderMenu,
  previewChange,
  proposeChange,
  refuseChange,
  withdrawChange,
} from '@smachot/contracts';
import { type ArgOf, endpoint } from '@smachot/web-platform';
import { moving, one, ordersApi } from '../orders-api';

/** Other terms of an order that one side asks the other for. */
const changesApi = ordersApi.injectEndpoints({
  endpoints: (b) => ({
    /** A question, though it is asked by POST. */
    changePreview: b.query<AnswerOf<typeof previewChange>, ArgOf<typeof previewChange>>({
      ...endpoint(previewChange),
      providesTags: (_, __, { params }) => [one(params.orderId)],
    }),
    /** What is on it stays for good. */
    orderMenu: b.query<AnswerOf<typeof orderMenu>, ArgOf<typeof orderMenu>>({
      ...endpoint(orderMenu),
      providesTags: (_, __, { params }) => [one(params.orderId)],
    }),
    proposeChange: b.mutation<Order, ArgOf<typeof proposeChange>>(moving(proposeChange)),
    acceptChange: b.mutation<Order, ArgOf<typeof acceptChange>>(moving(acceptChange)),
    refuseChange: b.mutation<Order, ArgOf<typeof refuseChange>>(moving(refuseChange)),
    withdrawChange: b.mutation<Order, ArgOf<typeof withdrawChange>>(moving(withdrawChange)),
  }),
});

export const {
  useAcceptChangeMutation,
  useChangePreviewQuery,
  useOrderMenuQuery,
  useProposeChangeMutation,
  useRefuseChangeMutation,
  useWithdrawChangeMutation,
} = changesApi;
