import { Module } from '@nestjs/common';
import { RsvpModule } from './rsvp.module';
import { MendedRows } from './persistence/mended-rows';
import { TableUploads } from './persistence/table-uploads';
import { ConfirmTableHandler } from './use-cases/confirm-table';
import { ExportGuestTableHandler } from './use-cases/export-guest-table';
import { FaultyTableRowsHandler } from './use-cases/faulty-table-rows';
import { MapTableColumnsHandler } from './use-cases/map-table-columns';
import { MendRowHandler } from './use-cases/mend-row';
import { PreviewTableHandler } from './use-cases/preview-table';
import { TableGuests } from './use-cases/table-guests';
import { ImportAnalyzer } from './use-cases/import-analyzer';
import { OneTablePreviewHandler } from './use-cases/table-previews';
import { UploadTableHandler } from './use-cases/upload-table';
import { WholeTables } from './use-cases/whole-tables';

/** Upload and export of guest tables. It is a module of its own because only the api has the thread that reads tables. */
@Module({
  imports: [RsvpModule],
  providers: [
    ...[TableUploads, MendedRows, ImportAnalyzer, WholeTables, TableGuests],
    ...[
      PreviewTableHandler,
      OneTablePreviewHandler,
      MapTableColumnsHandler,
      MendRowHandler,
      ConfirmTableHandler,
    ],
    ...[UploadTableHandler, FaultyTableRowsHandler, ExportGuestTableHandler],
  ],
})
export class RsvpTablesModule {}
