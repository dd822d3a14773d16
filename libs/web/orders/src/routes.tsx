import type { RouteObject } from 'react-router';

/** Mounted under /partner/:partnerUsername. Needs an `AddCardContext` around it, as the orders of a person do. */
export const checkoutRoutes: RouteObject[] = [
  {
    path: 'checkout',
    lazy: async () => ({ Component: (await import('./checkout/checkout.screen')).CheckoutScreen }),
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

/** Mounted under /dashboard/:storeUsername/orders. */
export const storeOrderRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./store/store-orders.screen')).StoreOrdersScreen }),
  },
  {
    path: ':orderId',
    lazy: async () => ({ Component: (await import('./store/store-order.screen')).StoreOrderScreen }),
  },
  {
    path: ':orderId/kitchen',
    lazy: async () => ({ Component: (await import('./store/kitchen-sheet.screen')).KitchenSheetScreen }),
  },
];
