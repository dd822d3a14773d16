import { Module } from '@nestjs/common';
import { AdminExport } from './admin-export';
import { AdminExportsController } from './http/admin-exports.controller';
import { AdminListsController } from './http/admin-lists.controller';
import { NotesController } from './http/notes.controller';
import { ProcessingRecordController } from './http/processing-record.controller';
import { SavedViewsController } from './http/saved-views.controller';
import { AdminJobs } from './jobs/admin-jobs';
import { AuditList } from './lists/audit-list';
import { BankDetailsList } from './lists/bank-details-list';
import { CouponsList } from './lists/coupons-list';
import { EventsList } from './lists/events-list';
import { Lists } from './lists/lists';
import { OrdersList } from './lists/orders-list';
import { PartnersList } from './lists/partners-list';
import { SubscriptionsList } from './lists/subscriptions-list';
import { UsersList } from './lists/users-list';
import { NoteQueries } from './persistence/note.queries';
import { NoteRepository } from './persistence/note.repository';
import { SavedViewQueries } from './persistence/saved-view.queries';
import { SavedViewRepository } from './persistence/saved-view.repository';
import { NoteActs } from './services/note-acts';
import { NoteSubjects } from './services/note-subjects';
import { CorrectNoteHandler, RemoveNoteHandler } from './use-cases/change-note';
import { ExportListHandler } from './use-cases/export-list';
import { ForgetPersonHandler, ForgetStoreHandler } from './use-cases/forget';
import { ListNotesHandler } from './use-cases/list-notes';
import { PartnerMovesHandler } from './use-cases/partner-moves';
import { ReadListHandler } from './use-cases/read-list';
import { ReadPartnerHandler } from './use-cases/read-partner';
import { ReadSubscriptionHandler } from './use-cases/read-subscription';
import { ReadUserHandler } from './use-cases/read-user';
import { DeleteViewHandler, SavedViewsOfHandler, SaveViewHandler } from './use-cases/saved-views';
import { SearchHandler } from './use-cases/search';
import { WriteNoteHandler } from './use-cases/write-note';

const lists = [
  ...[AuditList, BankDetailsList, CouponsList, EventsList, Lists, OrdersList],
  ...[PartnersList, SubscriptionsList, UsersList],
];
const handlers = [
  ...[
    ExportListHandler,
    PartnerMovesHandler,
    ReadListHandler,
    ReadPartnerHandler,
    ReadSubscriptionHandler,
    ReadUserHandler,
    SearchHandler,
  ],
  ...[DeleteViewHandler, SavedViewsOfHandler, SaveViewHandler],
  ...[ForgetPersonHandler, ForgetStoreHandler],
  ...[CorrectNoteHandler, ListNotesHandler, RemoveNoteHandler, WriteNoteHandler],
];

@Module({
  providers: [
    ...[...lists, ...handlers, SavedViewQueries, SavedViewRepository],
    ...[NoteActs, NoteQueries, NoteRepository, NoteSubjects],
  ],
  exports: [SavedViewQueries],
})
class AdminModule {}

@Module({
  imports: [AdminModule],
  controllers: [
    ...[AdminExportsController, AdminListsController, NotesController],
    ...[ProcessingRecordController, SavedViewsController],
  ],
  providers: [AdminExport],
})
export class AdminHttpModule {}

@Module({ imports: [AdminModule], providers: [AdminJobs] })
export class AdminJobsModule {}
