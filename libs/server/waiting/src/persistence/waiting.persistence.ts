import { type ContextPersistence } from '@smachot/server-platform';
import { Nudges1796000388000 } from './migrations/1796000388000-nudges';
import { NudgeSchema, RoundSchema } from './waiting.schema';

export const waitingPersistence: ContextPersistence = {
  schema: 'waiting',
  entities: [RoundSchema, NudgeSchema],
  migrations: [Nudges1796000388000],
};
