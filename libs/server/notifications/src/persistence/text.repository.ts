import { Injectable } from '@nestjs/common';
import type { NotificationId, NotificationKind, UserId } from '@smachot/contracts';
import {
  hasCome,
  prepared,
  returningRows,
  type SendingOutcome,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import type { Channel } from '../domain/preferences';

/** A text message or mail whose sending is intended. `attempts` counts this one. */
export type DueText = {
  id: string;
  channel: Channel;
  user_id: UserId;
  kind: NotificationKind;
  values: Record<string, string | number | null>;
  href: string;
  attempts: number;
};
export type ChatState = 'accepted' | 'handed' | 'refused' | 'withdrawn' | 'unknown';

const BATCH = 20;
/** A gateway call times out after seconds; a text still open after this long was abandoned when its process died. */
const ABANDONED = '5 minutes';

const SETTLE = prepared(
  'update notifications.texts set state = $3, changed_at = now() where notification_id = $1 and channel = $2',
);

/** Condition of a tick: a text is to be sent, or was abandoned. */
export const TEXT_DUE = [
  hasCome('due_at', 'notifications.texts', `state = 'wanted'`, 'now()'),
  hasCome('changed_at', 'notifications.texts', `state = 'intended'`, `now() - interval '${ABANDONED}'`),
].join(' or ');

/** Repository of the text messages, mails and WhatsApp messages of notifications. */
@Injectable()
export class TextRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Takes a batch of due texts to be sent. Abandoned ones become uncertain: they are never sent again. */
  async takeDue(tx: Tx): Promise<DueText[]> {
    await tx.query(
      `update notifications.texts set state = 'unknown', changed_at = now()
       where state = 'intended' and changed_at < now() - interval '${ABANDONED}'`,
    );
    return returningRows(
      await tx.query<DueText>(
        `update notifications.texts t set state = 'intended', attempts = t.attempts + 1, changed_at = now()
         from notifications.notifications n
         where n.id = t.notification_id and (t.notification_id, t.channel) in (
           select notification_id, channel from notifications.texts where state = 'wanted' and due_at <= now()
           order by due_at limit ${BATCH} for update skip locked)
         returning n.id, t.channel, n.user_id, n.kind, n.values, n.href, t.attempts`,
      ),
    );
  }

  /** Records the outcome of a text; commits by itself. */
  async settle({ id, channel }: DueText, state: SendingOutcome | 'withdrawn'): Promise<void> {
    await this.work.alone(SETTLE, [id, channel, state]);
  }

  /** Retries a refused text after as many minutes as it had attempts; commits by itself. */
  async retryLater({ id, channel, attempts }: DueText): Promise<void> {
    await this.work.alone(
      `update notifications.texts set state = 'wanted', changed_at = now(), due_at = now() + make_interval(mins => $3)
       where notification_id = $1 and channel = $2`,
      [id, channel, attempts],
    );
  }

  /** Makes taken texts due again, a minute later, after a failure before any was sent; commits by itself. */
  async putBack(texts: DueText[]): Promise<void> {
    await this.work.alone(
      `update notifications.texts t
       set state = 'wanted', attempts = t.attempts - 1, changed_at = now(), due_at = now() + interval '1 minute'
       from unnest($1::uuid[], $2::text[], $3::int[]) as o(id, channel, attempts)
       where t.notification_id = o.id and t.channel = o.channel and t.attempts = o.attempts and t.state = 'intended'`,
      [texts.map(({ id }) => id), texts.map(({ channel }) => channel), texts.map(({ attempts }) => attempts)],
    );
  }

  /** Moves the WhatsApp texts in one of the states `from` to `state`, and updates the fallback SMS of each accordingly. */
  async moveChats(tx: Tx, ids: NotificationId[], state: ChatState, from: ChatState[]): Promise<void> {
    if (!ids.length) return;
    const moved = returningRows(
      await tx.query<{ id: NotificationId }>(
        `update notifications.texts set state = $2, changed_at = now()
         where channel = 'whatsapp' and notification_id = any($1) and state = any($3) returning notification_id as id`,
        [ids, state, from],
      ),
    ).map(({ id }) => id);
    if (!moved.length) return;
    const spare = state === 'accepted';
    await tx.query(
      `update notifications.texts set state = $2, due_at = now(), changed_at = now()
       where channel = 'sms' and notification_id = any($1) and attempts = 0 and state = any($3)`,
      [moved, spare ? 'spared' : 'wanted', spare ? ['wanted'] : ['wanted', 'spared']],
    );
  }
}
