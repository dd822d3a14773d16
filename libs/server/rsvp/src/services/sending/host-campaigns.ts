import { Injectable } from '@nestjs/common';
import type { AnswerOf, CampaignId, sendInvites, UserId } from '@smachot/contracts';
import { nextAllowed } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import type { Invitation } from '../../domain/invitations/invitation';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { CampaignRepository } from '../../persistence/sending/campaign.repository';
import { CampaignSender } from './campaign-sender';
import type { Classification, SendFacts } from './classify-guests';
import { SendEligibility, type SendRequest, termsOf } from './send-eligibility';

type Answer = AnswerOf<typeof sendInvites>;

/** Opens the campaigns that a host, or a co-host, requests. */
@Injectable()
export class HostCampaigns {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly invitations: InvitationRepository,
    private readonly rsvps: RsvpRepository,
    private readonly eligibility: SendEligibility,
    private readonly sender: CampaignSender,
  ) {}

  /** Opens a campaign, or returns the response of the request that opened it. No campaign is opened when no guest is eligible. */
  async open(
    tx: Tx,
    invitation: Invitation,
    request: SendRequest,
    facts: SendFacts,
    { id, actorId }: { id: string; actorId: UserId },
    now: Date,
  ): Promise<Answer> {
    const known = await this.campaigns.answerOf(tx, id);
    if (known) return known;
    const { state: event } = invitation;
    const rsvps = await this.rsvps.loadMany(tx, event.id, request.rsvpIds);
    const classified = await this.eligibility.classify(tx, event, rsvps, termsOf(request), facts, now);
    const answer = answerOf(id, invitation, classified, now);
    if (!answer.campaignId) return answer;
    if (!event.consentAt) {
      invitation.attestConsent(now);
      await this.invitations.save(tx, invitation);
    }
    const { sendable, later } = classified;
    const campaign = { id, templateName: request.templateName, by: 'host' as const, answer, actorId };
    await this.sender.send(tx, event, { hostKey: facts.hostKey, now: sendable, later }, campaign, now);
    return answer;
  }
}

const answerOf = (
  campaignId: CampaignId,
  { state: event }: Invitation,
  { sendable, later, refused }: Classification,
  now: Date,
): Answer => {
  const scheduled = later.reduce((sum, { rsvps }) => sum + rsvps.length, 0);
  if (!sendable.length && !scheduled)
    return { campaignId: null, accepted: 0, scheduled, lastAt: null, heldUntil: null, refused };
  const allowed = nextAllowed(now, event.quietCalendar);
  return {
    campaignId,
    accepted: sendable.length + scheduled,
    scheduled,
    lastAt: later.at(-1)?.at.toISOString() ?? null,
    heldUntil: sendable.length && allowed.because ? allowed.at.toISOString() : null,
    refused,
  };
};
