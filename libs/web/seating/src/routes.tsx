import type { RouteObject } from 'react-router';

/** Mounted under /me/rsvps, beside the screens of an invitation. */
export const seatingRoutes: RouteObject[] = [
  {
    path: ':eventId/seating',
    lazy: async () => ({ Component: (await import('./seating.screen')).SeatingScreen }),
  },
];
