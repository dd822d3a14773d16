import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId, TemplateName, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { Rsvp } from '../../domain/guests/rsvp';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { CampaignRepository } from '../../persistence/sending/campaign.repository';
import { SendingQueries } from '../../persistence/sending/sending.queries';
import { CampaignSender } from './campaign-sender';
import type { SendFacts } from './classify-guests';
import { SendEligibility } from './send-eligibility';

/** Guests to be notified, and the facts about their host that sending needs. */
export type NoticeAudience = { rsvpIds: RsvpId[]; facts: SendFacts };
type Notice = { id: string; templateName: TemplateName; actorId: UserId };

/** Sends notices that every invited guest receives regardless of the answer: a change of the event, or its cancellation. */
@Injectable()
export class GuestNotices {
  constructor(
    private readonly queries: SendingQueries,
    private readonly rsvps: RsvpRepository,
    private readonly eligibility: SendEligibility,
    private readonly sender: CampaignSender,
    private readonly campaigns: CampaignRepository,
  ) {}

  /** Audience of a change: all invited guests. Undefined when the event does not exist or has another owner. */
  async audienceOfChange(eventId: EventId, hostId: UserId): Promise<NoticeAudience | undefined> {
    return this.audience(eventId, hostId, await this.queries.invitedGuests(eventId));
  }

  /** Audience of a cancellation: the invited guests who have not declined. Undefined also when there is none. */
  async audienceOfCancellation(eventId: EventId, hostId: UserId): Promise<NoticeAudience | undefined> {
    const rsvpIds = await this.queries.expectedGuests(eventId);
    return rsvpIds.length ? this.audience(eventId, hostId, rsvpIds) : undefined;
  }

  /** Serializes the sends of the host; it precedes the lock of the event. */
  async lockHost(tx: Tx, { facts }: NoticeAudience): Promise<void> {
    await this.eligibility.lockHost(tx, facts);
  }

  /** Loads, locks and returns those guests of the audience who may be sent to. */
  async sendable(
    tx: Tx,
    event: InvitationState,
    templateName: TemplateName,
    { rsvpIds, facts }: NoticeAudience,
    now: Date,
  ): Promise<Rsvp[]> {
    const rsvps = await this.rsvps.loadMany(tx, event.id, rsvpIds);
    const terms = { templateName, consent: false, planned: true };
    return (await this.eligibility.classify(tx, event, rsvps, terms, facts, now)).sendable;
  }

  async send(
    tx: Tx,
    event: InvitationState,
    rsvps: Rsvp[],
    notice: Notice,
    { facts: { hostKey } }: NoticeAudience,
    now: Date,
  ): Promise<void> {
    const campaign = { ...notice, by: 'host' as const, answer: { told: rsvps.length } };
    await this.sender.send(tx, event, { hostKey, now: rsvps, later: [] }, campaign, now);
  }

  /** Number of guests that a notice was sent to. */
  recipients(tx: Tx, noticeId: string): Promise<number> {
    return this.campaigns.totalOf(tx, noticeId);
  }

  private async audience(
    eventId: EventId,
    hostId: UserId,
    rsvpIds: RsvpId[],
  ): Promise<NoticeAudience | undefined> {
    const facts = await this.eligibility.facts({ eventId, rsvpIds }, hostId);
    return facts && { rsvpIds, facts };
  }
}
