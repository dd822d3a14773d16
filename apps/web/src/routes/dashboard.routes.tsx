import { storeArticleRoutes } from '@smachot/web-articles';
import { threadRoutes } from '@smachot/web-conversations';
import { accountRoutes, dashboardRoutes } from '@smachot/web-dashboard';
import { hostedEventRoutes } from '@smachot/web-events';
import { storeNewsletterRoutes } from '@smachot/web-newsletters';
import { storeOrderRoutes } from '@smachot/web-orders';
import { storeReviewRoutes } from '@smachot/web-reviews';
import type { RouteObject } from 'react-router';
import { StoreDashboard } from '../pages/store-dashboard';
import { notFound } from './common-routes';

const withCards: Pick<RouteObject, 'lazy'> = {
  lazy: async () => ({ Component: (await import('../pages/with-cards')).WithCards }),
};

/** Under /dashboard/{store}. The shell checks the membership in the crew; all pages of a store are inside of it. */
export const dashboardAreaRoutes: RouteObject[] = [
  {
    Component: StoreDashboard,
    children: [
      { path: 'orders', children: [...storeOrderRoutes, notFound] },
      { path: 'messages', children: [...threadRoutes, notFound] },
      { path: 'events', children: [...hostedEventRoutes, notFound] },
      ...dashboardRoutes,
      ...storeNewsletterRoutes,
      ...storeArticleRoutes,
      ...storeReviewRoutes,
      { ...withCards, children: accountRoutes },
      notFound,
    ],
  },
];
