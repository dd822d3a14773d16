import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { TemplateName } from '@smachot/contracts';
import { CampaignProgress } from '@smachot/server-messaging';
import { returningRows, type Tx } from '@smachot/server-platform';
import { campaignPath } from '../domain/sending/templates';

/** Ends campaigns without remaining messages, neither scheduled here nor on their way in messaging. */
@Injectable()
export class CampaignEnds {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Subtracts guests removed from the schedule without a message, and ends the campaign when no message is on its way
   * either. The caller holds the campaign's row lock, so that messaging's report is ordered before or after this.
   */
  async settle(tx: Tx, campaignId: string, dropped: number): Promise<void> {
    await tx.query('update rsvp.campaigns set total = total - $2 where id = $1', [campaignId, dropped]);
    const progress = (await this.queries.execute(new CampaignProgress([campaignId]))).get(campaignId);
    if (!progress?.queued) await this.finish(tx, campaignId, progress?.total ?? 0);
  }

  /** @param made number of messages created: a campaign created in parts may be reported finished before its last part exists */
  async finish(tx: Tx, campaignId: string, made: number): Promise<void> {
    const [campaign] = returningRows(
      await tx.query<{ event_id: string; host_id: string; total: number; template_name: TemplateName }>(
        `update rsvp.campaigns c set status = 'done' where id = $1 and status in ('running', 'paused') and total <= $2
           and not exists (select 1 from rsvp.scheduled_sends s where s.campaign_id = c.id)
         returning event_id, host_id, total, template_name`,
        [campaignId, made],
      ),
    );
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
