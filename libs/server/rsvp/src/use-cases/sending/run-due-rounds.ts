import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS } from '@smachot/kernel';
import { forEachAlone, UnitOfWork } from '@smachot/server-platform';
import { goesByItself, type RoundKind } from '../../domain/sending/rounds';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { type DueRound, SendingQueries } from '../../persistence/sending/sending.queries';
import { RoundCampaigns } from '../../services/sending/round-campaigns';
import { SendEligibility } from '../../services/sending/send-eligibility';

/** Sends due reminders, day-of messages and thanks. */
export class RunDueRounds extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const AT_ONCE = 20;
/** Maximum delay of a round in milliseconds. A round missed for longer is skipped because its text would be wrong by then. */
const MAX_DELAY_MS: Record<RoundKind, number> = {
  reminder: 2 * DAY_MS,
  day_of: DAY_MS,
  thank_you: 7 * DAY_MS,
  table: DAY_MS,
};

@CommandHandler(RunDueRounds)
export class RunDueRoundsHandler implements ICommandHandler<RunDueRounds> {
  constructor(
    private readonly queries: SendingQueries,
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly eligibility: SendEligibility,
    private readonly campaigns: RoundCampaigns,
  ) {}

  async execute({ now }: RunDueRounds): Promise<void> {
    const due = await this.queries.dueRounds(now, AT_ONCE);
    await forEachAlone(
      due,
      ({ eventId, key }) => `${eventId} ${key}`,
      (round) => this.run(round, now),
    );
  }

  private async run({ eventId, hostId, key, kind, dueAt }: DueRound, now: Date): Promise<void> {
    const rsvpIds = await this.queries.guestsOfRound(eventId, kind);
    const facts = await this.eligibility.facts({ eventId, rsvpIds }, hostId);
    await this.work.run(async (tx) => {
      if (facts) await this.eligibility.lockHost(tx, facts);
      // The event is locked first, as in every other place: a replanning of the rounds holds this lock, too.
      const invitation = await this.invitations.lock(tx, eventId);
      const claimed = await this.invitations.claimRound(tx, eventId, key, now);
      const tooLate = now.getTime() - dueAt.getTime() > MAX_DELAY_MS[kind];
      if (!claimed || !invitation || !facts || tooLate) return;
      if (!goesByItself(kind, invitation.state)) return;
      const round = { kind, name: `${key} ${dueAt.toISOString()}`, rsvpIds };
      await this.campaigns.send(tx, invitation.state, round, facts, now);
    });
  }
}
