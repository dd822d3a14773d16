import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { HostKeys } from '../persistence/host-keys';
import { SendingQueries } from '../persistence/sending.queries';

/** Whether the host was suspended after guests' complaints, in this account or an earlier one with the same phone. */
export class HostSuspended extends Query<boolean> {
  constructor(readonly hostId: UserId) {
    super();
  }
}

@QueryHandler(HostSuspended)
export class HostSuspendedHandler implements IQueryHandler<HostSuspended> {
  constructor(
    private readonly sending: SendingQueries,
    private readonly hosts: HostKeys,
  ) {}

  async execute({ hostId }: HostSuspended): Promise<boolean> {
    return this.sending.isSuspended(hostId, await this.hosts.of(hostId));
  }
}
