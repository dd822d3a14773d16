import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TemplateName } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { ReadModel, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { InvitationState } from '../domain/invitations/invitation';
import { goesByItself, type RoundKind } from '../domain/sending/rounds';
import type { Rsvp } from '../domain/guests/rsvp';
import { campaignPath, templateFor } from '../domain/sending/templates';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { SendLog } from '../persistence/send-log';
import { campaignIdOf, CampaignSender } from './campaign-sender';
import { type Classification, type SendFacts, SendEligibility } from './send-eligibility';
import { isStillWanted, NEVER_ARRIVED, WANTED } from './round-audience';

/** Sends due reminders, day-of messages and thanks. */
export class RunDueRounds extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

type Due = { eventId: string; hostId: string; key: string; kind: RoundKind; dueAt: Date };
/** Guests of a due round, and the facts about their host that sending needs. */
type Part = { event: InvitationState; rsvps: Rsvp[]; facts: SendFacts };
const AT_ONCE = 20;
/** Maximum delay of a round in milliseconds. A round missed for longer is skipped because its text would be wrong by then. */
const TOO_LATE_MS: Record<RoundKind, number> = {
  reminder: 2 * DAY_MS,
  day_of: DAY_MS,
  thank_you: 7 * DAY_MS,
};
@CommandHandler(RunDueRounds)
export class RunDueRoundsHandler implements ICommandHandler<RunDueRounds> {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly rsvps: RsvpRepository,
    private readonly judge: SendEligibility,
    private readonly sender: CampaignSender,
    private readonly log: SendLog,
  ) {}

  async execute({ now }: RunDueRounds): Promise<void> {
    const due = await this.read.rows<Due>(
      `select r.event_id as "eventId", i.host_id as "hostId", r.key, r.kind, r.due_at as "dueAt"
       from rsvp.rounds r join rsvp.invitations i on i.id = r.event_id
       where r.done_at is null and r.due_at <= $1 order by r.due_at limit ${AT_ONCE}`,
      [now],
    );
    for (const round of due) await this.run(round, now);
  }

  private async run({ eventId, hostId, key, kind, dueAt }: Due, now: Date): Promise<void> {
    const guests = await this.read.rows<{ id: string }>(
      `select g.id from rsvp.guests g where g.event_id = $1 and g.deleted_at is null
         and (g.status = any($2) ${kind === 'reminder' ? `or (${NEVER_ARRIVED})` : ''})`,
      [eventId, WANTED[kind]],
    );
    const rsvpIds = guests.map(({ id }) => id);
    const facts = await this.judge.facts({ eventId, rsvpIds }, hostId);
    await this.work.run(async (tx) => {
      if (facts) await this.log.lockHost(tx, facts.hostKey);
      // The event is locked first, as in every other place: a replanning of the rounds holds this lock, too.
      const invitation = await this.invitations.lock(tx, eventId);
      const mine = returningRows(
        await tx.query(
          'update rsvp.rounds set done_at = $3 where event_id = $1 and key = $2 and done_at is null and due_at <= $3 returning key',
          [eventId, key, now],
        ),
      );
      if (!mine.length || !invitation || !facts || now.getTime() - dueAt.getTime() > TOO_LATE_MS[kind])
        return;
      if (!goesByItself(kind, invitation.state)) return;
      const rsvps = await this.rsvps.loadMany(tx, eventId, rsvpIds);
      const name = `${key} ${dueAt.toISOString()}`;
      const part = { event: invitation.state, rsvps, facts };
      await this.send(tx, part, kind, name, now);
      // Guests whose invitation never arrived are not reminded; they are invited again.
      if (kind === 'reminder') await this.send(tx, part, 'invite', `${name} invite`, now);
    });
  }

  private async send(
    tx: Tx,
    { event, rsvps, facts }: Part,
    kind: RoundKind | 'invite',
    name: string,
    now: Date,
  ): Promise<void> {
    const wanted = rsvps.filter(({ state }) => isStillWanted(kind, state));
    const templateName = templateFor(kind, event.eventType);
    const window = await this.judge.window((sql, p) => tx.query(sql, p), facts, event.id, wanted, now);
    const terms = { templateName, consent: false, planned: true };
    const judged = this.judge.judge(event, wanted, terms, facts, window, now);
    const { sendable, later } = judged;
    if (!sendable.length && !later.length) return;
    const campaign = { id: campaignIdOf(event.id, name), templateName, by: 'system' as const, answer: null };
    await this.sender.send(tx, event, { hostKey: facts.hostKey, now: sendable, later }, campaign, now);
    if (later.length) tellLater(tx, event, campaign, judged);
  }
}

/** Notifies the host that a round continues over the next days, and how many guests it reaches only after the closing date. */
const tellLater = (
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
