import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Admin1796000305040 } from './migrations/1796000305040-admin';
import { AdminNotes1796000379000 } from './migrations/1796000379000-admin-notes';
import { NoteSchema } from './notes.schema';
import { SavedViewSchema } from './saved-views.schema';

export const adminPersistence: ContextPersistence = {
  schema: 'admin',
  entities: [anyEntity(SavedViewSchema), anyEntity(NoteSchema)],
  migrations: [Admin1796000305040, AdminNotes1796000379000],
};
