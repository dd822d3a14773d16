import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Campaign as CampaignView, EventName } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { CampaignViews } from '../views/campaign-view';
import { CampaignEnds } from './campaign-ends';

/** Change of a campaign. `cancel_scheduled` withdraws the scheduled guests only; messages already queued go on. */
export type Steering = 'pause' | 'resume' | 'cancel' | 'cancel_scheduled';
type Status = CampaignView['status'];

/** Transitions of a campaign: the statuses each starts from, the resulting status, and the event published to messaging. */
const MOVES: Record<
  Exclude<Steering, 'cancel_scheduled'>,
  { from: Status[]; to: Status; event: Extract<EventName, `rsvp.campaign_${string}`> }
> = {
  pause: { from: ['running'], to: 'paused', event: 'rsvp.campaign_paused' },
  resume: { from: ['paused'], to: 'running', event: 'rsvp.campaign_resumed' },
  cancel: { from: ['running', 'paused'], to: 'cancelled', event: 'rsvp.campaign_cancelled' },
};

/** Pauses or resumes a campaign, or withdraws its unsent messages. Idempotent. */
export class SteerCampaign extends Command<Result<CampaignView>> {
  constructor(
    readonly campaignId: string,
    readonly steering: Steering,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(SteerCampaign)
export class SteerCampaignHandler implements ICommandHandler<SteerCampaign> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly work: UnitOfWork,
    private readonly views: CampaignViews,
    private readonly ends: CampaignEnds,
  ) {}

  async execute({ campaignId, steering, userId }: SteerCampaign): Promise<Result<CampaignView>> {
    const steered = await this.work.run(async (tx) => {
      const [found] = await tx.query<{ event_id: string }>(
        'select event_id from rsvp.campaigns where id = $1',
        [campaignId],
      );
      if (!found) return refuse('not_found');
      const allowed = await this.access.lock(tx, found.event_id, userId, 'Editor');
      if (!allowed.ok) return allowed;
      const [campaign] = await tx.query<{ status: Status; event_id: string }>(
        'select status, event_id from rsvp.campaigns where id = $1 for update',
        [campaignId],
      );
      if (!campaign) return refuse('not_found');
      const answer =
        steering === 'cancel_scheduled'
          ? await this.cancelScheduled(tx, campaignId, campaign.status)
          : await this.move(tx, campaignId, campaign.status, steering);
      if (answer.ok) tx.hint(`event:${campaign.event_id}`);
      return answer;
    });
    if (!steered.ok) return steered;
    const view = await this.views.one(campaignId, userId);
    return view ? accept(view) : refuse('not_found');
  }

  private async move(
    tx: Tx,
    campaignId: string,
    status: Status,
    steering: Exclude<Steering, 'cancel_scheduled'>,
  ): Promise<Result<undefined>> {
    const { from, to, event } = MOVES[steering];
    if (status === to) return accept();
    if (!from.includes(status)) return refuse('lifecycle.illegal_move');
    await tx.query('update rsvp.campaigns set status = $2 where id = $1', [campaignId, to]);
    if (steering === 'cancel') await this.unschedule(tx, campaignId);
    tx.emit(event, { campaignId });
    return accept();
  }

  private async cancelScheduled(tx: Tx, campaignId: string, status: Status): Promise<Result<undefined>> {
    if (status === 'done') return accept();
    if (status === 'cancelled') return refuse('lifecycle.illegal_move');
    const dropped = await this.unschedule(tx, campaignId);
    if (dropped) await this.ends.settle(tx, campaignId, dropped);
    return accept();
  }

  private async unschedule(tx: Tx, campaignId: string): Promise<number> {
    const gone = await tx.query('delete from rsvp.scheduled_sends where campaign_id = $1 returning rsvp_id', [
      campaignId,
    ]);
    return returningRows(gone).length;
  }
}
