import { matchRoutes, type RouteObject } from 'react-router';

type Lazy = () => Promise<Partial<RouteObject>>;

/**
 * Loads the screens of an address, so that the router can show them at once.
 * @returns the matched routes, the outermost first
 */
export const loadRoutes = async (routes: RouteObject[], pathname: string): Promise<RouteObject[]> => {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  for (const route of matched) {
    if (!route.lazy) continue;
    const { ...screen } = await (route.lazy as Lazy)();
    delete route.lazy;
    Object.assign(route, screen);
  }
  return matched;
};
