import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, InputOf, setSendingSwitch } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { ReadModel, type Tx, UnitOfWork } from '@smachot/server-platform';
import { Wake } from '../jobs/wake-senders';
import { HostKeys } from '../persistence/host-keys';
import { resumeSending, stopSending } from '../sender/sending-switch';

export type SendingView = AnswerOf<typeof setSendingSwitch>;
type Change = InputOf<typeof setSendingSwitch>['body'];

export class SendingSwitch extends Query<SendingView> {}
/** Stops or resumes sending for all hosts, or for one. */
export class SetSendingSwitch extends Command<SendingView> {
  constructor(readonly change: Change) {
    super();
  }
}

@QueryHandler(SendingSwitch)
export class SendingSwitchHandler implements IQueryHandler<SendingSwitch> {
  constructor(private readonly read: ReadModel) {}
  async execute(): Promise<SendingView> {
    const row = await this.read.one<SendingView>(
      `select stopped, reason, array(select host_id::text from messaging.suspended_hosts order by since) as "suspendedHosts"
       from messaging.sending where id = 1`,
    );
    return row!;
  }
}

@CommandHandler(SetSendingSwitch)
export class SetSendingSwitchHandler implements ICommandHandler<SetSendingSwitch> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly wake: Wake,
    private readonly view: SendingSwitchHandler,
    private readonly hosts: HostKeys,
  ) {}

  async execute({ change }: SetSendingSwitch): Promise<SendingView> {
    await this.work.run((tx) => this.apply(tx, change));
    this.wake.messagesDue();
    return this.view.execute();
  }

  private async apply(tx: Tx, { stopped, suspendHost, resumeHost }: Change): Promise<void> {
    if (stopped === true) await stopSending(tx, 'admin', 'admin');
    if (stopped === false) await resumeSending(tx);
    if (suspendHost)
      await tx.query(
        'insert into messaging.suspended_hosts (host_id, host_key, since) values ($1, $2, $3) on conflict do nothing',
        [suspendHost, await this.hosts.of(suspendHost), this.clock.now()],
      );
    if (resumeHost)
      await tx.query(
        `delete from messaging.suspended_hosts where host_id = $1 or host_key = $2
           or host_key = (select host_key from messaging.suspended_hosts where host_id = $1)`,
        [resumeHost, await this.hosts.of(resumeHost)],
      );
  }
}
