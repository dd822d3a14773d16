import type { CampaignId, EventPayload } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';

type Because = EventPayload<'messaging.campaign_held'>['because'];

/** Records that campaigns are held, and publishes it once for each reason and end. The caller moves their messages. */
export const holdCampaigns = async (
  tx: Tx,
  campaignIds: CampaignId[],
  until: Date,
  because: Because,
): Promise<void> => {
  if (!campaignIds.length) return;
  const held = returningRows(
    await tx.query<{ id: CampaignId }>(
      `update messaging.campaigns set held_until = $2, held_because = $3
       where id = any($1) and not withdrawn and (held_until, held_because) is distinct from ($2::timestamptz, $3::text)
       returning id`,
      [campaignIds, until.toISOString(), because],
    ),
  );
  for (const { id } of held)
    tx.emit('messaging.campaign_held', { campaignId: id, until: until.toISOString(), because });
};
