import { Injectable } from '@nestjs/common';
import type { NotificationPreferences, UserId } from '@smachot/contracts';
import { prepared, ReadModel, type Tx } from '@smachot/server-platform';

type Chosen = { userId: UserId; chosen: Partial<NotificationPreferences> };

const OF = prepared(
  'select user_id as "userId", chosen from notifications.preferences where user_id = any((select $1::uuid[])::uuid[])',
);

/** Notification preferences of people; a person who never chose has no row. */
@Injectable()
export class Preferences {
  constructor(private readonly read: ReadModel) {}

  async of(userIds: readonly UserId[]): Promise<Map<string, Partial<NotificationPreferences>>> {
    const rows = await this.read.rows<Chosen>(OF, [userIds]);
    return new Map(rows.map(({ userId, chosen }) => [userId, chosen]));
  }

  async choose(tx: Tx, userId: UserId, chosen: NotificationPreferences, now: Date): Promise<void> {
    await tx.query(
      `insert into notifications.preferences (user_id, chosen, changed_at) values ($1, $2, $3)
       on conflict (user_id) do update set chosen = excluded.chosen, changed_at = excluded.changed_at`,
      [userId, JSON.stringify(chosen), now],
    );
  }
}
