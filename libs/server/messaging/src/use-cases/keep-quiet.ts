import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { nextAllowed } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../persistence/campaign-holds';
import { MessageRepository } from '../persistence/message.repository';

/**
 * Moves messages that are due in quiet hours to their end, and notifies the hosts that the rest of the evening's messages
 * wait for the morning.
 */
export class KeepQuiet extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(KeepQuiet)
export class KeepQuietHandler implements ICommandHandler<KeepQuiet> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly messages: MessageRepository,
  ) {}

  async execute({ now }: KeepQuiet): Promise<void> {
    for (const calendar of ['jewish', 'none'] as const) {
      const { at, because } = nextAllowed(now, calendar);
      if (!because) continue;
      await this.work.run(async (tx) => {
        const campaignIds = await this.messages.postponeDue(tx, calendar, now, at);
        await holdCampaigns(tx, campaignIds, at, because);
      });
    }
  }
}
