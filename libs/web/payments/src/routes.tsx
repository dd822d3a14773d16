import type { RouteObject } from 'react-router';

/** Mounted under /me/payments. */
export const paymentsRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./payments.screen')).PaymentsScreen }) },
];
