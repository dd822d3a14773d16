import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Conversations1796000206000 } from './migrations/1796000206000-conversations';
import { MessageSchema, ReportSchema, SavedRepliesSchema, ThreadSchema } from './threads.schema';

export const conversationsPersistence: ContextPersistence = {
  schema: 'conversations',
  entities: [anyEntity(ThreadSchema), MessageSchema, ReportSchema, SavedRepliesSchema],
  migrations: [Conversations1796000206000],
};
