import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Campaign as CampaignView, CampaignId, EventId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { CampaignViews } from '../../views/campaign-view';

/** Reads all campaigns of one event, newest first. */
export class Campaigns extends Query<Result<{ campaigns: CampaignView[] }>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(Campaigns)
export class CampaignsHandler implements IQueryHandler<Campaigns> {
  constructor(private readonly views: CampaignViews) {}
  async execute({ eventId, userId }: Campaigns): Promise<Result<{ campaigns: CampaignView[] }>> {
    const campaigns = await this.views.ofEvent(eventId, userId);
    return campaigns ? accept({ campaigns }) : refuse('not_found');
  }
}

export class OneCampaign extends Query<Result<CampaignView>> {
  constructor(
    readonly campaignId: CampaignId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OneCampaign)
export class OneCampaignHandler implements IQueryHandler<OneCampaign> {
  constructor(private readonly views: CampaignViews) {}
  async execute({ campaignId, userId }: OneCampaign): Promise<Result<CampaignView>> {
    const campaign = await this.views.one(campaignId, userId);
    return campaign ? accept(campaign) : refuse('not_found');
  }
}
