import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { CustomerSchema, NoteSchema, TagSchema } from './customers.schema';
import { Customers1796000310510 } from './migrations/1796000310510-customers';
import { Proposed1796000330130 } from './migrations/1796000330130-proposed';
import { SeenOrders1796000361000 } from './migrations/1796000361000-seen-orders';

export const customersPersistence: ContextPersistence = {
  schema: 'customers',
  entities: [anyEntity(CustomerSchema), anyEntity(NoteSchema), anyEntity(TagSchema)],
  migrations: [Customers1796000310510, Proposed1796000330130, SeenOrders1796000361000],
};
