import { kitchenDays, savePurchases } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Refetched with orders, because the kitchen's data derives from them. */
const kitchenApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      kitchenDays: read(kitchenDays, [{ type: 'Order', id: 'kitchen' }]),
      savePurchases: change(savePurchases, [{ type: 'Order', id: 'kitchen' }]),
    };
  },
});

export const { useKitchenDaysQuery, useSavePurchasesMutation } = kitchenApi;
