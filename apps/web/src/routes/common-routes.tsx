import type { RouteObject } from 'react-router';

export const notFound: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('../pages/not-found')).NotFound }),
};
