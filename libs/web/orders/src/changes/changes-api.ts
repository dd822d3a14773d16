import {
  acceptChange,
  orderMenu,
  previewChange,
  proposeChange,
  refuseChange,
  withdrawChange,
} from '@smachot/contracts';
import { endpointsOf } from '@smachot/web-platform';
import { ofOrder, one, ordersApi } from '../orders-api';

/** Endpoints for change requests of an order. */
const changesApi = ordersApi.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      /** A query in spite of POST: it changes nothing. */
      changePreview: read(previewChange, (_, __, { params }) => [one(params.orderId)]),
      /** The menu of a revision never changes. */
      orderMenu: read(orderMenu, (_, __, { params }) => [one(params.orderId)]),
      proposeChange: change(proposeChange, ofOrder),
      acceptChange: change(acceptChange, ofOrder),
      refuseChange: change(refuseChange, ofOrder),
      withdrawChange: change(withdrawChange, ofOrder),
    };
  },
});

export const {
  useAcceptChangeMutation,
  useChangePreviewQuery,
  useOrderMenuQuery,
  useProposeChangeMutation,
  useRefuseChangeMutation,
  useWithdrawChangeMutation,
} = changesApi;
