import { Injectable } from '@nestjs/common';
import type { CampaignId, IneligibleCode } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import { DAY_KINDS } from '../../domain/sending/message-tracking';
import { planPortions } from '../../domain/sending/portions';
import { fitsStatus } from '../../domain/sending/rounds';
import { campaignPath, kindOfTemplate, templateFor } from '../../domain/sending/templates';
import { CampaignRepository, type RunningCampaign } from '../../persistence/sending/campaign.repository';
import { ScheduledSendRepository } from '../../persistence/sending/scheduled-send.repository';
import { CampaignEnds } from './campaign-ends';
import { CampaignSender } from './campaign-sender';
import type { Classification, SendFacts, SendTerms } from './classify-guests';
import { eventHours } from './event-hours';
import { SendEligibility } from './send-eligibility';

/** Interval in milliseconds between two checks whether the host has removed the obstacle. */
const CHECK_INTERVAL_MS = HOUR_MS;

/** Campaigns with scheduled guests. Each guest is classified again when due, and the present limit decides, not the plan. */
@Injectable()
export class ScheduledCampaigns {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly scheduled: ScheduledSendRepository,
    private readonly eligibility: SendEligibility,
    private readonly sender: CampaignSender,
    private readonly ends: CampaignEnds,
  ) {}

  /** Locks a running campaign; undefined when none of its guests is due any more. */
  async lockDue(tx: Tx, campaignId: CampaignId, now: Date): Promise<RunningCampaign | undefined> {
    const campaign = await this.campaigns.lockRunning(tx, campaignId);
    return campaign && (await this.scheduled.isDue(tx, campaignId, now)) ? campaign : undefined;
  }

  /**
   * While an obstacle applies to all guests, all get a new day without being classified: they may be thousands, and this runs
   * every hour. Guests who must not be sent to any more are found once the obstacle is removed.
   * @returns whether there is such an obstacle
   */
  async postponeAll(
    tx: Tx,
    event: InvitationState,
    campaign: RunningCampaign,
    facts: SendFacts,
    now: Date,
  ): Promise<boolean> {
    const terms = termsOfScheduled(campaign);
    const { obstacle, daily } = await this.eligibility.classify(tx, event, [], terms, facts, now);
    if (!obstacle || obstacle === 'event_passed') return false;
    const count = await this.scheduled.count(tx, campaign.id);
    const from = new Date(now.getTime() + CHECK_INTERVAL_MS);
    await this.scheduled.postpone(tx, campaign.id, planPortions(count, from, daily, eventHours(event).next));
    await this.noteObstacle(tx, event, campaign, obstacle);
    tx.hint(`event:${event.id}`);
    return true;
  }

  /** Sends to the guests whose turn it is and reschedules the others. */
  async sendDue(
    tx: Tx,
    event: InvitationState,
    campaign: RunningCampaign,
    facts: SendFacts,
    now: Date,
  ): Promise<void> {
    const { id, templateName, bySystem, actorId } = campaign;
    const kind = kindOfTemplate(templateName);
    const guests = await this.scheduled.load(tx, event.id, id);
    const rsvps = guests.rsvps.filter(({ state }) => !bySystem || fitsStatus(kind, state));
    const terms = termsOfScheduled(campaign);
    const classified = await this.eligibility.classify(tx, event, rsvps, terms, facts, now);
    const { sendable } = classified;
    const remaining = await this.reschedule(tx, event, campaign, classified, now);
    await this.sender.queue(
      tx,
      event,
      { hostKey: facts.hostKey, now: sendable },
      { id, templateName, by: bySystem ? 'system' : 'host', actorId: actorId ?? undefined },
      now,
    );
    const dropped = guests.scheduled - remaining - sendable.length;
    if (dropped) await this.ends.settle(tx, id, dropped);
    tx.hint(`event:${event.id}`);
  }

  /** Removes all guests from the schedule of a campaign that is cancelled. */
  async unschedule(tx: Tx, campaignId: CampaignId): Promise<number> {
    return this.scheduled.removeAll(tx, campaignId);
  }

  /** Removes all guests who are scheduled for the messages about the day of an event. */
  async withdrawOfDay(tx: Tx, { id, eventType }: InvitationState): Promise<void> {
    const names = DAY_KINDS.map((kind) => templateFor(kind, eventType));
    for (const campaignId of await this.scheduled.campaignsOf(tx, id, names)) {
      await this.campaigns.lock(tx, campaignId);
      await this.withdraw(tx, campaignId);
    }
  }

  /** Removes all scheduled guests; the messages already queued go on. */
  async withdraw(tx: Tx, campaignId: CampaignId): Promise<void> {
    const dropped = await this.unschedule(tx, campaignId);
    if (dropped) await this.ends.settle(tx, campaignId, dropped);
  }

  /**
   * Reschedules guests who still have to wait, in their order, and removes those who were reached, answered or deleted.
   * @returns number of rescheduled guests
   */
  private async reschedule(
    tx: Tx,
    event: InvitationState,
    campaign: RunningCampaign,
    { later, waiting, obstacle, daily }: Classification,
    now: Date,
  ): Promise<number> {
    const from = new Date(now.getTime() + CHECK_INTERVAL_MS);
    const portions = waiting.length
      ? planPortions(waiting.length, from, daily, eventHours(event).next)
      : later.map(({ at, rsvps }) => ({ at, count: rsvps.length }));
    const dueAt = portions.flatMap(({ at, count }) => Array<Date>(count).fill(at));
    const remaining = [...waiting, ...later.flatMap(({ rsvps }) => rsvps)];
    await this.scheduled.replace(
      tx,
      campaign.id,
      remaining.map(({ state }, index) => ({ id: state.id, at: dueAt[index]! })),
    );
    await this.noteObstacle(tx, event, campaign, waiting.length ? obstacle : null);
    return remaining.length;
  }

  /** Notifies the host when another obstacle than before holds the campaign up. */
  private async noteObstacle(
    tx: Tx,
    { id: eventId, hostId }: InvitationState,
    { id: campaignId, templateName, waitsFor }: RunningCampaign,
    obstacle: IneligibleCode | null,
  ): Promise<void> {
    if (obstacle === waitsFor) return;
    await this.campaigns.setObstacle(tx, campaignId, obstacle);
    if (!obstacle) return;
    tx.emit('notifications.wanted', {
      userId: hostId,
      kind: 'send_waits',
      values: { eventId, campaignId, because: obstacle },
      href: campaignPath(eventId, campaignId, templateName),
      urgent: false,
    });
  }
}

const termsOfScheduled = ({ id, templateName, bySystem }: RunningCampaign): SendTerms => ({
  templateName,
  consent: false,
  planned: bySystem,
  campaignId: id,
});
