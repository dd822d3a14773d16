import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { IneligibleCode, TemplateName } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import { ReadModel, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Invitation } from '../domain/invitations/invitation';
import { planPortions, type Portion } from '../domain/sending/portions';
import { campaignPath, kindOfTemplate } from '../domain/sending/templates';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { type Ask, SendLog } from '../persistence/send-log';
import { CampaignEnds } from './campaign-ends';
import { CampaignSender } from './campaign-sender';
import { eventHours } from './event-hours';
import {
  type Classification,
  type SendFacts,
  SendEligibility,
  type SendTerms,
  type SendWindow,
} from './send-eligibility';
import { isStillWanted } from './round-audience';

/** Sends to scheduled guests whose day has come. Each guest is judged again, and the present limit decides, not the plan. */
export class RunScheduledSends extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

type Due = { campaignId: string; eventId: string; hostId: string };
type OpenCampaign = {
  id: string;
  templateName: TemplateName;
  bySystem: boolean;
  actorId: string | null;
  waitsFor: IneligibleCode | null;
};
const AT_ONCE = 20;
/** Interval in milliseconds between two checks whether the host has settled the obstacle. */
const AGAIN_MS = HOUR_MS;

const termsOf = ({ templateName, bySystem }: OpenCampaign): SendTerms => ({
  templateName,
  consent: false,
  planned: bySystem,
});

