import type { RouteObject } from 'react-router';

const ofStore = async () => ({
  Component: (await import('./public/public-reviews.screen')).PublicReviewsScreen,
});

/** Mounted under /partner, beside a store's pages. */
export const publicReviewRoutes: RouteObject[] = [
  { path: ':partnerUsername/reviews', lazy: ofStore },
  { path: ':partnerUsername/:pricingUnitId/reviews', lazy: ofStore },
];

/** Mounted under /me. */
export const myReviewRoutes: RouteObject[] = [
  {
    path: 'reviews/*',
    lazy: async () => ({ Component: (await import('./mine/my-reviews.screen')).MyReviewsScreen }),
  },
];

/** Mounted under /dashboard/:storeUsername. */
export const storeReviewRoutes: RouteObject[] = [
  {
    path: 'reviews/*',
    lazy: async () => ({ Component: (await import('./store/store-reviews.screen')).StoreReviewsScreen }),
  },
];

/** Mounted under /admin-panel, for super admins. */
export const reviewReportRoutes: RouteObject[] = [
  {
    path: 'review-reports',
    lazy: async () => ({ Component: (await import('./reports/review-reports.screen')).ReviewReportsScreen }),
  },
];
