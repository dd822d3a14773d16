import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { RequireSignIn } from '@smachot/web-platform';
import { helpRoutes } from '@smachot/web-articles';
import { askRoutes, threadRoutes } from '@smachot/web-conversations';
import { becomePartnerRoutes } from '@smachot/web-dashboard';
import { discoverRoutes, hostedEventRoutes } from '@smachot/web-events';
import { signInRoutes } from '@smachot/web-identity';
import { bookingLinkRoutes, checkoutRoutes, myOrderRoutes, proposalRoutes } from '@smachot/web-orders';
import { paymentsRoutes } from '@smachot/web-payments';
import { myReviewRoutes, publicReviewRoutes } from '@smachot/web-reviews';
import { rsvpRoutes } from '@smachot/web-rsvp';
import { choosingRoutes, storeRoutes } from '@smachot/web-stores';
import { LoadingScreen } from '@smachot/web-ui';
import { CheckingVisitor } from '../shell/checking-visitor';
import { RouteProblem } from '../shell/route-problem';
import { Shell } from '../shell/shell';
import { notFound } from './common-routes';

const signedIn = <RequireSignIn waiting={<CheckingVisitor />} />;

const paying: Pick<RouteObject, 'lazy'> = {
  lazy: async () => ({ Component: (await import('../pages/paying')).Paying }),
};

const ofMe: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/home')).Home }) },
  { path: 'profile', lazy: async () => ({ Component: (await import('../pages/profile')).Profile }) },
  { path: 'rsvps', children: [...rsvpRoutes, notFound] },
  { path: 'payments', children: paymentsRoutes },
  { path: 'orders', ...paying, children: [...myOrderRoutes, notFound] },
  { path: 'messages', children: [...threadRoutes, notFound] },
  { path: 'events', children: [...hostedEventRoutes, notFound] },
  ...myReviewRoutes,
];

const IN_SHELL = 'in-shell';
/** Routes of areas that few users open. They are loaded on the first navigation to the area. */
const AREAS: { path: string; within: RegExp; routes: () => Promise<RouteObject[]> }[] = [
  {
    path: 'admin-panel',
    within: /^\/admin-panel(\/|$)/,
    routes: async () => (await import('./admin-panel.routes')).adminPanelRoutes,
  },
  {
    path: 'dashboard/:storeUsername',
    within: /^\/dashboard\/[^/]/,
    routes: async () => (await import('./dashboard.routes')).dashboardAreaRoutes,
  },
];
/** The router asks about every address that only the page for unknown ones fits. */
const discoverArea: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = AREAS.find(({ within }) => within.test(path));
  if (area) patch(IN_SHELL, [{ path: area.path, element: signedIn, children: await area.routes() }]);
};

const underShell: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/landing')).Landing }) },
  {
    path: 'account-closed',
    lazy: async () => ({ Component: (await import('../pages/account-closed')).AccountClosed }),
  },
  {
    path: 'accessibility',
    lazy: async () => ({ Component: (await import('../pages/accessibility')).Accessibility }),
  },
  { path: 'terms', lazy: async () => ({ Component: (await import('../pages/legal/legal.page')).Terms }) },
  { path: 'privacy', lazy: async () => ({ Component: (await import('../pages/legal/legal.page')).Privacy }) },
  {
    path: 'cancellation',
    lazy: async () => ({ Component: (await import('../pages/legal/legal.page')).Cancellation }),
  },
  { path: 'rsvp/:eventId', lazy: async () => ({ Component: (await import('../pages/guest-hop')).GuestHop }) },
  { path: '422', lazy: async () => ({ Component: (await import('../pages/server-problem')).ServerProblem }) },
  { path: '404', lazy: async () => ({ Component: (await import('../pages/not-found')).NotFound }) },
  ...helpRoutes,
  ...discoverRoutes,
  {
    path: 'event/:eventSlug',
    lazy: async () => ({ Component: (await import('../pages/public-event')).PublicEvent }),
  },
  { ...paying, children: [...checkoutRoutes, ...proposalRoutes] },
  ...askRoutes,
  ...bookingLinkRoutes,
  ...becomePartnerRoutes,
  ...choosingRoutes,
  { path: 'partner', children: [...storeRoutes, ...publicReviewRoutes, notFound] },
  { path: 'me', element: signedIn, children: [...ofMe, notFound] },
  notFound,
];

/** Every route of the specification. Permissions are decided by the server; here only whether a route needs sign-in. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteProblem,
    HydrateFallback: LoadingScreen,
    children: [
      { path: 'login', children: signInRoutes },
      {
        path: '/',
        Component: Shell,
        children: [{ id: IN_SHELL, ErrorBoundary: RouteProblem, children: underShell }],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation: discoverArea });
