import {
  adminListRoutes,
  adminRoutes,
  bankDetailsRoutes,
  couponsRoutes,
  payoutRoutes,
} from '@smachot/web-admin';
import { articleModerationRoutes, articleWritingRoutes } from '@smachot/web-articles';
import { reportRoutes } from '@smachot/web-conversations';
import { newsletterStopRoutes } from '@smachot/web-newsletters';
import { reviewReportRoutes } from '@smachot/web-reviews';
import type { RouteObject } from 'react-router';
import { AdminArea } from '../pages/admin-area';
import { notFound } from './common-routes';

/** Under /admin-panel. The area checks that the person is a super admin; all pages of administrators are inside of it. */
export const adminPanelRoutes: RouteObject[] = [
  {
    Component: AdminArea,
    children: [
      ...adminRoutes,
      { path: 'reports', children: [...reportRoutes, notFound] },
      { path: 'bank-details', children: bankDetailsRoutes },
      { path: 'help', children: [...articleWritingRoutes, notFound] },
      { path: 'coupons', children: [...couponsRoutes, notFound] },
      { path: 'payouts', children: payoutRoutes },
      ...adminListRoutes,
      ...newsletterStopRoutes,
      ...articleModerationRoutes,
      ...reviewReportRoutes,
      notFound,
    ],
  },
];