@CommandHandler(RunScheduledSends)
export class RunScheduledSendsHandler implements ICommandHandler<RunScheduledSends> {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly rsvps: RsvpRepository,
    private readonly judge: SendEligibility,
    private readonly sender: CampaignSender,
    private readonly log: SendLog,
    private readonly ends: CampaignEnds,
  ) {}

  async execute({ now }: RunScheduledSends): Promise<void> {
    const due = await this.read.rows<Due>(
      `select s.campaign_id as "campaignId", c.event_id as "eventId", c.host_id as "hostId"
       from rsvp.scheduled_sends s join rsvp.campaigns c on c.id = s.campaign_id and c.status = 'running'
       where s.due_at <= $1 group by 1, 2, 3 order by min(s.due_at), 1 limit ${AT_ONCE}`,
      [now],
    );
    for (const one of due) await this.run(one, now);
  }

  private async run(due: Due, now: Date): Promise<void> {
    const { campaignId, eventId, hostId } = due;
    if (await this.waits(due, now)) return;
    const waiting = await this.read.rows<{ id: string }>(
      'select rsvp_id as id from rsvp.scheduled_sends where campaign_id = $1',
      [campaignId],
    );
    const request = { eventId, rsvpIds: waiting.map(({ id }) => id) };
    const facts = await this.judge.facts(request, hostId);
    await this.work.run(async (tx) => {
      if (facts) await this.log.lockHost(tx, facts.hostKey);
      const invitation = await this.invitations.lock(tx, eventId);
      const campaign = await this.lock(tx, campaignId);
      if (!campaign || !(await this.isDue(tx, campaignId, now))) return;
      if (!facts || !invitation) return;
      const dropped = await this.portion(tx, invitation, campaign, facts, now);
      if (dropped) await this.ends.settle(tx, campaignId, dropped);
      tx.hint(`event:${eventId}`);
    });
  }

  /**
   * While an obstacle applies to all guests, all get a new day without being judged: they may be thousands, and this runs
   * every hour. Guests who must not be sent to any more are found once the obstacle is removed.
   */
  private async waits({ campaignId, eventId, hostId }: Due, now: Date): Promise<boolean> {
    const facts = await this.judge.facts({ eventId, rsvpIds: [] }, hostId);
    if (!facts) return false;
    return this.work.run(async (tx) => {
      await this.log.lockHost(tx, facts.hostKey);
      const invitation = await this.invitations.lock(tx, eventId);
      const campaign = invitation && (await this.lock(tx, campaignId));
      if (!campaign || !(await this.isDue(tx, campaignId, now))) return false;
      const { state: event } = invitation;
      const ask: Ask = (sql, parameters) => tx.query(sql, parameters);
      const window = await this.judge.window(ask, facts, eventId, [], now, campaignId);
      const { ofAll } = this.judge.judge(event, [], termsOf(campaign), facts, window, now);
      if (!ofAll || ofAll === 'event_passed') return false;
      const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
        'select count(*)::int as count from rsvp.scheduled_sends where campaign_id = $1',
        [campaignId],
      );
      const from = new Date(now.getTime() + AGAIN_MS);
      await this.postpone(tx, campaignId, planPortions(count, from, window.daily, eventHours(event).next));
      await this.noteWaiting(tx, event, campaign, ofAll);
      tx.hint(`event:${eventId}`);
      return true;
    });
  }

  private async postpone(tx: Tx, campaignId: string, portions: Portion[]): Promise<void> {
    let end = 0;
    await tx.query(
      `update rsvp.scheduled_sends s set due_at = (select p.at from unnest($2::int[], $3::timestamptz[]) p(last, at)
         where p.last >= n.number order by p.last limit 1)
       from (select rsvp_id, row_number() over (order by position) as number from rsvp.scheduled_sends where campaign_id = $1) n
       where s.campaign_id = $1 and s.rsvp_id = n.rsvp_id`,
      [campaignId, portions.map(({ count }) => (end += count)), portions.map(({ at }) => at)],
    );
  }

  private async noteWaiting(
    tx: Tx,
    event: Invitation['state'],
    campaign: OpenCampaign,
    waitsFor: IneligibleCode | null,
  ): Promise<void> {
    if (waitsFor === campaign.waitsFor) return;
    await tx.query('update rsvp.campaigns set waits_for = $2 where id = $1', [campaign.id, waitsFor]);
    if (waitsFor) this.tell(tx, event, campaign, waitsFor);
  }

  /** Locks the campaign: another worker may have handled it since, and the host may have paused it. */
  private async lock(tx: Tx, campaignId: string): Promise<OpenCampaign | undefined> {
    const [campaign] = await tx.query<OpenCampaign>(
      `select id, template_name as "templateName", waits_for as "waitsFor", actor_id as "actorId", answer = 'null'::jsonb as "bySystem"
       from rsvp.campaigns where id = $1 and status = 'running' for update`,
      [campaignId],
    );
    return campaign;
  }

  private async isDue(tx: Tx, campaignId: string, now: Date): Promise<boolean> {
    const due = await tx.query(
      'select 1 from rsvp.scheduled_sends where campaign_id = $1 and due_at <= $2 limit 1',
      [campaignId, now],
    );
    return due.length > 0;
  }

  private async portion(
    tx: Tx,
    invitation: Invitation,
    campaign: OpenCampaign,
    facts: SendFacts,
    now: Date,
  ): Promise<number> {
    const { state: event } = invitation;
    const rows = await tx.query<{ id: string }>(
      'select rsvp_id as id from rsvp.scheduled_sends where campaign_id = $1 order by position',
      [campaign.id],
    );
    const loaded = new Map(
      (
        await this.rsvps.loadMany(
          tx,
          event.id,
          rows.map(({ id }) => id),
        )
      ).map((rsvp) => [rsvp.state.id, rsvp]),
    );
    const kind = kindOfTemplate(campaign.templateName);
    const rsvps = rows
      .flatMap(({ id }) => loaded.get(id) ?? [])
      .filter(({ state }) => !campaign.bySystem || isStillWanted(kind, state));
    const window = await this.judge.window(
      (sql, p) => tx.query(sql, p),
      facts,
      event.id,
      rsvps,
      now,
      campaign.id,
    );
    const judged = this.judge.judge(event, rsvps, termsOf(campaign), facts, window, now);
    const stay = await this.keep(tx, invitation, campaign, judged, window, now);
    const going = { hostKey: facts.hostKey, now: judged.sendable };
    await this.sender.queue(
      tx,
      event,
      going,
      { ...campaign, by: campaign.bySystem ? 'system' : 'host', actorId: campaign.actorId ?? undefined },
      now,
    );
    return rows.length - stay - judged.sendable.length;
  }

  /** Reschedules guests who still have to wait, in their order, and removes those who were reached, answered or deleted. */
  private async keep(
    tx: Tx,
    { state: event }: Invitation,
    campaign: OpenCampaign,
    { later, waiting, ofAll }: Classification,
    window: SendWindow,
    now: Date,
  ): Promise<number> {
    const allowed = eventHours(event).next;
    const portions = waiting.length
      ? planPortions(waiting.length, new Date(now.getTime() + AGAIN_MS), window.daily, allowed)
      : later.map(({ at, rsvps }) => ({ at, count: rsvps.length }));
    const stay = [...waiting, ...later.flatMap(({ rsvps }) => rsvps)].map(({ state }) => state.id);
    const dueAt = portions.flatMap(({ at, count }) => Array<Date>(count).fill(at));
    await tx.query(
      `delete from rsvp.scheduled_sends where campaign_id = $1 and not (rsvp_id = any($2::uuid[]))`,
      [campaign.id, stay],
    );
    await tx.query(
      `update rsvp.scheduled_sends s set due_at = n.due_at from unnest($2::uuid[], $3::timestamptz[]) n(rsvp_id, due_at)
       where s.campaign_id = $1 and s.rsvp_id = n.rsvp_id`,
      [campaign.id, stay, dueAt],
    );
    await this.noteWaiting(tx, event, campaign, waiting.length ? ofAll : null);
    return stay.length;
  }

  private tell(
    tx: Tx,
    { id: eventId, hostId: userId }: Invitation['state'],
    { id: campaignId, templateName }: OpenCampaign,
    because: IneligibleCode,
  ): void {
    tx.emit('notifications.wanted', {
      userId,
      kind: 'send_waits',
      values: { eventId, campaignId, because },
      href: campaignPath(eventId, campaignId, templateName),
      urgent: false,
    });
  }
}
