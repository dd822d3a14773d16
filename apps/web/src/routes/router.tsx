import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { RequireSignIn } from '@smachot/web-platform';
import { helpRoutes, publicArticleRoutes } from '@smachot/web-articles';
import { askRoutes, threadRoutes } from '@smachot/web-conversations';
import { becomePartnerRoutes } from '@smachot/web-dashboard';
import { discoverRoutes, hostedEventRoutes, ticketRoutes } from '@smachot/web-events';
import { signInRoutes } from '@smachot/web-identity';
import { consentRoutes, ownConsentRoutes, unsubscribeRoutes } from '@smachot/web-newsletters';
import {
  bookingLinkRoutes,
  checkoutRoutes,
  myOrderRoutes,
  myProposalRoutes,
  proposalRoutes,
} from '@smachot/web-orders';
import { paymentsRoutes } from '@smachot/web-payments';
import { myReviewRoutes, publicReviewRoutes } from '@smachot/web-reviews';
import { doorRoute, rsvpRoutes } from '@smachot/web-rsvp';
import { seatingRoutes } from '@smachot/web-seating';
import { choosingRoutes, storeRoutes } from '@smachot/web-stores';
import { LoadingScreen } from '@smachot/web-ui';
import { CheckingVisitor } from '../shell/checking-visitor';
import { RouteProblem } from '../shell/route-problem';
import { Screen } from '../shell/screen';
import { Shell } from '../shell/shell';
import { notFound } from './common-routes';

const signedIn = <RequireSignIn waiting={<CheckingVisitor />} />;

const paying: Pick<RouteObject, 'lazy'> = {
  lazy: async () => ({ Component: (await import('../pages/paying')).Paying }),
};

const ofMe: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/home')).Home }) },
  { path: 'profile', lazy: async () => ({ Component: (await import('../pages/profile')).Profile }) },
  { path: 'rsvps', children: [...seatingRoutes, ...rsvpRoutes, notFound] },
  { path: 'payments', children: paymentsRoutes },
  { path: 'orders', ...paying, children: [...myOrderRoutes, notFound] },
  { path: 'proposals', children: [...myProposalRoutes, notFound] },
  { path: 'messages', children: [...threadRoutes, notFound] },
  { path: 'events', children: [...hostedEventRoutes, notFound] },
  ...ticketRoutes,
  ...myReviewRoutes,
  ...ownConsentRoutes,
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
  ...(['terms', 'privacy', 'cancellation'] as const).map((path) => ({
    path,
    lazy: async () => (await import('../pages/legal/legal.page')).legalRoute(path),
  })),
  { path: 'rsvp/:eventId', lazy: async () => ({ Component: (await import('../pages/guest-hop')).GuestHop }) },
  { path: '422', lazy: async () => ({ Component: (await import('../pages/server-problem')).ServerProblem }) },
  { path: '404', lazy: async () => ({ Component: (await import('../pages/not-found')).NotFound }) },
  ...helpRoutes,
  ...discoverRoutes,
  doorRoute,
  {
    path: 'event/:eventSlug',
    lazy: async () => ({ Component: (await import('../pages/public-event')).PublicEvent }),
  },
  { ...paying, children: [...checkoutRoutes, ...proposalRoutes] },
  ...askRoutes,
  ...bookingLinkRoutes,
  ...becomePartnerRoutes,
  ...choosingRoutes,
  ...unsubscribeRoutes,
  {
    path: 'partner',
    children: [
      ...storeRoutes,
      ...publicReviewRoutes,
      ...publicArticleRoutes,
      { element: signedIn, children: consentRoutes },
      notFound,
    ],
  },
  { path: 'me', element: signedIn, children: [...ofMe, notFound] },
  notFound,
];

/** Every route of the specification. Permissions are decided by the server; here only whether a route needs sign-in. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteProblem,
    HydrateFallback: LoadingScreen,
    children: [
      { path: 'login', Component: Screen, children: signInRoutes },
      {
        path: '/',
        Component: Shell,
        children: [{ id: IN_SHELL, ErrorBoundary: RouteProblem, children: underShell }],
      },
    ],
  },
];

/** @param takesOver whether a rendered page is on the screen, and perhaps scrolled already: it is not scrolled to its top */
export const createRouter = (takesOver = false) =>
  createBrowserRouter(routes, {
    patchRoutesOnNavigation: discoverArea,
    ...(takesOver ? { hydrationData: { loaderData: {} } } : {}),
  });
