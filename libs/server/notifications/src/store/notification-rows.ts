import { Injectable } from '@nestjs/common';
import { type NotificationKind } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { type Delivery, type Tx } from '@smachot/server-platform';
import { channelsFor } from '../domain/preferences';
import { Preferences } from './preferences';

export type Wanted = {
  kind: NotificationKind;
  /** Ids, numbers and states for the translated sentence. */
  values: Record<string, string | number | null>;
  /** A path inside the product. */
  href: string;
  /** Also by SMS, unless the person chose otherwise. */
  urgent: boolean;
};

/** Writes what people are to be told. */
@Injectable()
export class NotificationRows {
  constructor(
    private readonly clock: Clock,
    private readonly directory: UserDirectory,
    private readonly preferences: Preferences,
  ) {}

  /** One row for each of these people and delivery; whoever has deleted the account is told nothing. */
  async add(tx: Tx, delivery: Delivery, userIds: string[], wanted: Wanted): Promise<void> {
    const known = await this.directory.of(userIds);
    const chosen = await this.preferences.of([...known.keys()]);
    for (const [userId, person] of known) {
      const id = newId();
      await tx.query(
        `insert into notifications.notifications (id, delivery_id, user_id, kind, values, href, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, delivery.id, userId, wanted.kind, JSON.stringify(wanted.values), wanted.href, this.clock.now()],
      );
      const channels = channelsFor(wanted, chosen.get(userId) ?? {}, person.email !== null);
      if (channels.length > 0)
        await tx.query(
          'insert into notifications.texts (notification_id, channel) select $1, unnest($2::text[])',
          [id, channels],
        );
      tx.hint(`user:${userId}`);
    }
  }
}
