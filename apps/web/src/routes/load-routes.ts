import { matchRoutes, type RouteObject } from 'react-router';

type Lazy = () => Promise<Partial<RouteObject>>;

/** Loads the screens of an address, so that the router can show them at once. */
export const loadRoutes = async (routes: RouteObject[], pathname: string): Promise<void> => {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (!route.lazy) continue;
    const { ...screen } = await (route.lazy as Lazy)();
    delete route.lazy;
    Object.assign(route, screen);
  }
};
