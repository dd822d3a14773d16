import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { MessageRepository } from '../persistence/message.repository';
import { tellOutcomes } from '../sender/tell-outcomes';

/** Shows messages as uncertain that stayed unknown for half an hour while other status webhooks arrived. They are not sent again. */
export class AdmitUnknown extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(AdmitUnknown)
export class AdmitUnknownHandler implements ICommandHandler<AdmitUnknown> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly messages: MessageRepository,
  ) {}

  async execute({ now }: AdmitUnknown): Promise<void> {
    await this.work.run(async (tx) => {
      const rows = await this.messages.markOverdueUncertain(tx, now);
      tellOutcomes(
        tx,
        rows.map(({ id, refId, round }) => ({
          refId,
          messageId: id,
          round,
          outcome: 'uncertain',
          at: now.toISOString(),
        })),
      );
    });
  }
}
