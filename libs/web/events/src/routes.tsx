import { redirect, type RouteObject } from 'react-router';

/** Mounted at the root; the page of one event, /event/{slug}, is the app's, which knows what to show for none. */
export const discoverRoutes: RouteObject[] = [
  {
    path: 'discover',
    lazy: async () => ({ Component: (await import('./discover/discover.screen')).DiscoverScreen }),
  },
  {
    path: 'event',
    loader: ({ request }) => redirect(`/discover${new URL(request.url).search}`),
    element: null,
  },
];
