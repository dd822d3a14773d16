import type { RouteObject } from 'react-router';

/** Mounted under /partner/:partnerUsername. */
export const checkoutRoutes: RouteObject[] = [];
/** Mounted under /me/orders. */
export const myOrderRoutes: RouteObject[] = [];
/** Mounted under /dashboard/:storeUsername/orders. */
export const storeOrderRoutes: RouteObject[] = [];
