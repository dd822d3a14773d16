import type { ContextPersistence } from '@smachot/server-platform';
import { HostedEventSchema, RegistrationSchema } from './hosted-events.schema';
import { HostedEvents1795000000500 } from './migrations/1795000000500-hosted-events';

export const hostedEventsPersistence: ContextPersistence = {
  schema: 'hosted_events',
  entities: [HostedEventSchema, RegistrationSchema],
  migrations: [HostedEvents1795000000500],
};
