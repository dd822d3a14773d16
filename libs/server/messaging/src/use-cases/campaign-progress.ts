import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Campaign, CampaignId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { CampaignQueries } from '../persistence/campaign.queries';

export type Progress = Pick<
  Campaign,
  | 'total'
  | 'queued'
  | 'sent'
  | 'delivered'
  | 'failed'
  | 'withdrawn'
  | 'uncertain'
  | 'heldUntil'
  | 'heldBecause'
>;

/** The progress of campaigns, by id; a campaign without messages yet is left out. */
export class CampaignProgress extends Query<Map<string, Progress>> {
  constructor(readonly campaignIds: CampaignId[]) {
    super();
  }
}

@QueryHandler(CampaignProgress)
export class CampaignProgressHandler implements IQueryHandler<CampaignProgress> {
  constructor(
    private readonly campaigns: CampaignQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ campaignIds }: CampaignProgress): Promise<Map<string, Progress>> {
    const rows = campaignIds.length ? await this.campaigns.counts(campaignIds) : [];
    const now = this.clock.now();
    return new Map(
      rows.map(({ id, paused, heldUntil, heldBecause, ...counts }) => {
        const held = heldUntil !== null && heldUntil > now && counts.queued > 0;
        const stopped = paused && heldBecause === 'template';
        return [
          id,
          {
            ...counts,
            heldUntil: held ? heldUntil.toISOString() : null,
            heldBecause: held || (stopped && counts.queued > 0) ? heldBecause : null,
          },
        ];
      }),
    );
  }
}
