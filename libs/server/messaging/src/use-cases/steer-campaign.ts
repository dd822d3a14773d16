import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CampaignId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, type Tx } from '@smachot/server-platform';
import { nextAllowed, type Quiet } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../persistence/campaign-holds';
import { park, withdrawMessages } from '../persistence/campaign-messages';
import { type CampaignAction, CampaignRepository } from '../persistence/campaign.repository';
import { MessageRepository } from '../persistence/message.repository';
import { WakingWork } from '../services/waking-work';

/** Applies a host's command to a running campaign. */
export class SteerCampaign extends Command<void> {
  constructor(
    readonly campaignId: CampaignId,
    readonly action: CampaignAction,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SteerCampaign)
export class SteerCampaignHandler implements ICommandHandler<SteerCampaign> {
  constructor(
    private readonly work: WakingWork,
    private readonly campaigns: CampaignRepository,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ campaignId, action, delivery }: SteerCampaign): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const now = this.clock.now();
      const campaign = await this.campaigns.steer(tx, { campaignId, action, deliveryId: delivery.id, now });
      if (!campaign || (campaign.withdrawn && action !== 'withdraw')) return;
      if (action === 'pause') await park(tx, campaignId);
      else if (action === 'resume') await this.unpark(tx, campaignId, campaign.quiet, now);
      else await withdrawMessages(tx, campaignId, now);
    });
  }

  private async unpark(tx: Tx, campaignId: CampaignId, quiet: Quiet, now: Date): Promise<void> {
    const { at, because } = nextAllowed(now, quiet);
    const wereParked = await this.messages.unpark(tx, campaignId, at);
    if (because && wereParked) await holdCampaigns(tx, [campaignId], at, because);
  }
}
