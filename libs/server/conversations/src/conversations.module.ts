import { Module } from '@nestjs/common';
import { ConversationsExport } from './conversations-export';
import { ConversationsOverview } from './conversations-overview';
import { ConversationTopics } from './conversation-topics';
import { ConversationsController } from './http/conversations.controller';
import { ThreadReportsController } from './http/thread-reports.controller';
import { ConversationJobs } from './jobs/conversation-jobs';
import { MessageQueries } from './persistence/message.queries';
import { MessageRepository } from './persistence/message.repository';
import { PersonErasure } from './persistence/person-erasure';
import { ReportQueries } from './persistence/report.queries';
import { ReportRepository } from './persistence/report.repository';
import { SavedRepliesQueries } from './persistence/saved-replies.queries';
import { SavedRepliesRepository } from './persistence/saved-replies.repository';
import { ThreadQueries } from './persistence/thread.queries';
import { ThreadRepository } from './persistence/thread.repository';
import { MessageWriter } from './services/message-writer';
import { ThreadNotifications } from './services/thread-notifications';
import { ThreadParties } from './services/thread-parties';
import { StoresGateway } from './stores-gateway';
import { ForgetPersonHandler } from './use-cases/forget-person';
import { ListThreadsHandler, UnreadCountsHandler } from './use-cases/list-threads';
import { MarkThreadReadHandler } from './use-cases/mark-read';
import { PurgeMessagesHandler } from './use-cases/purge-messages';
import { FindThreadHandler, ReadThreadHandler } from './use-cases/read-thread';
import { RemindReadersHandler } from './use-cases/remind-readers';
import { ReportsAboutHandler } from './use-cases/reports-about';
import { ReportThreadHandler } from './use-cases/report-thread';
import { ChangeSavedRepliesHandler, SavedRepliesOfHandler } from './use-cases/saved-replies';
import { SendPictureHandler } from './use-cases/send-picture';
import { StartThreadHandler } from './use-cases/start-thread';
import {
  DecideThreadReportHandler,
  ListThreadReportsHandler,
  OpenThreadReportHandler,
} from './use-cases/thread-reports';
import { ThreadBetweenHandler } from './use-cases/thread-between';
import { SettleThreadHandler } from './use-cases/settle-thread';
import { ThreadWaitsHandler, WaitingThreadsHandler } from './use-cases/waiting-threads';
import { WriteMessageHandler } from './use-cases/write-message';
import { ThreadViews } from './views/thread-view';

const useCases = [
  ...[
    StartThreadHandler,
    WriteMessageHandler,
    SendPictureHandler,
    MarkThreadReadHandler,
    SettleThreadHandler,
  ],
  ...[FindThreadHandler, ReadThreadHandler, ListThreadsHandler],
  ...[ThreadWaitsHandler, UnreadCountsHandler, WaitingThreadsHandler],
  ...[ReportThreadHandler, ListThreadReportsHandler, OpenThreadReportHandler, DecideThreadReportHandler],
  ...[ReportsAboutHandler, ThreadBetweenHandler],
  ...[SavedRepliesOfHandler, ChangeSavedRepliesHandler],
  ...[RemindReadersHandler, PurgeMessagesHandler, ForgetPersonHandler],
];

const persistence = [
  ...[ThreadRepository, MessageRepository, ReportRepository, SavedRepliesRepository, PersonErasure],
  ...[ThreadQueries, MessageQueries, ReportQueries, SavedRepliesQueries],
];

@Module({
  providers: [
    ...useCases,
    ...persistence,
    MessageWriter,
    StoresGateway,
    ThreadNotifications,
    ThreadParties,
    ThreadViews,
  ],
  exports: [MessageQueries, ReportQueries, StoresGateway, ThreadParties],
})
class ConversationsModule {}

@Module({
  imports: [ConversationsModule],
  controllers: [ConversationsController, ThreadReportsController],
  providers: [ConversationsExport, ConversationsOverview, ConversationTopics],
})
export class ConversationsHttpModule {}

@Module({ imports: [ConversationsModule], providers: [ConversationJobs] })
export class ConversationsJobsModule {}
