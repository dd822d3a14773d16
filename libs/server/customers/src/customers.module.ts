import { Module } from '@nestjs/common';
import { CustomersExport } from './customers-export';
import { CustomersController } from './http/customers.controller';
import { CustomerJobs } from './jobs/customer-jobs';
import { Neighbours } from './neighbours';
import { CustomerQueries } from './persistence/customer.queries';
import { CustomerRepository } from './persistence/customer.repository';
import { NoteRepository } from './persistence/note.repository';
import { DepartedCustomers } from './services/departed-customers';
import { ChangeTagsHandler } from './use-cases/change-tags';
import { ExportCustomersHandler } from './use-cases/export-customers';
import { ForgetPersonHandler, ForgetStoreHandler } from './use-cases/forget';
import { ListCustomersHandler } from './use-cases/list-customers';
import { NoteOrdersHandler } from './use-cases/note-orders';
import { NoteProposalHandler } from './use-cases/note-proposal';
import { NoteThreadHandler } from './use-cases/note-thread';
import { OneCustomerHandler } from './use-cases/one-customer';
import { DeleteNoteHandler, WriteNoteHandler } from './use-cases/write-note';

const handlers = [
  ...[ListCustomersHandler, OneCustomerHandler, ExportCustomersHandler],
  ...[WriteNoteHandler, DeleteNoteHandler, ChangeTagsHandler],
  ...[NoteOrdersHandler, NoteThreadHandler, NoteProposalHandler],
  ...[ForgetPersonHandler, ForgetStoreHandler],
];

@Module({
  providers: [
    ...handlers,
    ...[CustomerQueries, CustomerRepository, NoteRepository],
    ...[DepartedCustomers, Neighbours],
  ],
  exports: [CustomerQueries, Neighbours],
})
class CustomersModule {}

@Module({ imports: [CustomersModule], controllers: [CustomersController], providers: [CustomersExport] })
export class CustomersHttpModule {}

@Module({ imports: [CustomersModule], providers: [CustomerJobs] })
export class CustomersJobsModule {}
