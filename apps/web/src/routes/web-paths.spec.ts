import { webPaths } from '@smachot/contracts';
import type { RouteObject } from 'react-router';
import { adminPanelRoutes } from './admin-panel.routes';
import { dashboardAreaRoutes } from './dashboard.routes';
import { routes } from './router';

/** Routes on which the app shows the 404 page. */
const MISSING = new Set(['*', '404']);

/** The full paths of all pages, without the 404 routes. */
const pagesOf = (list: RouteObject[], under = ''): string[] =>
  list.flatMap(({ path = '', children }) => {
    if (MISSING.has(path)) return [];
    const whole = path === '' ? under : `${under}/${path.replace(/^\//, '')}`.replace(/^\/+/, '/');
    return children ? pagesOf(children, whole) : [whole || '/'];
  });

it('the server knows every page of the app, and no other', () => {
  const known = [
    ...pagesOf(routes),
    ...pagesOf(adminPanelRoutes, '/admin-panel'),
    ...pagesOf(dashboardAreaRoutes, '/dashboard/:storeUsername'),
  ];
  const pages = [...new Set(known.map((path) => path.replace(/(.)\/$/, '$1')))];
  expect([...webPaths].sort()).toEqual(pages.sort());
});
