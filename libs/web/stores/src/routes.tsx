import type { RouteObject } from 'react-router';

/** Mounted under /partner. The checkout and the reviews beside them belong to other features. */
export const storeRoutes: RouteObject[] = [
  {
    path: ':partnerUsername',
    lazy: async () => ({ Component: (await import('./store/store.screen')).StoreScreen }),
  },
  {
    path: ':partnerUsername/:pricingUnitId',
    lazy: async () => ({ Component: (await import('./unit/unit.screen')).UnitScreen }),
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
