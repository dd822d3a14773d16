import type { RouteObject } from 'react-router';

/** Mounted at the root: the help page and its articles. */
export const helpRoutes: RouteObject[] = [
  { path: 'help', lazy: async () => ({ Component: (await import('./help/help.screen')).HelpScreen }) },
  {
    path: 'help/:articleSlug',
    lazy: async () => ({ Component: (await import('./help/article.screen')).ArticleScreen }),
  },
];

/** Mounted under /admin-panel/help. */
export const articleWritingRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./writing/articles.screen')).ArticlesScreen }),
  },
  {
    path: 'new',
    lazy: async () => ({ Component: (await import('./writing/new-article.screen')).NewArticleScreen }),
  },
  {
    path: ':articleId',
    lazy: async () => ({ Component: (await import('./writing/article-writer.screen')).ArticleWriterScreen }),
  },
];

/** Mounted under /partner. */
export const publicArticleRoutes: RouteObject[] = [
  {
    path: ':partnerUsername/articles/:articleNumber',
    lazy: async () => ({ Component: (await import('./store/public-article.screen')).PublicArticleScreen }),
  },
];
