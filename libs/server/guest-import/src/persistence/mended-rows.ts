import { Injectable } from '@nestjs/common';
import type { RowMend } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { ReadModel, returningRows } from '@smachot/server-platform';
import type { Mends } from '../rows/read-row';
import type { PackedPreview } from '../preview/table-task';
import type { UploadAddress } from './table-uploads';

/** Hosts' replacements for unreadable cells, stored with the table until it is confirmed. */
@Injectable()
export class MendedRows {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Adds the values typed for a row to the earlier ones; returns all of them, or undefined when the table is gone. */
  async add(
    { eventId, uploadId, userId }: UploadAddress,
    row: number,
    mend: RowMend,
  ): Promise<Mends | undefined> {
    const changed = returningRows(
      await this.read.rows<{ mends: Mends }>(
        `update rsvp.table_uploads
         set mends = mends || jsonb_build_object($5::text, coalesce(mends -> $5::text, '{}') || $6::jsonb)
         where id = $1 and event_id = $2 and host_id = $3 and expires_at > $4 and answer is null returning mends`,
        [uploadId, eventId, userId, this.clock.now(), String(row), JSON.stringify(mend)],
      ),
    );
    return changed[0]?.mends;
  }

  /** Deletes the typed values: the lines of another sheet are other rows. */
  async forget({ uploadId, userId }: UploadAddress): Promise<void> {
    await this.read.rows(
      `update rsvp.table_uploads set mends = '{}' where id = $1 and host_id = $2 and answer is null`,
      [uploadId, userId],
    );
  }

  /** Stores the verdicts reached with these values. If another row was corrected meanwhile, the request that corrected it stores them. */
  async saveAnalysis(
    { uploadId }: UploadAddress,
    { counts, rows }: PackedPreview,
    mends: Mends,
  ): Promise<void> {
    await this.read.rows(
      'update rsvp.table_uploads set counts = $2, rows = $3, whole = true where id = $1 and mends = $4 and answer is null',
      [uploadId, JSON.stringify(counts), rows, JSON.stringify(mends)],
    );
  }
}
