import { Injectable } from '@nestjs/common';
import type { Campaign, CampaignId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

type Counts = Pick<
  Campaign,
  'total' | 'queued' | 'sent' | 'delivered' | 'failed' | 'withdrawn' | 'uncertain'
>;
export type CampaignCounts = Counts & {
  id: CampaignId;
  paused: boolean;
  heldBecause: Campaign['heldBecause'];
  heldUntil: Date | null;
};

const COUNTS = `
select c.id, c.paused, n.*, c.held_because as "heldBecause", c.held_until as "heldUntil"
from messaging.campaigns c, lateral (
  select count(*)::int as total,
    count(*) filter (where status = 'queued')::int as queued,
    count(*) filter (where status in ('accepted', 'held_for_quality_assessment', 'sent'))::int as sent,
    count(*) filter (where status in ('delivered', 'read', 'played'))::int as delivered,
    count(*) filter (where status = 'failed')::int as failed,
    count(*) filter (where status = 'deleted')::int as withdrawn,
    count(*) filter (where status = 'uncertain')::int as uncertain
  from messaging.messages m where m.campaign_id = c.id
) n where c.id = any($1)`;

/** Reads the progress of campaigns. */
@Injectable()
export class CampaignQueries {
  constructor(private readonly read: ReadModel) {}

  counts(campaignIds: CampaignId[]): Promise<CampaignCounts[]> {
    return this.read.rows<CampaignCounts>(COUNTS, [campaignIds]);
  }
}
