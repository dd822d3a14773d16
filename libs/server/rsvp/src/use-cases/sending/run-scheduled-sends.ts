import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { forEachAlone, UnitOfWork } from '@smachot/server-platform';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { type DueCampaign, SendingQueries } from '../../persistence/sending/sending.queries';
import { ScheduledCampaigns } from '../../services/sending/scheduled-campaigns';
import { SendEligibility } from '../../services/sending/send-eligibility';

/** Sends to scheduled guests whose day has come. */
export class RunScheduledSends extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const AT_ONCE = 20;

@CommandHandler(RunScheduledSends)
export class RunScheduledSendsHandler implements ICommandHandler<RunScheduledSends> {
  constructor(
    private readonly queries: SendingQueries,
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly eligibility: SendEligibility,
    private readonly campaigns: ScheduledCampaigns,
  ) {}

  async execute({ now }: RunScheduledSends): Promise<void> {
    const due = await this.queries.dueCampaigns(now, AT_ONCE);
    await forEachAlone(
      due,
      ({ campaignId }) => campaignId,
      async (campaign) => {
        if (!(await this.postpone(campaign, now))) await this.send(campaign, now);
      },
    );
  }

  private async postpone({ campaignId, eventId, hostId }: DueCampaign, now: Date): Promise<boolean> {
    const facts = await this.eligibility.facts({ eventId, rsvpIds: [] }, hostId);
    if (!facts) return false;
    return this.work.run(async (tx) => {
      await this.eligibility.lockHost(tx, facts);
      const invitation = await this.invitations.lock(tx, eventId);
      const campaign = invitation && (await this.campaigns.lockDue(tx, campaignId, now));
      if (!campaign) return false;
      return this.campaigns.postponeAll(tx, invitation.state, campaign, facts, now);
    });
  }

  private async send({ campaignId, eventId, hostId }: DueCampaign, now: Date): Promise<void> {
    const rsvpIds = await this.queries.scheduledGuests(campaignId);
    const facts = await this.eligibility.facts({ eventId, rsvpIds }, hostId);
    await this.work.run(async (tx) => {
      if (facts) await this.eligibility.lockHost(tx, facts);
      const invitation = await this.invitations.lock(tx, eventId);
      const campaign = await this.campaigns.lockDue(tx, campaignId, now);
      if (!campaign || !facts || !invitation) return;
      await this.campaigns.sendDue(tx, invitation.state, campaign, facts, now);
    });
  }
}
