import type { CampaignId, EventPayload } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';
import { PARKED } from '../domain/rounds';

const ITEMS_IN_EVENT = 500;

/** Parks the unsent messages of a campaign until its host resumes it. */
export const park = (tx: Tx, campaignId: CampaignId): Promise<unknown> =>
  tx.query(
    `update messaging.messages set due_at = $2 where campaign_id = $1 and state in ('queued', 'waiting')`,
    [campaignId, PARKED],
  );

/** Withdraws the unsent messages, and publishes their outcomes. */
export const withdrawMessages = async (tx: Tx, campaignId: CampaignId, now: Date): Promise<void> => {
  const gone = returningRows(
    await tx.query<{ id: string; refId: string; round: string }>(
      `update messaging.messages set state = 'done', status = 'deleted', status_at = $2,
         history = history || jsonb_build_object('status', 'deleted', 'timestamp', $3::text)
       where campaign_id = $1 and state in ('queued', 'waiting') returning id, ref_id as "refId", round`,
      [campaignId, now, now.toISOString()],
    ),
  );
  const items: EventPayload<'messaging.outcomes'>['items'] = gone.map(({ id, refId, round }) => ({
    refId,
    messageId: id,
    round,
    outcome: 'withdrawn',
    at: now.toISOString(),
  }));
  for (let from = 0; from < items.length; from += ITEMS_IN_EVENT)
    tx.emit('messaging.outcomes', { items: items.slice(from, from + ITEMS_IN_EVENT) });
};

/** Pauses the campaign of a missing template and publishes that once, until the campaign is resumed. */
export const stopCampaign = async (tx: Tx, campaignId: CampaignId, now: Date): Promise<void> => {
  const [campaign] = await tx.query<{ paused: boolean; withdrawn: boolean }>(
    'select paused, withdrawn from messaging.campaigns where id = $1 for update',
    [campaignId],
  );
  if (!campaign) return;
  if (campaign.withdrawn) return withdrawMessages(tx, campaignId, now);
  await park(tx, campaignId);
  await tx.query(
    `update messaging.campaigns set paused = true, held_until = null, held_because = 'template' where id = $1`,
    [campaignId],
  );
  if (!campaign.paused) tx.emit('messaging.campaign_stopped', { campaignId, because: 'template' });
};
