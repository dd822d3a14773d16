import type { RouteObject } from 'react-router';
import './texts';

/** Mounted under /admin-panel/bank-details; the app lets super admins in, and nobody else. */
export const bankDetailsRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./bank-details/bank-details.screen')).BankDetailsScreen }),
  },
];

/** Mounted under /admin-panel: the lists, and the page of one person or store. */
export const adminListRoutes: RouteObject[] = [
  {
    path: 'users',
    lazy: async () => ({ Component: (await import('./users/users.screen')).UsersScreen }),
  },
  {
    path: 'users/:userId',
    lazy: async () => ({ Component: (await import('./users/user.screen')).UserScreen }),
  },
  {
    path: 'partners',
    lazy: async () => ({ Component: (await import('./partners/partners.screen')).PartnersScreen }),
  },
  {
    path: 'partners/:partnerId',
    lazy: async () => ({ Component: (await import('./partners/partner.screen')).PartnerScreen }),
  },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('./orders/orders.screen')).OrdersScreen }),
  },
  {
    path: 'orders/:orderId',
    lazy: async () => ({ Component: (await import('./orders/order.screen')).OrderScreen }),
  },
  {
    path: 'subscriptions',
    lazy: async () => ({
      Component: (await import('./subscriptions/subscriptions.screen')).SubscriptionsScreen,
    }),
  },
  {
    path: 'subscriptions/:partnerId',
    lazy: async () => ({
      Component: (await import('./subscriptions/subscription.screen')).SubscriptionScreen,
    }),
  },
  {
    path: 'events',
    lazy: async () => ({ Component: (await import('./events/events.screen')).EventsScreen }),
  },
  {
    path: 'events/:eventId',
    lazy: async () => ({ Component: (await import('./events/event.screen')).EventScreen }),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('./audit/audit.screen')).AuditScreen }),
  },
];

/** Mounted under /admin-panel: its index, and the acts that have no screen of their own elsewhere. */
export const adminRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./panel/panel.screen')).PanelScreen }),
  },
  {
    path: 'commissions',
    lazy: async () => ({ Component: (await import('./money/commissions.screen')).CommissionsScreen }),
  },
  {
    path: 'exchange-rates',
    lazy: async () => ({ Component: (await import('./money/exchange-rates.screen')).ExchangeRatesScreen }),
  },
  {
    path: 'feature-switches',
    lazy: async () => ({
      Component: (await import('./switches/feature-switches.screen')).FeatureSwitchesScreen,
    }),
  },
  {
    path: 'kashrut',
    lazy: async () => ({ Component: (await import('./kashrut/kashrut.screen')).KashrutScreen }),
  },
  {
    path: 'privacy',
    lazy: async () => ({ Component: (await import('./privacy/privacy.screen')).PrivacyScreen }),
  },
  {
    path: 'refunds',
    lazy: async () => ({ Component: (await import('./refunds/refunds.screen')).RefundsScreen }),
  },
  {
    path: 'sending',
    lazy: async () => ({ Component: (await import('./sending/sending.screen')).SendingScreen }),
  },
  {
    path: 'store-suspensions',
    lazy: async () => ({
      Component: (await import('./suspensions/store-suspensions.screen')).StoreSuspensionsScreen,
    }),
  },
  {
    path: 'terms',
    lazy: async () => ({ Component: (await import('./library/library.screen')).LibraryScreen }),
  },
  {
    path: 'view-as',
    lazy: async () => ({ Component: (await import('./view-as/view-as.screen')).ViewAsScreen }),
  },
  {
    path: 'system',
    lazy: async () => ({ Component: (await import('./system/system.screen')).SystemScreen }),
  },
  {
    path: 'webhooks',
    lazy: async () => ({ Component: (await import('./webhooks/webhooks.screen')).WebhooksScreen }),
  },
];

/** Mounted under /admin-panel/coupons. */
export const couponsRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./coupons/coupons.screen')).CouponsScreen }),
  },
  {
    path: 'new',
    lazy: async () => ({ Component: (await import('./coupons/new-coupon.screen')).NewCouponScreen }),
  },
  {
    path: ':couponId',
    lazy: async () => ({ Component: (await import('./coupons/coupon.screen')).CouponScreen }),
  },
];

/** Mounted under /admin-panel/payouts, in the same way. */
export const payoutRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./payouts/payouts.screen')).PayoutsScreen }),
  },
];
