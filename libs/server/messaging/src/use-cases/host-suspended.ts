import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModel } from '@smachot/server-platform';
import { HostKeys } from '../persistence/host-keys';

/** Whether the host was suspended after guests' complaints, in this account or an earlier one with the same phone. */
export class HostSuspended extends Query<boolean> {
  constructor(readonly hostId: string) {
    super();
  }
}

@QueryHandler(HostSuspended)
export class HostSuspendedHandler implements IQueryHandler<HostSuspended> {
  constructor(
    private readonly read: ReadModel,
    private readonly hosts: HostKeys,
  ) {}

  async execute({ hostId }: HostSuspended): Promise<boolean> {
    const found = await this.read.one(
      'select 1 from messaging.suspended_hosts where host_id = $1 or host_key = $2',
      [hostId, await this.hosts.of(hostId)],
    );
    return found !== undefined;
  }
}
