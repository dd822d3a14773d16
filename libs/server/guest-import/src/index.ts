export { GuestImportHttpModule } from './guest-import-http.module';
export { GuestImportJobsModule } from './guest-import-jobs.module';
export { GuestListPort } from './guest-list-port';
export { TableUploadSchema } from './persistence/table-upload.schema';
export { TableUploads, type UploadAddress } from './persistence/table-uploads';
export { readTable } from './read/read-table';
export type { ClassifiedRow } from './rows/classify-rows';
export {
  type DuplicatePair,
  type DuplicateReason,
  duplicateKey,
  findDuplicates,
  namesHousehold,
  pairKey,
} from './rows/duplicates';
export type { ExistingGuest } from './rows/match-guests';
export { unpackRows } from './rows/pack-rows';
export type { RowGuest } from './rows/read-row';
export { type AnalyzedTable, ImportAnalyzer } from './services/import-analyzer';
export { PreviewTable } from './use-cases/preview-table';
export { type ExportedGuest, exportGuests } from './write/export-guests';
