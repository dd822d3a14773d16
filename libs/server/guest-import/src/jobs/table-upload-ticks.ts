import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@smachot/kernel';
import { OnTick } from '@smachot/server-platform';
import { TableUploads } from '../persistence/table-uploads';

/** Deletes expired uploads: they contain phones of people who have not been invited, so they are kept for a day only. */
@Injectable()
export class TableUploadTicks {
  constructor(private readonly uploads: TableUploads) {}

  @OnTick({ name: 'rsvp.forget_tables', everyMs: MINUTE_MS })
  forget(now: Date): Promise<void> {
    return this.uploads.forgetExpired(now);
  }
}
