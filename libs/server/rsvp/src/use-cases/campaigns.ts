import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Campaign as CampaignView } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { CampaignViews } from '../views/campaign-view';

/** Everything that was sent for one event, newest first. */
export class Campaigns extends Query<Result<{ campaigns: CampaignView[] }>> {
  constructor(
    readonly eventId: string,
    readonly hostId: string,
  ) {
    super();
  }
}

@QueryHandler(Campaigns)
export class CampaignsHandler implements IQueryHandler<Campaigns> {
  constructor(private readonly views: CampaignViews) {}
  async execute({ eventId, hostId }: Campaigns): Promise<Result<{ campaigns: CampaignView[] }>> {
    const campaigns = await this.views.ofEvent(eventId, hostId);
    return campaigns ? accept({ campaigns }) : refuse('not_found');
  }
}

export class OneCampaign extends Query<Result<CampaignView>> {
  constructor(
    readonly campaignId: string,
    readonly hostId: string,
  ) {
    super();
  }
}

@QueryHandler(OneCampaign)
export class OneCampaignHandler implements IQueryHandler<OneCampaign> {
  constructor(private readonly views: CampaignViews) {}
  async execute({ campaignId, hostId }: OneCampaign): Promise<Result<CampaignView>> {
    const campaign = await this.views.one(campaignId, hostId);
    return campaign ? accept(campaign) : refuse('not_found');
  }
}
