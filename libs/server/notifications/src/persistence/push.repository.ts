import { Injectable } from '@nestjs/common';
import type { NotificationId, NotificationKind, PushDeviceId, UserId } from '@smachot/contracts';
import { hasCome, type PushSubscription, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Values } from '../texts/named';

/** A push whose sending is intended. `attempts` counts this one; `left`: seconds until it is no news; `read`: seen under the bell. */
export type DuePush = PushSubscription & {
  id: NotificationId;
  deviceId: PushDeviceId;
  userId: UserId;
  kind: NotificationKind;
  values: Values;
  href: string;
  urgent: boolean;
  attempts: number;
  left: number;
  read: boolean;
};

const BATCH = 50;
/** A call to a push service times out after seconds; a push still open after this long was abandoned when its process died. */
const ABANDONED = '1 minute';
/** After a day it is no news. */
const NEWS_HOURS = 24;

/** Condition of a tick: a push is to be sent, or was abandoned. */
export const PUSH_DUE = [
  hasCome('due_at', 'notifications.pushes', `state = 'wanted'`, 'now()'),
  hasCome('changed_at', 'notifications.pushes', `state = 'intended'`, `now() - interval '${ABANDONED}'`),
].join(' or ');

/** Repository of pushes to devices. */
@Injectable()
export class PushRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Takes a batch of due pushes. Abandoned ones are sent again: the device shows two of one tag once. */
  async takeDue(tx: Tx): Promise<DuePush[]> {
    await tx.query(
      `update notifications.pushes set state = 'wanted', due_at = now(), changed_at = now()
       where state = 'intended' and changed_at < now() - interval '${ABANDONED}'`,
    );
    return returningRows(
      await tx.query<DuePush>(
        `update notifications.pushes p set state = 'intended', attempts = p.attempts + 1, changed_at = now()
         from notifications.notifications n, notifications.devices d
         where n.id = p.notification_id and d.id = p.device_id and (p.notification_id, p.device_id) in (
           select notification_id, device_id from notifications.pushes where state = 'wanted' and due_at <= now()
           order by due_at limit ${BATCH} for update skip locked)
         returning n.id, d.id as "deviceId", n.user_id as "userId", n.kind, n.values, n.href, p.urgent, p.attempts,
           d.endpoint, d.p256dh, d.auth, n.read_at is not null as read,
           extract(epoch from p.wanted_at + interval '${NEWS_HOURS} hours' - now())::int as left`,
      ),
    );
  }

  /** Records the outcome of a push; commits by itself. */
  async settle({ id, deviceId }: DuePush, state: 'accepted' | 'refused' | 'withdrawn'): Promise<void> {
    await this.work.alone(
      `update notifications.pushes set state = $3, changed_at = now() where notification_id = $1 and device_id = $2`,
      [id, deviceId, state],
    );
  }

  /** Sends it again after so many seconds; commits by itself. */
  async retryLater({ id, deviceId }: DuePush, seconds: number): Promise<void> {
    await this.work.alone(
      `update notifications.pushes set state = 'wanted', changed_at = now(), due_at = now() + make_interval(secs => $3)
       where notification_id = $1 and device_id = $2`,
      [id, deviceId, seconds],
    );
  }

  /** The subscription is over, with all that was to come by it; one that the browser has renewed meanwhile stays. */
  async removeDevice({ deviceId, endpoint }: DuePush): Promise<void> {
    await this.work.alone('delete from notifications.devices where id = $1 and endpoint = $2', [
      deviceId,
      endpoint,
    ]);
  }
}
