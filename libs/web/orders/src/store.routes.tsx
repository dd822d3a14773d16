import type { RouteObject } from 'react-router';

/** Mounted under /dashboard/:storeUsername/orders. */
export const storeOrderRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./store/store-orders.screen')).StoreOrdersScreen }),
  },
  {
    path: 'kitchen',
    lazy: async () => ({ Component: (await import('./kitchen/kitchen-days.screen')).KitchenDaysScreen }),
  },
  {
    path: 'bookings/new',
    lazy: async () => ({ Component: (await import('./bookings/new-booking.screen')).NewBookingScreen }),
  },
  {
    path: 'bookings/:bookingId',
    lazy: async () => ({ Component: (await import('./bookings/booking.screen')).BookingScreen }),
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
