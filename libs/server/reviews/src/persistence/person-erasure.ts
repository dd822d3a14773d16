import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
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

  /** Of their reviews the stars stay, so that averages do not move; what they wrote for a business stays without them. */
  async erase(tx: Tx, userId: UserId): Promise<void> {
    await tx.query(
      `update reviews.reviews set author_id = null, text = '', pictures = '[]' where author_id = $1`,
      [userId],
    );
    await tx.query('update reviews.reviews set replied_by = null where replied_by = $1', [userId]);
    await tx.query('delete from reviews.reports where reporter_id = $1', [userId]);
  }
}
