import type { RouteObject } from 'react-router';

/** Mounted at the root: /become-a-partner, /verify-email. */
export const becomePartnerRoutes: RouteObject[] = [];
/** Mounted under /dashboard/:storeUsername. */
export const dashboardRoutes: RouteObject[] = [];
