import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Campaign as CampaignView, CampaignId, EventId, UserId } from '@smachot/contracts';
import { CampaignProgress, type Progress } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { mayRead } from '../persistence/invitations/invitation-access';

type Row = Pick<CampaignView, 'eventId' | 'templateName' | 'status' | 'total' | 'scheduled' | 'waitsFor'> & {
  id: CampaignId;
  createdAt: Date;
  nextAt: Date | null;
  lastAt: Date | null;
};
const NEWEST = 100;

/** Campaigns of the events a user hosts or co-hosts: the requested sends come from this context, the delivery status from messaging. */
@Injectable()
export class CampaignViews {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
  ) {}

  async one(campaignId: CampaignId, userId: UserId): Promise<CampaignView | undefined> {
    return (await this.where(`c.id = $1 and ${mayRead('$2')}`, [campaignId, userId]))[0];
  }

  /** Campaigns of an event, newest first; undefined when the event is not this user's. */
  async ofEvent(eventId: EventId, userId: UserId): Promise<CampaignView[] | undefined> {
    const campaigns = await this.where(`c.event_id = $1 and ${mayRead('$2')}`, [eventId, userId]);
    if (campaigns.length) return campaigns;
    const own = await this.read.one(
      `select 1 from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    return own && [];
  }

  private async where(condition: string, parameters: unknown[]): Promise<CampaignView[]> {
    const rows = await this.read.rows<Row>(
      `select c.id, c.event_id as "eventId", c.template_name as "templateName", c.status, c.total, c.created_at as "createdAt",
         c.waits_for as "waitsFor", s.scheduled, s."nextAt", s."lastAt"
       from rsvp.campaigns c join rsvp.invitations i on i.id = c.event_id and i.deleted_at is null,
         lateral (select count(*)::int as scheduled, min(due_at) as "nextAt", max(due_at) as "lastAt"
                  from rsvp.scheduled_sends where campaign_id = c.id) s
       where ${condition} order by c.created_at desc, c.id limit ${NEWEST}`,
      parameters,
    );
    const progress = await this.queries.execute(new CampaignProgress(rows.map(({ id }) => id)));
    return rows.map((row) => campaignView(row, progress.get(row.id)));
  }
}

/** Queued messages include those that messaging has not created yet; scheduled ones are not created before their day. */
const campaignView = (
  { id, createdAt, nextAt, lastAt, ...row }: Row,
  progress: Progress | undefined,
): CampaignView => ({
  _id: id,
  ...row,
  queued: row.total - row.scheduled,
  sent: 0,
  delivered: 0,
  failed: 0,
  withdrawn: 0,
  uncertain: 0,
  heldUntil: null,
  heldBecause: null,
  ...progress,
  ...(progress
    ? {
        queued: progress.queued + Math.max(0, row.total - row.scheduled - progress.total),
        total: Math.max(row.total, progress.total + row.scheduled),
      }
    : {}),
  nextAt: nextAt?.toISOString() ?? null,
  lastAt: lastAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
