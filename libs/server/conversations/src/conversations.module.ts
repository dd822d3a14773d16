import { Module } from '@nestjs/common';
import { ConversationsExport } from './conversations-export';
import { ConversationTopics } from './conversation-topics';
import { ConversationsController } from './http/conversations.controller';
import { ThreadReportsController } from './http/thread-reports.controller';
import { ConversationJobs } from './jobs/conversation-jobs';
import { Messages } from './persistence/messages';
import { ThreadRepository } from './persistence/thread.repository';
import { ThreadNews } from './services/thread-news';
import { ThreadParties } from './services/thread-parties';
import { Writing } from './services/writing';
import { StoresGateway } from './stores-gateway';
import { ForgetPersonHandler } from './use-cases/forget-person';
import { ListThreadsHandler, UnreadCountsHandler, UnreadOfStoreHandler } from './use-cases/list-threads';
import { MarkThreadReadHandler } from './use-cases/mark-read';
import { PurgeMessagesHandler } from './use-cases/purge-messages';
import { FindThreadHandler, ReadThreadHandler } from './use-cases/read-thread';
import { RemindReadersHandler } from './use-cases/remind-readers';
import { ReportThreadHandler } from './use-cases/report-thread';
import { ChangeSavedRepliesHandler, SavedRepliesOfHandler } from './use-cases/saved-replies';
import { SendPictureHandler } from './use-cases/send-picture';
import { StartThreadHandler } from './use-cases/start-thread';
import {
  DecideThreadReportHandler,
  ListThreadReportsHandler,
  OpenThreadReportHandler,
} from './use-cases/thread-reports';
import { WriteMessageHandler } from './use-cases/write-message';
import { ThreadViews } from './views/thread-view';

const useCases = [
  ...[StartThreadHandler, WriteMessageHandler, SendPictureHandler, MarkThreadReadHandler],
  ...[FindThreadHandler, ReadThreadHandler, ListThreadsHandler, UnreadCountsHandler, UnreadOfStoreHandler],
  ...[ReportThreadHandler, ListThreadReportsHandler, OpenThreadReportHandler, DecideThreadReportHandler],
  ...[SavedRepliesOfHandler, ChangeSavedRepliesHandler],
  ...[RemindReadersHandler, PurgeMessagesHandler, ForgetPersonHandler],
];

@Module({
  providers: [
    ...useCases,
    Messages,
    StoresGateway,
    ThreadNews,
    ThreadParties,
    ThreadRepository,
    ThreadViews,
    Writing,
  ],
  exports: [StoresGateway, ThreadParties],
})
export class ConversationsModule {}

@Module({
  imports: [ConversationsModule],
  controllers: [ConversationsController, ThreadReportsController],
  providers: [ConversationsExport, ConversationTopics],
})
export class ConversationsHttpModule {}

@Module({ imports: [ConversationsModule], providers: [ConversationJobs] })
export class ConversationsJobsModule {}
