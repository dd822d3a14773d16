import { Module } from '@nestjs/common';
import { GuestImportHttpModule } from '@smachot/server-guest-import';
import { TablesController } from './http/tables.controller';
import { RsvpModule } from './rsvp.module';
import { GuestExportQueries } from './persistence/guests/guest-export.queries';
import { TableGuests } from './services/table-guests';
import { ConfirmTableHandler } from './use-cases/tables/confirm-table';
import { ExportGuestTableHandler } from './use-cases/tables/export-guest-table';
import { UploadTableHandler } from './use-cases/tables/upload-table';

/** Import and export of guest tables. It is a module of its own because only the api has the thread that reads tables. */
@Module({
  imports: [RsvpModule, GuestImportHttpModule],
  controllers: [TablesController],
  providers: [
    TableGuests,
    GuestExportQueries,
    ConfirmTableHandler,
    UploadTableHandler,
    ExportGuestTableHandler,
  ],
})
export class RsvpTablesModule {}
