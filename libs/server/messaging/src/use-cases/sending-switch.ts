import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { InputOf, setSendingSwitch } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx } from '@smachot/server-platform';
import { HostNames } from '../persistence/host-names';
import { SendingQueries, type SendingView } from '../persistence/sending.queries';
import { lockSending, resumeSending, stopSending } from '../persistence/sending-switch';
import { HostSuspending } from '../services/host-suspending';
import { WakingWork } from '../services/waking-work';

type Change = InputOf<typeof setSendingSwitch>['body'];

export class SendingSwitch extends Query<SendingView> {}
/** Stops or resumes sending for all hosts, or for one. */
export class SetSendingSwitch extends Command<Result<SendingView>> {
  constructor(readonly change: Change) {
    super();
  }
}

@QueryHandler(SendingSwitch)
export class SendingSwitchHandler implements IQueryHandler<SendingSwitch> {
  constructor(private readonly sending: SendingQueries) {}

  execute(): Promise<SendingView> {
    return this.sending.switch();
  }
}

@CommandHandler(SetSendingSwitch)
export class SetSendingSwitchHandler implements ICommandHandler<SetSendingSwitch> {
  constructor(
    private readonly work: WakingWork,
    private readonly hosts: HostSuspending,
    private readonly sending: SendingQueries,
    private readonly people: HostNames,
    private readonly acts: ActLog,
  ) {}

  async execute({ change }: SetSendingSwitch): Promise<Result<SendingView>> {
    const { suspendPhone } = change;
    const byPhone = suspendPhone && (await this.people.byPhone(suspendPhone));
    if (suspendPhone && !byPhone) return refuse('not_found');
    await this.work.run(async (tx) => {
      if (change.stopped !== undefined) await this.turn(tx, change.stopped);
      const suspended = change.suspendHost ?? byPhone;
      if (suspended) await this.hosts.suspend(tx, suspended);
      if (change.resumeHost) await this.hosts.resume(tx, change.resumeHost);
    });
    return accept(await this.sending.switch());
  }

  private async turn(tx: Tx, stopped: boolean): Promise<void> {
    const before = { stopped: await lockSending(tx) };
    if (stopped) await stopSending(tx, 'admin', 'admin');
    else await resumeSending(tx);
    const subject = { kind: 'sending', id: null };
    await this.acts.changed(tx, { subject, before, after: { stopped } });
  }
}
