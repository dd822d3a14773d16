import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Tx } from '@smachot/server-platform';
import { HostKeys } from './host-keys';

/** Repository of hosts whose messages are not sent. */
@Injectable()
export class SuspensionRepository {
  constructor(
    private readonly hosts: HostKeys,
    private readonly clock: Clock,
  ) {}

  async suspend(tx: Tx, hostId: UserId): Promise<void> {
    await tx.query(
      'insert into messaging.suspended_hosts (host_id, host_key, since) values ($1, $2, $3) on conflict do nothing',
      [hostId, await this.hosts.of(hostId), this.clock.now()],
    );
  }

  /** Also resumes the host's other accounts, which have the same phone. */
  async resume(tx: Tx, hostId: UserId): Promise<void> {
    await tx.query(
      `delete from messaging.suspended_hosts where host_id = $1 or host_key = $2
           or host_key = (select host_key from messaging.suspended_hosts where host_id = $1)`,
      [hostId, await this.hosts.of(hostId)],
    );
  }
}
