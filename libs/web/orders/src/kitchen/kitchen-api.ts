import { kitchenDays, savePurchases, type AnswerOf, type DishPurchases } from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';

/** Refetched with orders, because the kitchen's data derives from them. */
export const kitchenApi = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (b) => ({
    kitchenDays: b.query<AnswerOf<typeof kitchenDays>, ArgOf<typeof kitchenDays>>({
      ...endpoint(kitchenDays),
      providesTags: [{ type: 'Order', id: 'kitchen' }],
    }),
    savePurchases: b.mutation<DishPurchases, ArgOf<typeof savePurchases>>({
      ...endpoint(savePurchases),
      invalidatesTags: [{ type: 'Order', id: 'kitchen' }],
    }),
  }),
});

export const { useKitchenDaysQuery, useSavePurchasesMutation } = kitchenApi;
