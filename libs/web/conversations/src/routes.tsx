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

/** Mounted at the root, beside a store's pages: a visitor may write the question and sign in to send it. */
export const askRoutes: RouteObject[] = [
  {
    path: '/partner/:partnerUsername/ask',
    lazy: async () => ({ Component: (await import('./ask.screen')).AskScreen }),
  },
];
