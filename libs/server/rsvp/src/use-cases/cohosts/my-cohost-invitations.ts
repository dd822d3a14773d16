import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, CohostInvitationId, myCohostInvitations, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { CohostQueries } from '../../persistence/invitations/cohost.queries';
import { CohostRepository } from '../../persistence/invitations/cohost.repository';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { hintCohostsChanged } from '../../services/cohost-hints';

type Waiting = AnswerOf<typeof myCohostInvitations>;

/** Lists open co-host invitations sent to the user's phone. */
export class MyCohostInvitations extends Query<Waiting> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(MyCohostInvitations)
export class MyCohostInvitationsHandler implements IQueryHandler<MyCohostInvitations> {
  constructor(
    private readonly queries: CohostQueries,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: MyCohostInvitations): Promise<Waiting> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return { invitations: [] };
    const rows = await this.queries.invitationsTo(me.phone, this.clock.now());
    return { invitations: rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })) };
  }
}

/** Accepts or declines a co-host invitation. Only the owner of the invited phone may answer; for other users it does not exist. */
export class AnswerCohostInvitation extends Command<Result<undefined>> {
  constructor(
    readonly invitationId: CohostInvitationId,
    readonly isAccepted: boolean,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AnswerCohostInvitation)
export class AnswerCohostInvitationHandler implements ICommandHandler<AnswerCohostInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly cohosts: CohostRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ invitationId, isAccepted, userId }: AnswerCohostInvitation): Promise<Result<undefined>> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return refuse('not_found');
    const now = this.clock.now();
    return this.work.run(async (tx) => {
      const eventId = await this.cohosts.eventOf(tx, invitationId, me.phone);
      // The event is locked first, in the same order as in every change of co-hosts.
      const invitation = eventId && (await this.invitations.lock(tx, eventId));
      if (!eventId || !invitation) return refuse('not_found');
      if (invitation.state.hostId === userId) return refuse('cohost.already_member');
      const answer = { invitationId, phone: me.phone, isAccepted };
      const answered = await this.cohosts.markAnswered(tx, answer, now);
      if (!answered) return refuse('not_found');
      if (answered.expiresAt <= now) return refuse('invitation.expired');
      if (isAccepted) await this.cohosts.add(tx, eventId, userId, answered.role, now);
      hintCohostsChanged(tx, eventId, userId);
      return accept();
    });
  }
}
