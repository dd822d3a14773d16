import { Injectable } from '@nestjs/common';
import type { CampaignId, EventId, UserId } from '@smachot/contracts';
import { isThere, returningRows, type Tx } from '@smachot/server-platform';
import type { Quiet } from '../quiet/quiet-calendar';

export type CampaignRequest = {
  campaignId: CampaignId;
  eventId: EventId;
  hostId: UserId;
  templateName: string;
  quietCalendar: Quiet;
};
/** A host's command to a running campaign. */
export type CampaignAction = 'pause' | 'resume' | 'withdraw';

/** Condition of a tick: a campaign is not finished. */
export const CAMPAIGN_OPEN = isThere('id', 'messaging.campaigns', 'finished_at is null');

/** Repository of campaigns as messaging mirrors them. */
@Injectable()
export class CampaignRepository {
  /**
   * Adds the campaign, or opens it again, and locks its row: a pause or a withdrawal comes before all of these messages or after
   * them.
   */
  async open(
    tx: Tx,
    { campaignId, eventId, hostId, templateName, quietCalendar }: CampaignRequest,
    now: Date,
  ): Promise<{ paused: boolean; withdrawn: boolean }> {
    const rows = await tx.query<{ paused: boolean; withdrawn: boolean }>(
      `insert into messaging.campaigns (id, event_id, host_id, template_name, quiet, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set event_id = excluded.event_id, host_id = excluded.host_id,
         template_name = excluded.template_name, quiet = excluded.quiet, finished_at = null
       returning paused, withdrawn`,
      [campaignId, eventId, hostId, templateName, quietCalendar, now],
    );
    return rows[0]!;
  }

  /**
   * Records the host's command. Deliveries may overtake each other; their ids are in the order of the commands: undefined for an
   * older one, which changes nothing.
   */
  async steer(
    tx: Tx,
    { campaignId, action, deliveryId, now }: SteeredCampaign,
  ): Promise<{ quiet: Quiet; withdrawn: boolean } | undefined> {
    const rows = await tx.query<{ quiet: Quiet; withdrawn: boolean }>(
      `insert into messaging.campaigns as c (id, paused, withdrawn, steered_by, created_at) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set paused = $2, withdrawn = c.withdrawn or $3, steered_by = $4
         where c.steered_by is null or c.steered_by < $4
       returning quiet, withdrawn`,
      [campaignId, action === 'pause', action === 'withdraw', deliveryId, now],
    );
    return rows[0];
  }

  /** Finishes the campaigns without a message that is left to send or unresolved, and returns their ids. */
  async finishSettled(tx: Tx, now: Date): Promise<string[]> {
    const done = returningRows(
      await tx.query<{ id: CampaignId }>(
        `update messaging.campaigns c set finished_at = $1 where id in (
             select id from messaging.campaigns c where finished_at is null
               and exists (select 1 from messaging.messages m where m.campaign_id = c.id)
               and not exists (select 1 from messaging.messages m where m.campaign_id = c.id and m.state <> 'done')
             order by id for update skip locked)
           returning id`,
        [now],
      ),
    );
    return done.map(({ id }) => id);
  }
}

type SteeredCampaign = { campaignId: CampaignId; action: CampaignAction; deliveryId: string; now: Date };
