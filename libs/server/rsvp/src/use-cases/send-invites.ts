import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, sendInvites } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Invitation } from '../domain/invitations/invitation';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { SendLog } from '../persistence/send-log';
import { campaignIdOf, CampaignSender } from './campaign-sender';
import { type SendFacts, SendEligibility, type SendRequest, suits } from './send-eligibility';

type Answer = AnswerOf<typeof sendInvites>;

/**
 * Queues one message for each eligible guest and returns the reason for each of the others. Idempotent: the same key gives
 * the same campaign and response, even if the first request failed before its response was stored.
 */
export class SendInvites extends Command<Result<Answer>> {
  constructor(
    readonly request: SendRequest,
    readonly userId: string,
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
    private readonly invitations: InvitationRepository,
    private readonly rsvps: RsvpRepository,
    private readonly judge: SendEligibility,
    private readonly sender: CampaignSender,
    private readonly log: SendLog,
    private readonly clock: Clock,
  ) {}

  async execute({ request, userId, key }: SendInvites): Promise<Result<Answer>> {
    const now = this.clock.now();
    const allowed = await this.access.require(request.eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    // Card, debts and limits are always those of the owner, also when a co-host sends.
    const facts = await this.judge.facts(request, allowed.value.hostId);
    if (!facts) return refuse('not_found');
    return this.work.run(async (tx) => {
      await this.log.lockHost(tx, facts.hostKey);
      const locked = await this.access.lock(tx, request.eventId, userId, 'Editor');
      if (!locked.ok) return locked;
      const invitation = locked.value;
      if (!suits(request, invitation.state))
        return refuse('request.invalid', { fields: { templateName: 'Invalid input' } });
      const campaignId = campaignIdOf(userId, key);
      const known = await this.answerOf(tx, campaignId);
      return accept(
        known ?? (await this.queue(tx, invitation, request, facts, { campaignId, actorId: userId }, now)),
      );
    });
  }

  private async queue(
    tx: Tx,
    invitation: Invitation,
    request: SendRequest,
    facts: SendFacts,
    { campaignId, actorId }: { campaignId: string; actorId: string },
    now: Date,
  ): Promise<Answer> {
    const rsvps = await this.rsvps.loadMany(tx, request.eventId, request.rsvpIds);
    const window = await this.judge.window(
      (sql, parameters) => tx.query(sql, parameters),
      facts,
      request.eventId,
      rsvps,
      now,
    );
    const terms = { ...request, from: request.sendAt ? new Date(request.sendAt) : undefined };
    const { sendable, later, refused } = this.judge.judge(invitation.state, rsvps, terms, facts, window, now);
    const scheduled = later.reduce((sum, portion) => sum + portion.rsvps.length, 0);
    if (!sendable.length && !scheduled)
      return { campaignId: null, accepted: 0, scheduled, lastAt: null, heldUntil: null, refused };
    const allowed = nextAllowed(now, invitation.state.quietCalendar);
    const answer: Answer = {
      campaignId,
      accepted: sendable.length + scheduled,
      scheduled,
      lastAt: later.at(-1)?.at.toISOString() ?? null,
      heldUntil: sendable.length && allowed.because ? allowed.at.toISOString() : null,
      refused,
    };
    if (!invitation.state.consentAt) {
      invitation.attestConsent(now);
      await this.invitations.save(tx, invitation);
    }
    await this.sender.send(
      tx,
      invitation.state,
      { hostKey: facts.hostKey, now: sendable, later },
      { id: campaignId, templateName: request.templateName, by: 'host', answer, actorId },
      now,
    );
    return answer;
  }

  private async answerOf(tx: Tx, campaignId: string): Promise<Answer | undefined> {
    const rows = await tx.query<{ answer: Answer }>('select answer from rsvp.campaigns where id = $1', [
      campaignId,
    ]);
    return rows[0]?.answer;
  }
}
