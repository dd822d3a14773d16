import { askStreet, sayStreet, type Order } from '@smachot/contracts';
import type { ArgOf } from '@smachot/web-platform';
import { moving, ordersApi } from '../orders-api';

export const { useAskStreetMutation, useSayStreetMutation } = ordersApi.injectEndpoints({
  endpoints: (b) => ({
    sayStreet: b.mutation<Order, ArgOf<typeof sayStreet>>(moving(sayStreet)),
    askStreet: b.mutation<Order, ArgOf<typeof askStreet>>(moving(askStreet)),
  }),
});
