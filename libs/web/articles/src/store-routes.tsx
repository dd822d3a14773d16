import type { RouteObject } from 'react-router';

/** Mounted under /dashboard/:storeUsername. */
export const storeArticleRoutes: RouteObject[] = [
  {
    path: 'articles',
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('./store/written-articles.screen')).WrittenArticlesScreen,
        }),
      },
      {
        path: 'new',
        lazy: async () => ({
          Component: (await import('./store/new-store-article.screen')).NewStoreArticleScreen,
        }),
      },
      {
        path: ':storeArticleId',
        lazy: async () => ({ Component: (await import('./store/store-article.screen')).StoreArticleScreen }),
      },
    ],
  },
];

/** Mounted under /admin-panel. */
export const articleModerationRoutes: RouteObject[] = [
  {
    path: 'store-articles',
    lazy: async () => ({
      Component: (await import('./store/moderated-articles.screen')).ModeratedArticlesScreen,
    }),
  },
];
