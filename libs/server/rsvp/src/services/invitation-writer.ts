import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { changedParts } from '../domain/invitations/changed-parts';
import type { Invitation, InvitationState } from '../domain/invitations/invitation';
import { DAY_KINDS } from '../domain/sending/message-tracking';
import { planRounds, type RoundKind } from '../domain/sending/rounds';
import { bringBillingLimitForward } from '../persistence/billing/billing-limits';
import { Changes } from '../persistence/sending/changes';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { eventHours } from './sending/event-hours';
import { ScheduledCampaigns } from './sending/scheduled-campaigns';

/** Saves an invitation with everything that follows from it: its rounds, its pending change, its open requests and campaigns. */
@Injectable()
export class InvitationWriter {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly changes: Changes,
    private readonly rsvps: RsvpRepository,
    private readonly scheduled: ScheduledCampaigns,
  ) {}

  async add(tx: Tx, invitation: Invitation, now: Date): Promise<void> {
    await this.invitations.add(tx, invitation);
    await this.planRounds(tx, invitation, now);
  }

  /** Saves a changed invitation; rounds that were not sent yet are planned anew. */
  async change(tx: Tx, invitation: Invitation, before: InvitationState, now: Date): Promise<void> {
    const { id: eventId, date } = invitation.state;
    const parts = changedParts(before, invitation.state);
    await this.changes.note(tx, eventId, parts, now);
    await this.invitations.save(tx, invitation);
    if (parts.length) tx.emit('rsvp.event_moved', { eventId, version: invitation.state.version });
    const otherDay = wallTime(before.date).day !== wallTime(date).day;
    // guests before the limit of their bill, as when they answer
    if (otherDay) await this.releaseForNewDay(tx, invitation);
    await bringBillingLimitForward(tx, eventId, date);
    await this.planRounds(tx, invitation, now, otherDay ? DAY_KINDS : []);
  }

  /** Removes an event's link, its queue and its never confirmed uploads at once; guests' data is erased a month later. */
  async remove(tx: Tx, invitation: Invitation, now: Date): Promise<void> {
    const { id: eventId } = invitation.state;
    invitation.remove(now);
    await this.invitations.save(tx, invitation);
    await this.invitations.planRounds(tx, eventId, [], now);
    tx.emit('rsvp.event_cancelled', { eventId });
    await this.invitations.removeOpenRequests(tx, eventId);
    for (const campaignId of await this.invitations.cancelCampaigns(tx, eventId))
      tx.emit('rsvp.campaign_cancelled', { campaignId });
  }

  /** Removes all events of a host. */
  async removeAllOf(tx: Tx, hostId: UserId, now: Date): Promise<void> {
    for (const id of await this.invitations.idsOf(tx, hostId)) {
      const invitation = await this.invitations.lock(tx, id);
      if (invitation) await this.remove(tx, invitation, now);
    }
  }

  private async releaseForNewDay(tx: Tx, { state }: Invitation): Promise<void> {
    await this.scheduled.withdrawOfDay(tx, state);
    const guests = await this.rsvps.loadToldOfDay(tx, state.id);
    for (const guest of guests) guest.releaseForNewDay();
    await this.rsvps.saveMany(tx, guests);
  }

  private planRounds(tx: Tx, { state }: Invitation, now: Date, again?: readonly RoundKind[]): Promise<void> {
    return this.invitations.planRounds(tx, state.id, planRounds(state, eventHours(state)), now, again);
  }
}
