import { Injectable } from '@nestjs/common';
import { type Tx } from '@smachot/server-platform';

const IDS_IN_EVENT = 500;

/** Repository of stored notifications; `NotificationRows` adds them. */
@Injectable()
export class NotificationRepository {
  /** Marks the reader's notifications as read. @param ids null: all of them */
  async markRead(tx: Tx, userId: string, ids: string[] | null, now: Date): Promise<void> {
    await tx.query(
      `update notifications.notifications set read_at = $3
         where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))`,
      [userId, ids, now],
    );
  }

  /** Deletes what concerns a person whose account is closed. */
  async deleteReader(tx: Tx, userId: string): Promise<void> {
    await this.delete(tx, 'n.user_id = $1', [userId]);
    await tx.query('delete from notifications.preferences where user_id = $1', [userId]);
  }

  /** Deletes notifications older than twelve months. */
  async deleteOld(tx: Tx): Promise<void> {
    await this.delete(tx, "n.created_at < now() - interval '12 months'", []);
  }

  /** Messaging drops those sent by WhatsApp. `where` is a condition on `n`. */
  private async delete(tx: Tx, where: string, parameters: unknown[]): Promise<void> {
    const chats = await tx.query<{ id: string }>(
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
