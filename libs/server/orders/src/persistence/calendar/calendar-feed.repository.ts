import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

export type FeedOwner = { userId: UserId; storeId: StoreId };

/** Hash under which the token of a feed's address is stored. */
export const feedTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Repository of feed addresses, one per crew member and store. The table holds hashes only, so its contents do not open a feed. */
@Injectable()
export class CalendarFeedRepository {
  /** The token cannot be read again. It replaces an older one. */
  async save(tx: Tx, { userId, storeId }: FeedOwner, token: string, now: Date): Promise<void> {
    await tx.query(
      `insert into orders.calendar_feeds (user_id, store_id, token_hash, created_at) values ($1, $2, $3, $4)
         on conflict (user_id, store_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [userId, storeId, feedTokenHash(token), now],
    );
  }

  async delete(tx: Tx, { userId, storeId }: FeedOwner): Promise<void> {
    await tx.query('delete from orders.calendar_feeds where user_id = $1 and store_id = $2', [
      userId,
      storeId,
    ]);
  }

  async deleteOfUser(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from orders.calendar_feeds where user_id = $1', [userId]);
  }
}
