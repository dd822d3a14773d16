import { Injectable } from '@nestjs/common';
import { OnTick, retentionTick } from '@smachot/server-platform';
import { TableUploads } from '../persistence/table-uploads';

/** Deletes expired uploads: they contain phones of people who have not been invited, so they are kept for a day only. */
@Injectable()
export class TableUploadTicks {
  constructor(private readonly uploads: TableUploads) {}

  @OnTick(retentionTick('rsvp.forget_tables'))
  forget(now: Date): Promise<void> {
    return this.uploads.forgetExpired(now);
  }
}
