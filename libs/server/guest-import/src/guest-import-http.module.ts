import { Module } from '@nestjs/common';
import { TablePreviewsController } from './http/table-previews.controller';
import { MendedRows } from './persistence/mended-rows';
import { TableUploads } from './persistence/table-uploads';
import { ImportAnalyzer } from './services/import-analyzer';
import { WholeTables } from './services/whole-tables';
import { FaultyTableRowsHandler } from './use-cases/faulty-table-rows';
import { MapTableColumnsHandler } from './use-cases/map-table-columns';
import { MendRowHandler } from './use-cases/mend-row';
import { PreviewTableHandler } from './use-cases/preview-table';
import { OneTablePreviewHandler } from './use-cases/table-previews';

/** Upload and preview of guest tables; for the api alone, which has the thread that reads tables. */
@Module({
  controllers: [TablePreviewsController],
  providers: [
    ...[TableUploads, MendedRows, ImportAnalyzer, WholeTables],
    ...[PreviewTableHandler, OneTablePreviewHandler, MapTableColumnsHandler, MendRowHandler],
    FaultyTableRowsHandler,
  ],
  exports: [TableUploads, ImportAnalyzer],
})
export class GuestImportHttpModule {}
