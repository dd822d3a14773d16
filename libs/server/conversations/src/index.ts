export { ConversationsHttpModule, ConversationsJobsModule } from './conversations.module';
export { OrdersBetween, type Pair } from './orders-between';
export { conversationsPersistence } from './persistence/conversations.persistence';
export { ReportsAbout } from './use-cases/reports-about';
export { ThreadBetween } from './use-cases/thread-between';
export { ThreadWaits, WaitingThreads } from './use-cases/waiting-threads';
export { seedConversationsDemo } from './seed/seed-demo';
