import { Injectable } from '@nestjs/common';
import type { RsvpId, TemplateName } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import { isOfHost } from '../../domain/sending/eligibility';
import { fitsStatus, type RoundKind } from '../../domain/sending/rounds';
import type { Rsvp } from '../../domain/guests/rsvp';
import { campaignPath, templateFor } from '../../domain/sending/templates';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { campaignIdOf, CampaignSender } from './campaign-sender';
import type { Classification, SendFacts } from './classify-guests';
import { SendEligibility } from './send-eligibility';

/** Guests of a due round, and the facts about their host that sending needs. */
type Audience = { event: InvitationState; rsvps: Rsvp[]; facts: SendFacts };

/** Opens the campaigns of automatic rounds. */
@Injectable()
export class RoundCampaigns {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly eligibility: SendEligibility,
    private readonly sender: CampaignSender,
  ) {}

  /** @param name name of the round, unique within the event */
  async send(
    tx: Tx,
    event: InvitationState,
    round: { kind: RoundKind; name: string; rsvpIds: RsvpId[] },
    facts: SendFacts,
    now: Date,
  ): Promise<void> {
    const { kind, name, rsvpIds } = round;
    const audience = { event, rsvps: await this.rsvps.loadMany(tx, event.id, rsvpIds), facts };
    await this.open(tx, audience, kind, name, now);
    // Guests whose invitation never arrived are not reminded; they are invited again.
    if (kind === 'reminder') await this.open(tx, audience, 'invite', `${name} invite`, now);
  }

  private async open(
    tx: Tx,
    { event, rsvps, facts }: Audience,
    kind: RoundKind | 'invite',
    name: string,
    now: Date,
  ): Promise<void> {
    const guests = rsvps.filter(({ state }) => fitsStatus(kind, state));
    const templateName = templateFor(kind, event.eventType);
    const terms = { templateName, consent: false, planned: true };
    const classified = await this.eligibility.classify(tx, event, guests, terms, facts, now);
    const { sendable, later, waiting, obstacle } = classified;
    // A round is due only once: guests who wait for the host are scheduled, which notifies the host and checks again.
    const forHost = waiting.length && isOfHost(obstacle) ? [{ at: now, rsvps: waiting }] : [];
    const scheduled = [...later, ...forHost];
    if (!sendable.length && !scheduled.length) return;
    const campaign = { id: campaignIdOf(event.id, name), templateName, by: 'system' as const, answer: null };
    await this.sender.send(
      tx,
      event,
      { hostKey: facts.hostKey, now: sendable, later: scheduled },
      campaign,
      now,
    );
    if (later.length) notifyScheduled(tx, event, campaign, classified);
  }
}

/** Notifies the host that a round continues over the next days, and how many guests it reaches only after the closing date. */
const notifyScheduled = (
  tx: Tx,
  { id: eventId, hostId, closingDate }: InvitationState,
  { id: campaignId, templateName }: { id: string; templateName: TemplateName },
  { sendable, later }: Classification,
): void => {
  const guestsOf = (portions: Classification['later']): number =>
    portions.reduce((sum, { rsvps }) => sum + rsvps.length, 0);
  tx.emit('notifications.wanted', {
    userId: hostId,
    kind: 'send_scheduled',
    values: {
      eventId,
      campaignId,
      today: sendable.length,
      later: guestsOf(later),
      until: later.at(-1)!.at.toISOString(),
      afterClosing: guestsOf(later.filter(({ at }) => at > closingDate)),
    },
    href: campaignPath(eventId, campaignId, templateName),
    urgent: false,
  });
};
