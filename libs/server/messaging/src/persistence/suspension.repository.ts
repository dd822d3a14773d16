import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import { HostKeys } from './host-keys';

/** Repository of hosts whose messages are not sent. */
@Injectable()
export class SuspensionRepository {
  constructor(
    private readonly hosts: HostKeys,
    private readonly clock: Clock,
  ) {}

  /** False when the host is suspended already. */
  async suspend(tx: Tx, hostId: UserId): Promise<boolean> {
    const added = await tx.query(
      'insert into messaging.suspended_hosts (host_id, host_key, since) values ($1, $2, $3) on conflict do nothing returning host_id',
      [hostId, await this.hosts.of(hostId), this.clock.now()],
    );
    return returningRows(added).length > 0;
  }

  /** Also resumes the host's other accounts, which have the same phone. False when none was suspended. */
  async resume(tx: Tx, hostId: UserId): Promise<boolean> {
    const removed = await tx.query(
      `delete from messaging.suspended_hosts where host_id = $1 or host_key = $2
           or host_key = (select host_key from messaging.suspended_hosts where host_id = $1)
         returning host_id`,
      [hostId, await this.hosts.of(hostId)],
    );
    return returningRows(removed).length > 0;
  }
}
