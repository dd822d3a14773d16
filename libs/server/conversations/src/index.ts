export { ConversationsHttpModule, ConversationsJobsModule } from './conversations.module';
export { OrdersBetween, type Pair } from './orders-between';
export { conversationsPersistence } from './persistence/conversations.persistence';
export { ReportsAbout } from './use-cases/reports-about';
export { ThreadBetween } from './use-cases/thread-between';
export { ThreadWaits, UnreadOfStore } from './use-cases/unread-of-store';
export { seedConversationsDemo } from './seed/seed-demo';
