import type { RouteObject } from 'react-router';

/** Mounted at the root: /become-a-partner, /verify-email. */
export const becomePartnerRoutes: RouteObject[] = [
  {
    path: 'become-a-partner',
    lazy: async () => ({ Component: (await import('./become/become.screen')).BecomeScreen }),
  },
  {
    path: 'verify-email',
    lazy: async () => ({ Component: (await import('./become/verify-email.screen')).VerifyEmailScreen }),
  },
];
