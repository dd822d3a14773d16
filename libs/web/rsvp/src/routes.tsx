import type { RouteObject } from 'react-router';

/** Mounted under /me/rsvps. Each screen is a chunk of its own; the address holds everything else. */
export const rsvpRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./invitations/invitations.screen')).InvitationsScreen }),
  },
  {
    path: 'new',
    lazy: async () => ({
      Component: (await import('./invitations/form/invitation-form.screen')).NewInvitationScreen,
    }),
  },
  {
    path: ':eventId/edit',
    lazy: async () => ({
      Component: (await import('./invitations/form/invitation-form.screen')).EditInvitationScreen,
    }),
  },
  {
    path: ':eventId/upload',
    lazy: async () => ({ Component: (await import('./upload/upload.screen')).UploadScreen }),
  },
  {
    path: ':eventId/inbox',
    lazy: async () => ({ Component: (await import('./inbox/inbox.screen')).InboxScreen }),
  },
  {
    path: ':eventId/inbox/:rsvpId',
    lazy: async () => ({ Component: (await import('./inbox/inbox.screen')).InboxScreen }),
  },
  {
    path: ':eventId/door',
    lazy: async () => ({ Component: (await import('./door/door.screen')).DoorScreen }),
  },
  {
    path: ':eventId/rides',
    lazy: async () => ({ Component: (await import('./rides/rides.screen')).RidesScreen }),
  },
  {
    path: ':eventId/gifts',
    lazy: async () => ({ Component: (await import('./gifts/gifts.screen')).GiftsScreen }),
  },
  { path: ':eventId', lazy: async () => ({ Component: (await import('./desk/desk.screen')).DeskScreen }) },
];

/** Mounted at the root: the door of an event for whoever holds a door link. */
export const doorRoute: RouteObject = {
  path: 'door',
  lazy: async () => ({ Component: (await import('./door/door-link.screen')).DoorLinkScreen }),
};
