import type { RouteObject } from 'react-router';

/** Mounted under /me. */
export const ticketRoutes: RouteObject[] = [
  {
    path: 'tickets/:registrationId',
    lazy: async () => ({ Component: (await import('./tickets/own-tickets.screen')).OwnTicketsScreen }),
  },
];

/** Mounted under /me/events and under a store's dashboard; each screen is a chunk of its own. */
export const hostedEventRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./hosting/hosted-events.screen')).HostedEventsScreen }),
  },
  {
    path: 'new',
    lazy: async () => ({ Component: (await import('./hosting/event-form.screen')).NewEventScreen }),
  },
  {
    path: ':eventId/edit',
    lazy: async () => ({ Component: (await import('./hosting/event-form.screen')).EditEventScreen }),
  },
  {
    path: ':eventId/check-in',
    lazy: async () => ({ Component: (await import('./hosting/check-in.screen')).CheckInScreen }),
  },
  {
    path: ':eventId/messages',
    lazy: async () => ({
      Component: (await import('./hosting/messages/attendee-messages.screen')).AttendeeMessagesScreen,
    }),
  },
  {
    path: ':eventId',
    lazy: async () => ({ Component: (await import('./hosting/manage-event.screen')).ManageEventScreen }),
  },
];
