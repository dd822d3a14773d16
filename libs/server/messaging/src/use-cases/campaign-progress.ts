import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Campaign } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';

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
  constructor(readonly campaignIds: string[]) {
    super();
  }
}

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

type Row = Omit<Progress, 'heldUntil'> & { id: string; paused: boolean; heldUntil: Date | null };

@QueryHandler(CampaignProgress)
export class CampaignProgressHandler implements IQueryHandler<CampaignProgress> {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ campaignIds }: CampaignProgress): Promise<Map<string, Progress>> {
    const rows = campaignIds.length ? await this.read.rows<Row>(COUNTS, [campaignIds]) : [];
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
