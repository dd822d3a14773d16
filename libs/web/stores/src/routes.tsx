import type { RouteObject } from 'react-router';

/** Mounted under /partner. */
export const storeRoutes: RouteObject[] = [];
