import { Injectable } from '@nestjs/common';
import { type NotificationKind } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { isNotice } from '@smachot/server-messaging';
import { type Delivery, type Tx } from '@smachot/server-platform';
import { type Channel, channelsFor } from '../domain/preferences';
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

/** The SMS beside a WhatsApp message waits this long for word that WhatsApp has it. */
const STAND_BY_MINUTES = 10;

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
      const channels = channelsFor(wanted, chosen.get(userId) ?? {}, {
        hasEmail: person.email !== null,
        hasTemplate: isNotice(wanted.kind),
      });
      await this.texts(tx, id, channels, wanted.urgent);
      tx.hint(`user:${userId}`);
    }
  }

  private async texts(tx: Tx, id: string, channels: Channel[], urgent: boolean): Promise<void> {
    if (!channels.length) return;
    const byChat = channels.includes('whatsapp');
    await tx.query(
      `insert into notifications.texts (notification_id, channel, state, due_at)
       select $1, c, case c when 'whatsapp' then 'handed' else 'wanted' end,
         now() + case when c = 'sms' then make_interval(mins => $3) else interval '0' end
       from unnest($2::text[]) as c`,
      [id, channels, byChat ? STAND_BY_MINUTES : 0],
    );
    if (byChat) tx.emit('notifications.chat_wanted', { notificationId: id, urgent });
  }
}
