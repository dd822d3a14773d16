import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReadModel, type Tx, UnitOfWork } from '@smachot/server-platform';

export type FeedOwner = { userId: string; storeId: string };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Repository of feed addresses, one per crew member and store. The table holds hashes only, so its contents do not open a feed. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
  ) {}

  async since({ userId, storeId }: FeedOwner): Promise<Date | null> {
    const row = await this.read.one<{ createdAt: Date }>(
      'select created_at as "createdAt" from orders.calendar_feeds where user_id = $1 and store_id = $2',
      [userId, storeId],
    );
    return row?.createdAt ?? null;
  }

  /** Returns the token, which cannot be read again. It replaces an older one. */
  async make({ userId, storeId }: FeedOwner, now: Date): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.work.run((tx) =>
      tx.query(
        `insert into orders.calendar_feeds (user_id, store_id, token_hash, created_at) values ($1, $2, $3, $4)
         on conflict (user_id, store_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
        [userId, storeId, hashOf(token), now],
      ),
    );
    return token;
  }

  async revoke({ userId, storeId }: FeedOwner): Promise<void> {
    await this.work.run((tx) =>
      tx.query('delete from orders.calendar_feeds where user_id = $1 and store_id = $2', [userId, storeId]),
    );
  }

  owner(token: string): Promise<FeedOwner | undefined> {
    return this.read.one<FeedOwner>(
      'select user_id as "userId", store_id as "storeId" from orders.calendar_feeds where token_hash = $1',
      [hashOf(token)],
    );
  }

  async forgetOf(tx: Tx, userId: string): Promise<void> {
    await tx.query('delete from orders.calendar_feeds where user_id = $1', [userId]);
  }
}
