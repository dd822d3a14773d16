import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Admin1796000305040 } from './migrations/1796000305040-admin';
import { SavedViewSchema } from './saved-views.schema';

export const adminPersistence: ContextPersistence = {
  schema: 'admin',
  entities: [anyEntity(SavedViewSchema)],
  migrations: [Admin1796000305040],
};
