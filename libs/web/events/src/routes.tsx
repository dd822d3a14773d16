import type { RouteObject } from 'react-router';

/** Mounted at the root; the page of one event, /event/{slug}, belongs to the app, which shows its own page for an unknown event. */
export const discoverRoutes: RouteObject[] = [
  {
    path: 'discover',
    lazy: async () => ({ Component: (await import('./discover/discover.screen')).DiscoverScreen }),
  },
  {
    path: 't/:ticketCode',
    lazy: async () => ({ Component: (await import('./ticket/ticket.screen')).TicketScreen }),
  },
  {
    path: 'event',
    lazy: async () => ({ Component: (await import('./discover/all-events.screen')).AllEventsScreen }),
  },
];
