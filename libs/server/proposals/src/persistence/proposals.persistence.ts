import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Terms1796000310100 } from './migrations/1796000310100-terms';
import { Library1796000310110 } from './migrations/1796000310110-library';
import { LibraryTermSchema, PullSchema, StoreTermSchema } from './terms/terms.schema';

export const proposalsPersistence: ContextPersistence = {
  schema: 'proposals',
  entities: [anyEntity(LibraryTermSchema), anyEntity(StoreTermSchema), anyEntity(PullSchema)],
  migrations: [Terms1796000310100, Library1796000310110],
};
