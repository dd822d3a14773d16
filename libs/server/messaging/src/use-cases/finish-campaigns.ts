import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { CampaignRepository } from '../persistence/campaign.repository';

/** Publishes a campaign as finished when no message is left to send or unresolved; more messages open it again. */
export class FinishCampaigns extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(FinishCampaigns)
export class FinishCampaignsHandler implements ICommandHandler<FinishCampaigns> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignRepository,
  ) {}

  async execute({ now }: FinishCampaigns): Promise<void> {
    await this.work.run(async (tx) => {
      for (const campaignId of await this.campaigns.finishSettled(tx, now))
        tx.emit('messaging.campaign_finished', { campaignId });
    });
  }
}
