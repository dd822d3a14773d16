import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Campaign as CampaignView, CampaignId, EventName, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { CampaignRepository } from '../../persistence/sending/campaign.repository';
import { CampaignViews } from '../../views/campaign-view';
import { ScheduledCampaigns } from '../../services/sending/scheduled-campaigns';

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
    readonly campaignId: CampaignId,
    readonly steering: Steering,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SteerCampaign)
export class SteerCampaignHandler implements ICommandHandler<SteerCampaign> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly work: UnitOfWork,
    private readonly campaigns: CampaignRepository,
    private readonly scheduled: ScheduledCampaigns,
    private readonly views: CampaignViews,
  ) {}

  async execute({ campaignId, steering, userId }: SteerCampaign): Promise<Result<CampaignView>> {
    const steered = await this.work.run(async (tx) => {
      const eventId = await this.campaigns.eventOf(tx, campaignId);
      if (!eventId) return refuse('not_found');
      const allowed = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!allowed.ok) return allowed;
      const campaign = await this.campaigns.lock(tx, campaignId);
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
    campaignId: CampaignId,
    status: Status,
    steering: Exclude<Steering, 'cancel_scheduled'>,
  ): Promise<Result<undefined>> {
    const { from, to, event } = MOVES[steering];
    if (status === to) return accept();
    if (!from.includes(status)) return refuse('lifecycle.illegal_move');
    await this.campaigns.setStatus(tx, campaignId, to);
    if (steering === 'cancel') await this.scheduled.unschedule(tx, campaignId);
    tx.emit(event, { campaignId });
    return accept();
  }

  private async cancelScheduled(tx: Tx, campaignId: CampaignId, status: Status): Promise<Result<undefined>> {
    if (status === 'done') return accept();
    if (status === 'cancelled') return refuse('lifecycle.illegal_move');
    await this.scheduled.withdraw(tx, campaignId);
    return accept();
  }
}
