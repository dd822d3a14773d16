import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, CohostRole, myCohostInvitations } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { ReadModel, returningRows, UnitOfWork } from '@smachot/server-platform';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { tellChanged } from './cohosts';

type Waiting = AnswerOf<typeof myCohostInvitations>;

/** Lists open co-host invitations sent to the user's phone. */
export class MyCohostInvitations extends Query<Waiting> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(MyCohostInvitations)
export class MyCohostInvitationsHandler implements IQueryHandler<MyCohostInvitations> {
  constructor(
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: MyCohostInvitations): Promise<Waiting> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return { invitations: [] };
    const rows = await this.read.rows<
      Omit<Waiting['invitations'][number], 'expiresAt'> & { expiresAt: Date }
    >(
      `select c.id as "invitationId", i.id as "eventId", i.title, i.host_name as "hostName", c.role, c.expires_at as "expiresAt"
       from rsvp.cohost_invitations c join rsvp.invitations i on i.id = c.event_id
       where c.phone = $1 and c.answered_at is null and c.expires_at > $2 and i.deleted_at is null order by c.id`,
      [me.phone, this.clock.now()],
    );
    return { invitations: rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })) };
  }
}

/** Accepts or declines a co-host invitation. Only the owner of the invited phone may answer; for other users it does not exist. */
export class AnswerCohostInvitation extends Command<Result<undefined>> {
  constructor(
    readonly invitationId: string,
    readonly isAccepted: boolean,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(AnswerCohostInvitation)
export class AnswerCohostInvitationHandler implements ICommandHandler<AnswerCohostInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ invitationId, isAccepted, userId }: AnswerCohostInvitation): Promise<Result<undefined>> {
    const me = (await this.directory.of([userId])).get(userId);
    if (!me) return refuse('not_found');
    const now = this.clock.now();
    return this.work.run(async (tx) => {
      const [asked] = await tx.query<{ eventId: string }>(
        'select event_id as "eventId" from rsvp.cohost_invitations where id = $1 and phone = $2 and answered_at is null',
        [invitationId, me.phone],
      );
      // The event is locked first, in the same order as in every change of co-hosts.
      const invitation = asked && (await this.invitations.lock(tx, asked.eventId));
      if (!asked || !invitation) return refuse('not_found');
      if (invitation.state.hostId === userId) return refuse('cohost.already_member');
      const [answered] = returningRows(
        await tx.query<{ role: CohostRole; expiresAt: Date }>(
          `update rsvp.cohost_invitations set answered_at = $3, outcome = $4
           where id = $1 and phone = $2 and answered_at is null returning role, expires_at as "expiresAt"`,
          [invitationId, me.phone, now, isAccepted ? 'accepted' : 'refused'],
        ),
      );
      if (!answered) return refuse('not_found');
      if (answered.expiresAt <= now) return refuse('invitation.expired');
      if (isAccepted)
        await tx.query(
          `insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, $4, $5)
           on conflict (event_id, user_id) do update set role = excluded.role`,
          [newId(), asked.eventId, userId, answered.role, now],
        );
      tellChanged(tx, asked.eventId, userId);
      return accept();
    });
  }
}
