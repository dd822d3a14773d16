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

/** Endpoints for change requests of an order. */
const changesApi = ordersApi.injectEndpoints({
  endpoints: (b) => ({
    /** A query in spite of POST: it changes nothing. */
    changePreview: b.query<AnswerOf<typeof previewChange>, ArgOf<typeof previewChange>>({
      ...endpoint(previewChange),
      providesTags: (_, __, { params }) => [one(params.orderId)],
    }),
    /** The menu of a revision never changes. */
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
