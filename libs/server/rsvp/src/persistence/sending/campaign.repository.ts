import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  Campaign,
  EventId,
  IneligibleCode,
  sendInvites,
  TemplateName,
  UserId,
} from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';

export type NewCampaign = {
  id: string;
  eventId: EventId;
  hostId: UserId;
  templateName: TemplateName;
  total: number;
  /** Response to the request that started the campaign; null: an automatic round. */
  answer: unknown;
  createdAt: Date;
  actorId: UserId | null;
};
/** Running campaign with scheduled guests. `waitsFor`: the obstacle its host was last notified of. */
export type RunningCampaign = {
  id: string;
  templateName: TemplateName;
  bySystem: boolean;
  actorId: UserId | null;
  waitsFor: IneligibleCode | null;
};
/** The event and the host of a campaign, for notifications about it. */
export type CampaignOwner = { event_id: EventId; host_id: UserId; template_name: TemplateName };
type Status = Campaign['status'];

@Injectable()
export class CampaignRepository {
  async add(tx: Tx, campaign: NewCampaign): Promise<void> {
    await tx.query(
      `insert into rsvp.campaigns (id, event_id, host_id, template_name, status, total, answer, created_at, actor_id)
       values ($1, $2, $3, $4, 'running', $5, $6, $7, $8)`,
      [
        campaign.id,
        campaign.eventId,
        campaign.hostId,
        campaign.templateName,
        campaign.total,
        JSON.stringify(campaign.answer),
        campaign.createdAt,
        campaign.actorId,
      ],
    );
  }

  /** Response of the request that started the campaign; undefined when there is no such campaign yet. */
  async answerOf(tx: Tx, id: string): Promise<AnswerOf<typeof sendInvites> | undefined> {
    const rows = await tx.query<{ answer: AnswerOf<typeof sendInvites> }>(
      'select answer from rsvp.campaigns where id = $1',
      [id],
    );
    return rows[0]?.answer;
  }

  async totalOf(tx: Tx, id: string): Promise<number> {
    const [row] = await tx.query<{ total: number }>('select total from rsvp.campaigns where id = $1', [id]);
    return row?.total ?? 0;
  }

  async eventOf(tx: Tx, id: string): Promise<string | undefined> {
    const [found] = await tx.query<{ event_id: EventId }>(
      'select event_id from rsvp.campaigns where id = $1',
      [id],
    );
    return found?.event_id;
  }

  async lock(tx: Tx, id: string): Promise<{ status: Status; event_id: EventId } | undefined> {
    const [campaign] = await tx.query<{ status: Status; event_id: EventId }>(
      'select status, event_id from rsvp.campaigns where id = $1 for update',
      [id],
    );
    return campaign;
  }

  /** Locks the campaign if it is running: another worker may have finished it since, and the host may have paused it. */
  async lockRunning(tx: Tx, id: string): Promise<RunningCampaign | undefined> {
    const [campaign] = await tx.query<RunningCampaign>(
      `select id, template_name as "templateName", waits_for as "waitsFor", actor_id as "actorId", answer = 'null'::jsonb as "bySystem"
       from rsvp.campaigns where id = $1 and status = 'running' for update`,
      [id],
    );
    return campaign;
  }

  async setStatus(tx: Tx, id: string, status: Status): Promise<void> {
    await tx.query('update rsvp.campaigns set status = $2 where id = $1', [id, status]);
  }

  /** Notes the obstacle for which all scheduled guests wait; null: none. */
  async setObstacle(tx: Tx, id: string, waitsFor: IneligibleCode | null): Promise<void> {
    await tx.query('update rsvp.campaigns set waits_for = $2 where id = $1', [id, waitsFor]);
  }

  /** Notes until when messaging holds the messages; undefined when the campaign has ended. */
  async hold(tx: Tx, id: string, until: string, because: string): Promise<CampaignOwner | undefined> {
    const [campaign] = returningRows(
      await tx.query<CampaignOwner>(
        `update rsvp.campaigns set held_until = $2, held_because = $3 where id = $1 and status in ('running', 'paused')
           returning event_id, host_id, template_name`,
        [id, until, because],
      ),
    );
    return campaign;
  }

  /** Pauses a campaign; undefined when it has ended. */
  async pause(tx: Tx, id: string): Promise<CampaignOwner | undefined> {
    const [campaign] = returningRows(
      await tx.query<CampaignOwner>(
        `update rsvp.campaigns set status = 'paused' where id = $1 and status in ('running', 'paused')
           returning event_id, host_id, template_name`,
        [id],
      ),
    );
    return campaign;
  }

  async reduceTotal(tx: Tx, id: string, by: number): Promise<void> {
    await tx.query('update rsvp.campaigns set total = total - $2 where id = $1', [id, by]);
  }

  /**
   * Finishes a campaign without scheduled guests; undefined when it goes on or has ended before.
   * @param made number of its messages that exist
   */
  async finish(tx: Tx, id: string, made: number): Promise<(CampaignOwner & { total: number }) | undefined> {
    const [campaign] = returningRows(
      await tx.query<CampaignOwner & { total: number }>(
        `update rsvp.campaigns c set status = 'done' where id = $1 and status in ('running', 'paused') and total <= $2
           and not exists (select 1 from rsvp.scheduled_sends s where s.campaign_id = c.id)
         returning event_id, host_id, total, template_name`,
        [id, made],
      ),
    );
    return campaign;
  }
}
