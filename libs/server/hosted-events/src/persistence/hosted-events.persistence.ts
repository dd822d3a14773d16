import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { HostedEventSchema, RegistrationSchema, TicketTypeSchema } from './hosted-events.schema';
import { HostedEvents1795000000500 } from './migrations/1795000000500-hosted-events';
import { Hosting1796000310200 } from './migrations/1796000310200-hosting';

export const hostedEventsPersistence: ContextPersistence = {
  schema: 'hosted_events',
  entities: [anyEntity(HostedEventSchema), anyEntity(TicketTypeSchema), anyEntity(RegistrationSchema)],
  migrations: [HostedEvents1795000000500, Hosting1796000310200],
};
