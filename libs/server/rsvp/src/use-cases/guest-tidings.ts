import { Injectable } from '@nestjs/common';
import type { TemplateName } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../domain/invitations/invitation';
import type { Rsvp } from '../domain/guests/rsvp';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { CampaignSender } from './campaign-sender';
import { type SendFacts, SendEligibility } from './send-eligibility';

type Tidings = { id: string; templateName: TemplateName; actorId: string };

/** Sends notices that every invited guest receives regardless of the answer: a change of the event, or its cancellation. */
@Injectable()
export class GuestTidings {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly eligibility: SendEligibility,
    private readonly sender: CampaignSender,
  ) {}

  async judge(
    tx: Tx,
    event: InvitationState,
    rsvpIds: string[],
    templateName: TemplateName,
    facts: SendFacts,
    now: Date,
  ): Promise<Rsvp[]> {
    const rsvps = await this.rsvps.loadMany(tx, event.id, rsvpIds);
    const window = await this.eligibility.window((sql, p) => tx.query(sql, p), facts, event.id, rsvps, now);
    const terms = { templateName, consent: false, planned: true };
    return this.eligibility.judge(event, rsvps, terms, facts, window, now).sendable;
  }

  async send(
    tx: Tx,
    event: InvitationState,
    rsvps: Rsvp[],
    tidings: Tidings,
    { hostKey }: SendFacts,
    now: Date,
  ): Promise<void> {
    const campaign = { ...tidings, by: 'host' as const, answer: { told: rsvps.length } };
    await this.sender.send(tx, event, { hostKey, now: rsvps, later: [] }, campaign, now);
  }

  async told(tx: Tx, campaignId: string): Promise<number> {
    const [row] = await tx.query<{ total: number }>('select total from rsvp.campaigns where id = $1', [
      campaignId,
    ]);
    return row?.total ?? 0;
  }
}
