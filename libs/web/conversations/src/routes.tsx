import type { RouteObject } from 'react-router';
import './texts';

const messages = async () => ({ Component: (await import('./messages.screen')).MessagesScreen });
const start = async () => ({ Component: (await import('./start.screen')).StartScreen });

/** Mounted under /me/messages and /dashboard/:storeUsername/messages. */
export const threadRoutes: RouteObject[] = [
  { index: true, lazy: messages },
  { path: 'new', lazy: start },
  { path: ':threadId', lazy: messages },
];

/** Mounted under /admin-panel/reports, for super admins. */
export const reportRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./reports/reports.screen')).ReportsScreen }),
  },
  {
    path: ':reportId',
    lazy: async () => ({ Component: (await import('./reports/report.screen')).ReportScreen }),
  },
];

/** Mounted at the root, beside a store's pages: a visitor may write the question and sign in to send it. */
export const askRoutes: RouteObject[] = [
  {
    path: '/partner/:partnerUsername/ask',
    lazy: async () => ({ Component: (await import('./ask.screen')).AskScreen }),
  },
];
