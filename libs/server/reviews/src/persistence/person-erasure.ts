import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import type { StoredImage, Tx } from '@smachot/server-platform';

/** Erases a person from every table of this context. */
@Injectable()
export class PersonErasure {
  async picturesOf(tx: Tx, userId: UserId): Promise<StoredImage[]> {
    const rows = await tx.query<{ pictures: StoredImage[] }>(
      `select pictures from reviews.reviews where author_id = $1 and pictures <> '[]' for update`,
      [userId],
    );
    return rows.flatMap(({ pictures }) => pictures);
  }

  /**
   * Of their reviews the stars stay, so that averages do not move. What they replied for a business stays without them, unless nobody
   * is left there: `abandoned` are stores without other crew.
   */
  async erase(tx: Tx, userId: UserId, abandoned: readonly StoreId[]): Promise<void> {
    await tx.query(
      `update reviews.reviews set author_id = null, text = '', pictures = '[]' where author_id = $1`,
      [userId],
    );
    await tx.query(
      'update reviews.reviews set reply_text = null, reply_at = null where replied_by = $1 and store_id = any($2::uuid[])',
      [userId, abandoned],
    );
    await tx.query('update reviews.reviews set replied_by = null where replied_by = $1', [userId]);
    await tx.query('delete from reviews.reports where reporter_id = $1', [userId]);
  }
}
