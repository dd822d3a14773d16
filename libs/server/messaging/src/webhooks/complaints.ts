import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { Logger, returningRows, type Tx } from '@smachot/server-platform';
import { COMPLAINT_DAYS, isTooMuch } from '../domain/complaints';
import { HostKeys } from '../persistence/host-keys';
import type { Matched } from './matching';

/** Suspends a host whose guests write that they do not know the sender, until an admin has decided. */
@Injectable()
export class Complaints {
  constructor(
    private readonly logger: Logger,
    private readonly hosts: HostKeys,
  ) {}

  async take(tx: Tx, complaining: Matched[], now: Date): Promise<void> {
    const hosts = new Set<string>();
    for (const { refs } of complaining) for (const host of await this.note(tx, refs, now)) hosts.add(host);
    for (const host of hosts) await this.suspendWhenTooMany(tx, host, now);
  }

  /** Records complaints. Of all possible hosts the last writer counts, without answers and tests; a guest counts once. */
  private async note(tx: Tx, refs: string[], now: Date): Promise<string[]> {
    const rows = await tx.query<{ hostId: UserId }>(
      `insert into messaging.complaints (ref_id, host_id, at)
       select ref_id, host_id, $2::timestamptz from messaging.messages
       where ref_id = any($1) and host_id is not null and posted_at is not null and quiet <> 'exempt' order by posted_at desc limit 1
       on conflict do nothing returning host_id as "hostId"`,
      [refs, now],
    );
    return rows.map(({ hostId }) => hostId);
  }

  private async suspendWhenTooMany(tx: Tx, hostId: UserId, now: Date): Promise<void> {
    const since = new Date(now.getTime() - COMPLAINT_DAYS * DAY_MS);
    const [counted] = await tx.query<{ complained: number; written: number }>(
      `select (select count(*)::int from messaging.complaints where host_id = $1 and at > $2) as complained,
         (select count(distinct ref_id)::int from messaging.messages where host_id = $1 and posted_at > $2 and quiet <> 'exempt') as written`,
      [hostId, since],
    );
    if (!isTooMuch(counted!.complained, counted!.written)) return;
    const stopped = await tx.query(
      'insert into messaging.suspended_hosts (host_id, host_key, since) values ($1, $2, $3) on conflict do nothing returning host_id',
      [hostId, await this.hosts.of(hostId), now],
    );
    if (returningRows(stopped).length)
      this.logger.error({ host: hostId, ...counted }, 'host suspended: guests complain');
  }
}
