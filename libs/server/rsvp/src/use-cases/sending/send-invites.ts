import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, sendInvites, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { campaignIdOf } from '../../services/sending/campaign-sender';
import { HostCampaigns } from '../../services/sending/host-campaigns';
import { SendEligibility, type SendRequest, suits } from '../../services/sending/send-eligibility';

type Answer = AnswerOf<typeof sendInvites>;

/**
 * Queues one message for each eligible guest and returns the reason for each of the others. Idempotent: the same key gives
 * the same campaign and response, even if the first request failed before its response was stored.
 */
export class SendInvites extends Command<Result<Answer>> {
  constructor(
    readonly request: SendRequest,
    readonly userId: UserId,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(SendInvites)
export class SendInvitesHandler implements ICommandHandler<SendInvites> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly eligibility: SendEligibility,
    private readonly campaigns: HostCampaigns,
    private readonly clock: Clock,
  ) {}

  async execute({ request, userId, key }: SendInvites): Promise<Result<Answer>> {
    const now = this.clock.now();
    const allowed = await this.access.require(request.eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    // Card, debts and limits are always those of the owner, also when a co-host sends.
    const facts = await this.eligibility.facts(request, allowed.value.hostId);
    if (!facts) return refuse('not_found');
    return this.work.run(async (tx) => {
      await this.eligibility.lockHost(tx, facts);
      const locked = await this.access.lock(tx, request.eventId, userId, 'Editor');
      if (!locked.ok) return locked;
      const invitation = locked.value;
      if (!suits(request, invitation.state))
        return refuse('request.invalid', { fields: { templateName: 'Invalid input' } });
      const campaign = { id: campaignIdOf(userId, key), actorId: userId };
      return accept(await this.campaigns.open(tx, invitation, request, facts, campaign, now));
    });
  }
}
