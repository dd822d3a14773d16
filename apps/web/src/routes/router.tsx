import { createBrowserRouter, type RouteObject } from 'react-router';
import { RequireSignIn } from '@smachot/web-platform';
import { askRoutes, reportRoutes, threadRoutes } from '@smachot/web-conversations';
import { becomePartnerRoutes, dashboardRoutes } from '@smachot/web-dashboard';
import { discoverRoutes } from '@smachot/web-events';
import { signInRoutes } from '@smachot/web-identity';
import { bookingLinkRoutes, checkoutRoutes, myOrderRoutes, storeOrderRoutes } from '@smachot/web-orders';
import { paymentsRoutes } from '@smachot/web-payments';
import { rsvpRoutes } from '@smachot/web-rsvp';
import { choosingRoutes, storeRoutes } from '@smachot/web-stores';
import { LoadingScreen } from '@smachot/web-ui';
import { CheckingVisitor } from '../shell/checking-visitor';
import { RouteProblem } from '../shell/route-problem';
import { Shell } from '../shell/shell';
import { ofAdmin, ofPerson, ofStore, openToAll, type Planned } from './planned-routes';

const planned = ({ path, kind, feature }: Planned): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy: async () => {
    const { ComingSoon, NotImplemented } = await import('../pages/planned-pages');
    const Page = kind === 'soon' ? ComingSoon : NotImplemented;
    return { element: <Page feature={feature} /> };
  },
});

const notFound: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('../pages/not-found')).NotFound }),
};
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
  ...ofPerson.map(planned),
];

const ofAdminPanel: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/admin-panel')).AdminPanel }) },
  { path: 'reports', children: [...reportRoutes, notFound] },
  ...ofAdmin.map(planned),
  notFound,
];

/** The shell checks the membership in the crew; all pages of a store are inside of it. */
const ofDashboard: RouteObject = {
  lazy: async () => ({ Component: (await import('../pages/store-dashboard')).StoreDashboard }),
  children: [
    { path: 'orders', children: [...storeOrderRoutes, notFound] },
    { path: 'messages', children: [...threadRoutes, notFound] },
    ...dashboardRoutes,
    ...ofStore.map(planned),
    notFound,
  ],
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
  ...discoverRoutes,
  {
    path: 'event/:eventSlug',
    lazy: async () => ({ Component: (await import('../pages/public-event')).PublicEvent }),
  },
  { ...paying, children: checkoutRoutes },
  ...askRoutes,
  ...bookingLinkRoutes,
  ...becomePartnerRoutes,
  ...openToAll.map(planned),
  ...choosingRoutes,
  { path: 'partner', children: [...storeRoutes, notFound] },
  { path: 'me', element: signedIn, children: [...ofMe, notFound] },
  { path: 'admin-panel', element: signedIn, children: ofAdminPanel },
  { path: 'dashboard/:storeUsername', element: signedIn, children: [ofDashboard] },
  notFound,
];

/** Every route of the specification. Permissions are decided by the server; here only whether a route needs sign-in. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteProblem,
    HydrateFallback: LoadingScreen,
    children: [
      { path: 'login', children: signInRoutes },
      { path: '/', Component: Shell, children: [{ ErrorBoundary: RouteProblem, children: underShell }] },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
