import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { InputOf, setSendingSwitch } from '@smachot/contracts';
import { type Tx } from '@smachot/server-platform';
import { SendingQueries, type SendingView } from '../persistence/sending.queries';
import { resumeSending, stopSending } from '../persistence/sending-switch';
import { SuspensionRepository } from '../persistence/suspension.repository';
import { WakingWork } from '../services/waking-work';

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
  constructor(private readonly sending: SendingQueries) {}

  execute(): Promise<SendingView> {
    return this.sending.switch();
  }
}

@CommandHandler(SetSendingSwitch)
export class SetSendingSwitchHandler implements ICommandHandler<SetSendingSwitch> {
  constructor(
    private readonly work: WakingWork,
    private readonly suspensions: SuspensionRepository,
    private readonly sending: SendingQueries,
  ) {}

  async execute({ change }: SetSendingSwitch): Promise<SendingView> {
    await this.work.run((tx) => this.apply(tx, change));
    return this.sending.switch();
  }

  private async apply(tx: Tx, { stopped, suspendHost, resumeHost }: Change): Promise<void> {
    if (stopped === true) await stopSending(tx, 'admin', 'admin');
    if (stopped === false) await resumeSending(tx);
    if (suspendHost) await this.suspensions.suspend(tx, suspendHost);
    if (resumeHost) await this.suspensions.resume(tx, resumeHost);
  }
}
