import type { ContextStore } from '@smachot/server-platform';
import { HostedEventSchema, RegistrationSchema } from './hosted-events.schema';
import { HostedEvents1795000000500 } from './migrations/1795000000500-hosted-events';

export const hostedEventsStore: ContextStore = {
  schema: 'hosted_events',
  entities: [HostedEventSchema, RegistrationSchema],
  migrations: [HostedEvents1795000000500],
};
