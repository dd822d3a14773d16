import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { BulkPreview, BulkResult, InputOf, previewSendingOfHosts, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { bulkOutcome } from '@smachot/server-platform';
import { HostNames } from '../persistence/host-names';
import { SendingQueries } from '../persistence/sending.queries';
import { HostSuspending } from '../services/host-suspending';

type Asked = InputOf<typeof previewSendingOfHosts>['body'];

/** What stopping the messages of these hosts, or letting them go out again, would change. */
export class PreviewSendingOfHosts extends Query<BulkPreview> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@QueryHandler(PreviewSendingOfHosts)
export class PreviewSendingOfHostsHandler implements IQueryHandler<PreviewSendingOfHosts> {
  constructor(
    private readonly people: HostNames,
    private readonly sending: SendingQueries,
  ) {}

  async execute({ asked: { hostIds, suspended } }: PreviewSendingOfHosts): Promise<BulkPreview> {
    const [names, standing] = await Promise.all([
      this.people.known(hostIds),
      this.sending.suspendedAmong(hostIds),
    ]);
    const rows = [...new Set(hostIds)].map((id) => {
      const name = names.get(id);
      const outcome = name === undefined ? 'gone' : standing.has(id) === suspended ? 'unchanged' : 'ready';
      return { id, name: name ?? '', outcome } as const;
    });
    return { rows };
  }
}

/** Stops the messages of hosts one after another, or lets them go out again; one that fails does not stop the others. */
export class SetSendingOfHosts extends Command<BulkResult> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@CommandHandler(SetSendingOfHosts)
export class SetSendingOfHostsHandler implements ICommandHandler<SetSendingOfHosts> {
  constructor(
    private readonly people: HostNames,
    private readonly suspending: HostSuspending,
  ) {}

  async execute({ asked: { hostIds, suspended } }: SetSendingOfHosts): Promise<BulkResult> {
    const names = await this.people.known(hostIds);
    const rows: BulkResult['rows'] = [];
    for (const id of new Set(hostIds)) {
      const outcome = await bulkOutcome(() => this.set(id, suspended, names));
      rows.push({ id, name: names.get(id) ?? '', outcome });
    }
    return { rows };
  }

  private async set(
    id: UserId,
    suspended: boolean,
    names: ReadonlyMap<UserId, string>,
  ): Promise<Result<boolean>> {
    return names.has(id) ? accept(await this.suspending.set(id, suspended)) : refuse('not_found');
  }
}
