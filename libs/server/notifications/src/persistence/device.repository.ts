import { Injectable } from '@nestjs/common';
import type { PushDevice, PushDeviceId, SessionId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { SessionPlace } from '@smachot/server-identity';
import { type PushSubscription, ReadModel, returningRows, type Tx } from '@smachot/server-platform';

type Owner = { userId: UserId; familyId: SessionId };

/** Months after which a browser that has not come back is forgotten. */
const KEPT_MONTHS = 12;

/** Repository of the devices of people. */
@Injectable()
export class DeviceRepository {
  constructor(private readonly read: ReadModel) {}

  list({ userId, familyId }: Owner): Promise<PushDevice[]> {
    return this.read.rows<PushDevice>(
      `select id as "_id", browser, system, device, session_id = $2 as current,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
       from notifications.devices where user_id = $1 order by session_id = $2 desc, id desc`,
      [userId, familyId],
    );
  }

  /**
   * Adds the browser of a session, or notes that it came back. A browser has one subscription, so the session's one before is over, and so
   * is that of the person who used the browser before: they are recognised by the secret that only the browser knows. Undefined: somebody
   * names the endpoint of a browser that is not theirs.
   */
  async subscribe(
    tx: Tx,
    { userId, familyId }: Owner,
    { endpoint, p256dh, auth }: PushSubscription,
    place: SessionPlace,
  ): Promise<PushDeviceId | undefined> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('notifications.devices'), hashtext($1::text))`, [
      userId,
    ]);
    await tx.query(
      `delete from notifications.devices
       where (session_id = $1 and endpoint <> $2) or (endpoint = $2 and auth = $3 and user_id <> $4)`,
      [familyId, endpoint, auth, userId],
    );
    const [device] = await tx.query<{ id: PushDeviceId }>(
      `insert into notifications.devices as d (id, user_id, session_id, endpoint, p256dh, auth, browser, system, device)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (endpoint) do update set session_id = excluded.session_id, renewed_at = now(),
         browser = excluded.browser, system = excluded.system, device = excluded.device
       where d.user_id = excluded.user_id and d.auth = excluded.auth returning id`,
      [newId(), userId, familyId, endpoint, p256dh, auth, place.browser, place.system, place.device],
    );
    return device?.id;
  }

  async count(tx: Tx, userId: UserId): Promise<number> {
    const [counted] = await tx.query<{ devices: number }>(
      'select count(*)::int as devices from notifications.devices where user_id = $1',
      [userId],
    );
    return counted!.devices;
  }

  /** Puts another subscription of the same browser in the place of one. */
  async renew(
    tx: Tx,
    old: Pick<PushSubscription, 'endpoint' | 'auth'>,
    { endpoint, p256dh, auth }: PushSubscription,
  ): Promise<void> {
    await tx.query(
      `update notifications.devices set endpoint = $3, p256dh = $4, auth = $5, renewed_at = now()
       where endpoint = $1 and auth = $2 and not exists (select 1 from notifications.devices where endpoint = $3)`,
      [old.endpoint, old.auth, endpoint, p256dh, auth],
    );
  }

  /** False: there is none, or it is another person's. */
  async remove(tx: Tx, userId: UserId, deviceId: PushDeviceId): Promise<boolean> {
    const removed = await tx.query(
      'delete from notifications.devices where id = $1 and user_id = $2 returning id',
      [deviceId, userId],
    );
    return returningRows(removed).length > 0;
  }

  async removeSession(tx: Tx, userId: UserId, sessionId: SessionId): Promise<void> {
    await tx.query('delete from notifications.devices where user_id = $1 and session_id = $2', [
      userId,
      sessionId,
    ]);
  }

  async removeAll(tx: Tx, userId: UserId, except: SessionId | null): Promise<void> {
    await tx.query(
      'delete from notifications.devices where user_id = $1 and session_id is distinct from $2::uuid',
      [userId, except],
    );
  }

  async removeOld(tx: Tx): Promise<void> {
    await tx.query(
      `delete from notifications.devices where renewed_at < now() - interval '${KEPT_MONTHS} months'`,
    );
  }
}
