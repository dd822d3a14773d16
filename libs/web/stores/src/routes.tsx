import type { RouteObject } from 'react-router';

/** Mounted under /partner. The checkout beside them belongs to the orders feature. */
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

/** Mounted at the root. Favourites are open to visitors, whose browser stores them. */
export const choosingRoutes: RouteObject[] = [
  {
    path: 'me/favourites',
    lazy: async () => ({ Component: (await import('./favourites/favourites.screen')).FavouritesScreen }),
  },
  {
    path: 'compare',
    lazy: async () => ({ Component: (await import('./compare/compare.screen')).CompareScreen }),
  },
];
