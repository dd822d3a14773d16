import { Module } from '@nestjs/common';
import { TableUploadTicks } from './jobs/table-upload-ticks';
import { TableUploads } from './persistence/table-uploads';

@Module({ providers: [TableUploadTicks, TableUploads] })
export class GuestImportJobsModule {}
