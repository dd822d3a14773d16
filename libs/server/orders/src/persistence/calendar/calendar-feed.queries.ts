import { Injectable } from '@nestjs/common';
import { ReadModel } from '@smachot/server-platform';
import { type FeedOwner, feedTokenHash } from './calendar-feed.repository';

/** Reads feed addresses. */
@Injectable()
export class CalendarFeedQueries {
  constructor(private readonly read: ReadModel) {}

  /** When a crew member's present address was created; null without one. */
  async createdAt({ userId, storeId }: FeedOwner): Promise<Date | null> {
    const row = await this.read.one<{ createdAt: Date }>(
      'select created_at as "createdAt" from orders.calendar_feeds where user_id = $1 and store_id = $2',
      [userId, storeId],
    );
    return row?.createdAt ?? null;
  }

  ownerOf(token: string): Promise<FeedOwner | undefined> {
    return this.read.one<FeedOwner>(
      'select user_id as "userId", store_id as "storeId" from orders.calendar_feeds where token_hash = $1',
      [feedTokenHash(token)],
    );
  }
}
