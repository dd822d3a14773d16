import type { RouteObject } from 'react-router';

/** Mounted at the root, beside a store's pages (another feature). Needs an `AddCardContext` around it, as `myOrderRoutes` do. */
export const checkoutRoutes: RouteObject[] = [
  {
    path: '/partner/:partnerUsername/checkout',
    lazy: async () => ({ Component: (await import('./checkout/checkout.screen')).CheckoutScreen }),
  },
];

/** Mounted at the root. The checkout needs an `AddCardContext` around it, as `myOrderRoutes` do. */
export const proposalRoutes: RouteObject[] = [
  {
    path: 'proposal/:proposalId',
    lazy: async () => ({ Component: (await import('./proposals/offer.screen')).OfferScreen }),
  },
  {
    path: 'proposal/:proposalId/checkout',
    lazy: async () => ({
      Component: (await import('./proposals/offer-checkout.screen')).OfferCheckoutScreen,
    }),
  },
];

/** Mounted at the root: the page that the customer of a phone booking opens from a text message. */
export const bookingLinkRoutes: RouteObject[] = [
  {
    path: 'booking',
    lazy: async () => ({
      Component: (await import('./bookings/booking-link.screen')).BookingLinkScreen,
    }),
  },
];

/** Mounted under /me/proposals. */
export const myProposalRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({
      Component: (await import('./proposals/my-proposals.screen')).MyProposalsScreen,
    }),
  },
];

/** Mounted under /me/orders. */
export const myOrderRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./mine/my-orders.screen')).MyOrdersScreen }),
  },
  {
    path: ':orderId',
    lazy: async () => ({ Component: (await import('./mine/my-order.screen')).MyOrderScreen }),
  },
];
