import { Injectable } from '@nestjs/common';
import type { AnswerOf, listNotifications, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

type Notification = AnswerOf<typeof listNotifications>['notifications'][number];

/** Formats a timestamp as ISO 8601 in the contract's form. */
const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Reads the notifications of a person. */
@Injectable()
export class NotificationQueries {
  constructor(private readonly read: ReadModel) {}

  /** Newest first. @param cursor the id a page ended with; null: from the newest */
  page(userId: UserId, cursor: string | null, limit: number): Promise<Notification[]> {
    return this.read.rows<Notification>(
      `select id as "_id", kind, values, href, ${utc('created_at')} as "createdAt", ${utc('read_at')} as "readAt"
       from notifications.notifications where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
      [userId, cursor, limit],
    );
  }

  async countUnread(userId: UserId): Promise<number> {
    const count = await this.read.one<{ unread: number }>(
      'select count(*)::int as unread from notifications.notifications where user_id = $1 and read_at is null',
      [userId],
    );
    return count?.unread ?? 0;
  }
}
