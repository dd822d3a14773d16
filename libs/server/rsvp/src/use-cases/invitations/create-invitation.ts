import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Invitation as InvitationView, InvitationForm } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { Invitation } from '../../domain/invitations/invitation';
import { planRounds } from '../../domain/sending/rounds';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { InvitationViews } from '../../views/invitation-view';
import { eventHours } from '../event-hours';

/** Maximum number of future events of one account. */
export const MOST_OPEN_EVENTS = 50;

export class CreateInvitation extends Command<Result<InvitationView>> {
  constructor(
    readonly form: InvitationForm,
    readonly hostId: string,
  ) {
    super();
  }
}

@CommandHandler(CreateInvitation)
export class CreateInvitationHandler implements ICommandHandler<CreateInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly views: InvitationViews,
    private readonly clock: Clock,
  ) {}

  async execute({ form, hostId }: CreateInvitation): Promise<Result<InvitationView>> {
    const now = this.clock.now();
    const opened = Invitation.open(form, hostId, now);
    if (!opened.ok) return opened;
    const { state } = opened.value;
    const added = await this.work.run(async (tx) => {
      if ((await openEvents(tx, hostId, now)) >= MOST_OPEN_EVENTS) return refuse('events.too_many');
      await this.invitations.add(tx, opened.value);
      await this.invitations.planRounds(tx, state.id, planRounds(state, now, eventHours(state)));
      return accept();
    });
    return added.ok ? this.views.one(state.id, hostId) : added;
  }
}

/** Counts the host's future events under a lock, so that simultaneous requests cannot exceed the limit. */
const openEvents = async (tx: Tx, hostId: string, now: Date): Promise<number> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('rsvp.events:' || $1, 0))`, [hostId]);
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from rsvp.invitations where host_id = $1 and deleted_at is null and date > $2',
    [hostId, now],
  );
  return row!.count;
};
