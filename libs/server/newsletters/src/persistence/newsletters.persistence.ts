import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Newsletters1796000311400 } from './migrations/1796000311400-newsletters';
import { ConsentSchema, NewsletterMailSchema, NewsletterSchema, StopSchema } from './newsletters.schema';

export const newslettersPersistence: ContextPersistence = {
  schema: 'newsletters',
  entities: [
    anyEntity(NewsletterSchema),
    anyEntity(ConsentSchema),
    anyEntity(NewsletterMailSchema),
    anyEntity(StopSchema),
  ],
  migrations: [Newsletters1796000311400],
};
