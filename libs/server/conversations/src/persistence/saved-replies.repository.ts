import { Injectable } from '@nestjs/common';
import type { SavedReplies, StoreId } from '@smachot/contracts';
import { type Tx, UnitOfWork } from '@smachot/server-platform';

@Injectable()
export class SavedRepliesRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Replaces `version` of the replies by a crew member's own. Returns the new version; undefined when another member saved in between. Commits by itself. */
  async save(
    storeId: StoreId,
    { replies, version }: SavedReplies,
    changedBy: string,
  ): Promise<number | undefined> {
    const [row] = await this.work.alone<{ version: number }>(
      `insert into conversations.saved_replies as r (store_id, replies, version, changed_by)
         select $1, $2::jsonb, 1, $4::uuid where $3 = 0 or exists (select from conversations.saved_replies where store_id = $1)
       on conflict (store_id) do update set replies = excluded.replies, version = r.version + 1, changed_by = $4 where r.version = $3
       returning version`,
      [storeId, JSON.stringify(replies), version, changedBy],
    );
    return row?.version;
  }

  async deleteOf(tx: Tx, storeIds: StoreId[]): Promise<void> {
    await tx.query('delete from conversations.saved_replies where store_id = any($1::uuid[])', [storeIds]);
  }
}
