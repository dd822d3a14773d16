import './texts';

export { articleWritingRoutes, helpRoutes, publicArticleRoutes } from './routes';
export { articleModerationRoutes, storeArticleRoutes } from './store-routes';
