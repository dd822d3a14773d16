import type { RouteObject } from 'react-router';

/** Mounted under /partner. The checkout beside them is of the orders feature. */
export const storeRoutes: RouteObject[] = [
  {
    path: ':partnerUsername',
    lazy: async () => ({ Component: (await import('./store/store.screen')).StoreScreen }),
  },
  {
    path: ':partnerUsername/reviews',
    lazy: async () => ({ Component: (await import('./reviews/reviews.screen')).StoreReviewsScreen }),
  },
  {
    path: ':partnerUsername/:pricingUnitId',
    lazy: async () => ({ Component: (await import('./unit/unit.screen')).UnitScreen }),
  },
  {
    path: ':partnerUsername/:pricingUnitId/reviews',
    lazy: async () => ({ Component: (await import('./reviews/reviews.screen')).UnitReviewsScreen }),
  },
];
