import { Injectable } from '@nestjs/common';
import type { NotificationId, NotificationKind, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Channel } from '../domain/preferences';

export type NotificationContent = {
  kind: NotificationKind;
  /** Ids, numbers and states for the translated sentence. */
  values: Record<string, string | number | null>;
  /** A path inside the product. */
  href: string;
  /** Also by SMS, unless the person chose otherwise. */
  urgent: boolean;
};
/** The notification of one person. A text that `waits` is sent when WhatsApp has not confirmed in time. */
export type NewNotification = {
  id: NotificationId;
  delivery: Delivery;
  userId: UserId;
  content: NotificationContent;
  texts: { channel: Channel; waits: boolean }[];
  /** Whether it goes to the person's devices, too. */
  pushed: boolean;
};

const IDS_IN_EVENT = 500;
/** Minutes for which the fallback SMS waits for WhatsApp's confirmation. */
const STAND_BY_MINUTES = 10;

const ADD = `, told as (
   insert into notifications.notifications (id, delivery_id, user_id, kind, values, href, created_at)
   select t.id, mine.id, t.user_id, t.kind, t.values, t.href, $7
   from mine join unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::jsonb[], $6::text[]) t(id, of, user_id, kind, values, href)
     on t.of = mine.id returning id, user_id),
 pushed as (
   insert into notifications.pushes (notification_id, device_id, urgent)
   select t.id, d.id, p.urgent from told t join unnest($11::uuid[], $12::boolean[]) as p(id, urgent) using (id)
     join notifications.devices d on d.user_id = t.user_id)
 insert into notifications.texts (notification_id, channel, state, due_at)
 select t.id, t.channel, case t.channel when 'whatsapp' then 'handed' else 'wanted' end,
   now() + case when t.waits then make_interval(mins => ${STAND_BY_MINUTES}) else interval '0' end
 from told join unnest($8::uuid[], $9::text[], $10::boolean[]) as t(id, channel, waits) using (id)`;

/** Repository of notifications. */
@Injectable()
export class NotificationRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Adds the notifications of deliveries that are not done; commits by itself. */
  async add(deliveries: Delivery[], created: NewNotification[]): Promise<void> {
    const texts = created.flatMap(({ texts, ...one }) => texts.map((text) => ({ ...one, ...text })));
    await this.work.oneStatement(
      deliveries,
      ADD,
      [...columnsOf(created), this.clock.now(), ...textColumnsOf(texts), ...pushColumnsOf(created)],
      {
        hints: created.map(({ userId }) => `user:${userId}`),
        emits: texts
          .filter(({ channel }) => channel === 'whatsapp')
          .map(({ id, delivery, content }) => ({
            of: delivery,
            event: 'notifications.chat_wanted',
            payload: { notificationId: id, urgent: content.urgent },
          })),
      },
    );
  }

  /** Marks the reader's notifications as read. @param ids null: all of them */
  async markRead(tx: Tx, userId: UserId, ids: NotificationId[] | null, now: Date): Promise<void> {
    await tx.query(
      `update notifications.notifications set read_at = $3
         where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))`,
      [userId, ids, now],
    );
  }

  /** Deletes what concerns a person whose account is closed. */
  async deleteReader(tx: Tx, userId: UserId): Promise<void> {
    await this.delete(tx, 'n.user_id = $1', [userId]);
    await tx.query('delete from notifications.preferences where user_id = $1', [userId]);
    await tx.query('delete from notifications.devices where user_id = $1', [userId]);
  }

  /** Deletes notifications older than twelve months. */
  async deleteOld(tx: Tx): Promise<void> {
    await this.delete(tx, "n.created_at < now() - interval '12 months'", []);
  }

  /** Messaging drops those sent by WhatsApp. `where` is a condition on `n`. */
  private async delete(tx: Tx, where: string, parameters: unknown[]): Promise<void> {
    const chats = await tx.query<{ id: NotificationId }>(
      `select n.id from notifications.notifications n
     join notifications.texts t on t.notification_id = n.id and t.channel = 'whatsapp' where ${where}`,
      parameters,
    );
    await tx.query(`delete from notifications.notifications n where ${where}`, parameters);
    for (let from = 0; from < chats.length; from += IDS_IN_EVENT)
      tx.emit('notifications.chats_erased', {
        notificationIds: chats.slice(from, from + IDS_IN_EVENT).map(({ id }) => id),
      });
  }
}

const columnsOf = (created: NewNotification[]): unknown[][] => [
  created.map(({ id }) => id),
  created.map(({ delivery }) => delivery.id),
  created.map(({ userId }) => userId),
  created.map(({ content }) => content.kind),
  created.map(({ content }) => JSON.stringify(content.values)),
  created.map(({ content }) => content.href),
];
const textColumnsOf = (texts: { id: string; channel: Channel; waits: boolean }[]): unknown[][] => [
  texts.map(({ id }) => id),
  texts.map(({ channel }) => channel),
  texts.map(({ waits }) => waits),
];
const pushColumnsOf = (created: NewNotification[]): unknown[][] => {
  const pushes = created.filter(({ pushed }) => pushed);
  return [pushes.map(({ id }) => id), pushes.map(({ content }) => content.urgent)];
};
