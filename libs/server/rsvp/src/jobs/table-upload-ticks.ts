import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@smachot/kernel';
import { OnTick } from '@smachot/server-platform';
import { TableUploads } from '../persistence/table-uploads';

/** Uploaded tables hold phones of people nobody has invited yet: they do not outlive their day. */
@Injectable()
export class TableUploadTicks {
  constructor(private readonly uploads: TableUploads) {}

  @OnTick({ name: 'rsvp.forget_tables', everyMs: MINUTE_MS })
  forget(now: Date): Promise<void> {
    return this.uploads.forgetExpired(now);
  }
}
