import { orderRides } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';
import { one } from '../orders-api';

/** Stops of an order that counts rides; read again after each change of the order. */
export const { useOrderRidesQuery } = api.injectEndpoints({
  endpoints: (b) => ({
    orderRides: endpointsOf(b).read(orderRides, (_, __, { params }) => [one(params.orderId)]),
  }),
});
