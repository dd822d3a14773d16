import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { ArticleRatingSchema, ArticleSchema, ArticleVersionSchema } from './articles.schema';
import { Articles1796000310300 } from './migrations/1796000310300-articles';

export const articlesPersistence: ContextPersistence = {
  schema: 'articles',
  entities: [anyEntity(ArticleSchema), anyEntity(ArticleVersionSchema), anyEntity(ArticleRatingSchema)],
  migrations: [Articles1796000310300],
};
