import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { ArticleRatingSchema, ArticleSchema, ArticleVersionSchema } from './articles.schema';
import { Articles1796000310300 } from './migrations/1796000310300-articles';
import { StoreArticles1796000316000 } from './migrations/1796000316000-store-articles';
import {
  StoreArticleCounterSchema,
  StoreArticleReportSchema,
  StoreArticleSchema,
  StoreArticleVersionSchema,
} from './store-articles/store-articles.schema';

export const articlesPersistence: ContextPersistence = {
  schema: 'articles',
  entities: [
    ...[anyEntity(ArticleSchema), anyEntity(ArticleVersionSchema), anyEntity(ArticleRatingSchema)],
    ...[anyEntity(StoreArticleSchema), anyEntity(StoreArticleVersionSchema)],
    ...[anyEntity(StoreArticleReportSchema), anyEntity(StoreArticleCounterSchema)],
  ],
  migrations: [Articles1796000310300, StoreArticles1796000316000],
};
