import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CampaignId } from '@smachot/contracts';
import { CampaignProgress } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import { campaignPath } from '../../domain/sending/templates';
import { CampaignRepository } from '../../persistence/sending/campaign.repository';

/** Ends campaigns without remaining messages, neither scheduled here nor on their way in messaging. */
@Injectable()
export class CampaignEnds {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Subtracts guests removed from the schedule without a message, and ends the campaign when no message is on its way
   * either. The caller holds the campaign's row lock, so that messaging's report is ordered before or after this.
   */
  async settle(tx: Tx, campaignId: CampaignId, dropped: number): Promise<void> {
    await this.campaigns.reduceTotal(tx, campaignId, dropped);
    const progress = (await this.queries.execute(new CampaignProgress([campaignId]))).get(campaignId);
    if (!progress?.queued) await this.finish(tx, campaignId, progress?.total ?? 0);
  }

  /** @param made number of messages created: a campaign created in parts may be reported finished before its last part exists */
  async finish(tx: Tx, campaignId: CampaignId, made: number): Promise<void> {
    const campaign = await this.campaigns.finish(tx, campaignId, made);
    if (!campaign) return;
    tx.hint(`event:${campaign.event_id}`);
    if (!campaign.total) return;
    tx.emit('notifications.wanted', {
      userId: campaign.host_id,
      kind: 'campaign_done',
      values: { eventId: campaign.event_id, campaignId, guests: campaign.total },
      href: campaignPath(campaign.event_id, campaignId, campaign.template_name),
      urgent: false,
    });
  }
}
