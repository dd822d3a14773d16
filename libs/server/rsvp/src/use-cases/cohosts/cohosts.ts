import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, changeCohostRole, CohostRole, listCohosts } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { accessTopic, ReadModel, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';

type Answer = AnswerOf<typeof listCohosts>;
type Cohost = AnswerOf<typeof changeCohostRole>;
type Member = { id: string; userId: string; role: CohostRole };
type Row = { members: Member[]; invitations: Answer['invitations'] };

/** Reads the hosts of an event and, for its owner, the open invitations to co-host. */
export class Cohosts extends Query<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(Cohosts)
export class CohostsHandler implements IQueryHandler<Cohosts> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId }: Cohosts): Promise<Result<Answer>> {
    const allowed = await this.access.require(eventId, userId, 'Viewer');
    if (!allowed.ok) return allowed;
    const { hostId, role } = allowed.value;
    const row = await this.read.one<Row>(
      `select
         coalesce((select json_agg(json_build_object('id', c.id, 'userId', c.user_id, 'role', c.role) order by c.joined_at, c.id)
          from rsvp.cohosts c where c.event_id = $1), '[]') as members,
         coalesce((select json_agg(json_build_object('invitationId', i.id, 'phoneNumber', i.phone, 'role', i.role,
            'expiresAt', to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by i.id)
          from rsvp.cohost_invitations i
          where i.event_id = $1 and i.answered_at is null and i.expires_at > $2 and i.phone is not null), '[]') as invitations`,
      [eventId, this.clock.now()],
    );
    const { members, invitations } = row!;
    const people = await this.directory.of([hostId, ...members.map((member) => member.userId)]);
    const owner = people.get(hostId);
    return accept({
      owner: {
        firstName: owner?.firstName ?? '',
        lastName: owner?.lastName ?? '',
        you: hostId === userId,
      },
      members: members.map((member) => cohostView(member, people.get(member.userId), { userId, role })),
      invitations: role === 'Owner' ? invitations : [],
      role,
    });
  }
}

type Person = { firstName: string; lastName: string; phone: string } | undefined;

const cohostView = (
  { id, userId, role }: Member,
  person: Person,
  reader: { userId: string; role: string },
): Cohost => ({
  cohostId: id,
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  phoneNumber: reader.role === 'Owner' || userId === reader.userId ? (person?.phone ?? null) : null,
  role,
  you: userId === reader.userId,
});

export class ChangeCohostRole extends Command<Result<Cohost>> {
  constructor(
    readonly eventId: string,
    readonly cohostId: string,
    readonly role: CohostRole,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeCohostRole)
export class ChangeCohostRoleHandler implements ICommandHandler<ChangeCohostRole> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ eventId, cohostId, role, userId }: ChangeCohostRole): Promise<Result<Cohost>> {
    const changed = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      const [member] = returningRows(
        await tx.query<{ userId: string }>(
          'update rsvp.cohosts set role = $3 where id = $1 and event_id = $2 returning user_id as "userId"',
          [cohostId, eventId, role],
        ),
      );
      if (!member) return refuse('not_found');
      tellChanged(tx, eventId, member.userId);
      return accept(member.userId);
    });
    if (!changed.ok) return changed;
    const person = (await this.directory.of([changed.value])).get(changed.value);
    return accept(
      cohostView({ id: cohostId, userId: changed.value, role }, person, { userId, role: 'Owner' }),
    );
  }
}

/** Removes a co-host. The owner may remove any co-host; a co-host may only leave. */
export class RemoveCohost extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly cohostId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveCohost)
export class RemoveCohostHandler implements ICommandHandler<RemoveCohost> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
  ) {}

  execute({ eventId, cohostId, userId }: RemoveCohost): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Viewer');
      if (!invitation.ok) return invitation;
      const [member] = await tx.query<{ userId: string }>(
        'select user_id as "userId" from rsvp.cohosts where id = $1 and event_id = $2',
        [cohostId, eventId],
      );
      if (!member) return refuse('not_found');
      if (member.userId !== userId && invitation.value.state.hostId !== userId)
        return refuse('cohost.owner_only');
      await tx.query('delete from rsvp.cohosts where id = $1', [cohostId]);
      tx.hint(accessTopic(member.userId));
      tellChanged(tx, eventId, member.userId);
      return accept();
    });
  }
}

/** Sends a live hint to everyone who has the event open, and to the user whose list of events changed. */
export const tellChanged = (tx: Tx, eventId: string, userId: string): void => {
  tx.hint(`event:${eventId}`);
  tx.hint(`user:${userId}`);
};
