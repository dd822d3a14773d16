import type { RouteObject } from 'react-router';
import type { Planned } from './planned-routes';

export const planned = ({ path, kind, feature }: Planned): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy: async () => {
    const { ComingSoon, NotImplemented } = await import('../pages/planned-pages');
    const Page = kind === 'soon' ? ComingSoon : NotImplemented;
    return { element: <Page feature={feature} /> };
  },
});

export const notFound: RouteObject = {
  path: '*',
  lazy: async () => ({ Component: (await import('../pages/not-found')).NotFound }),
};
