import { Module } from '@nestjs/common';
import { AdminExport } from './admin-export';
import { AdminExportsController } from './http/admin-exports.controller';
import { AdminListsController } from './http/admin-lists.controller';
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
import { SavedViewQueries } from './persistence/saved-view.queries';
import { SavedViewRepository } from './persistence/saved-view.repository';
import { ExportListHandler } from './use-cases/export-list';
import { ForgetAdminHandler } from './use-cases/forget-admin';
import { PartnerMovesHandler } from './use-cases/partner-moves';
import { ReadListHandler } from './use-cases/read-list';
import { ReadPartnerHandler } from './use-cases/read-partner';
import { ReadUserHandler } from './use-cases/read-user';
import { DeleteViewHandler, SavedViewsOfHandler, SaveViewHandler } from './use-cases/saved-views';
import { SearchHandler } from './use-cases/search';

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
    ReadUserHandler,
    SearchHandler,
  ],
  ...[DeleteViewHandler, ForgetAdminHandler, SavedViewsOfHandler, SaveViewHandler],
];

@Module({
  providers: [...lists, ...handlers, SavedViewQueries, SavedViewRepository],
  exports: [SavedViewQueries],
})
class AdminModule {}

@Module({
  imports: [AdminModule],
  controllers: [
    ...[AdminExportsController, AdminListsController],
    ...[ProcessingRecordController, SavedViewsController],
  ],
  providers: [AdminExport],
})
export class AdminHttpModule {}

@Module({ imports: [AdminModule], providers: [AdminJobs] })
export class AdminJobsModule {}
