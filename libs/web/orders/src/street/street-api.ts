import { askStreet, sayStreet } from '@smachot/contracts';
import { endpointsOf } from '@smachot/web-platform';
import { ofOrder, ordersApi } from '../orders-api';

export const { useAskStreetMutation, useSayStreetMutation } = ordersApi.injectEndpoints({
  endpoints: (b) => {
    const { change } = endpointsOf(b);
    return {
      sayStreet: change(sayStreet, ofOrder),
      askStreet: change(askStreet, ofOrder),
    };
  },
});
