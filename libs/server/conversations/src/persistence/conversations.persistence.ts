import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { MessageSchema, ReportSchema, SavedRepliesSchema, ThreadSchema } from './conversations.schema';
import { Conversations1796000206000 } from './migrations/1796000206000-conversations';
import { UnansweredSince1796000307010 } from './migrations/1796000307010-unanswered-since';
import { OpenedThreads1796000310501 } from './migrations/1796000310501-opened-threads';
import { SettledThreads1796000389000 } from './migrations/1796000389000-settled-threads';

export const conversationsPersistence: ContextPersistence = {
  schema: 'conversations',
  entities: [
    anyEntity(ThreadSchema),
    anyEntity(MessageSchema),
    anyEntity(ReportSchema),
    anyEntity(SavedRepliesSchema),
  ],
  migrations: [
    Conversations1796000206000,
    UnansweredSince1796000307010,
    OpenedThreads1796000310501,
    SettledThreads1796000389000,
  ],
};
