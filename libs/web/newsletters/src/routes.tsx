import type { RouteObject } from 'react-router';

/** Mounted under /partner, for people who are signed in. */
export const consentRoutes: RouteObject[] = [
  {
    path: ':partnerUsername/updates',
    lazy: async () => ({ Component: (await import('./people/consent.screen')).ConsentScreen }),
  },
];

/** Mounted under /me. */
export const ownConsentRoutes: RouteObject[] = [
  {
    path: 'newsletters',
    lazy: async () => ({ Component: (await import('./people/own-consents.screen')).OwnConsentsScreen }),
  },
];

/** Mounted at the root: where the links of mails lead. */
export const unsubscribeRoutes: RouteObject[] = [
  {
    path: 'unsubscribe/:unsubscribeToken',
    lazy: async () => ({ Component: (await import('./people/unsubscribe.screen')).UnsubscribeScreen }),
  },
];
