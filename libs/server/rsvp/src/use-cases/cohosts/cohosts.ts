import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  changeCohostRole,
  CohostId,
  CohostRole,
  EventId,
  listCohosts,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, type E164, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { accessTopic, UnitOfWork } from '@smachot/server-platform';
import { CohostQueries, type CohostRow } from '../../persistence/invitations/cohost.queries';
import { CohostRepository } from '../../persistence/invitations/cohost.repository';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { hintCohostsChanged } from '../../services/cohost-hints';

type Answer = AnswerOf<typeof listCohosts>;
type Cohost = AnswerOf<typeof changeCohostRole>;

/** Reads the hosts of an event and, for its owner, the open invitations to co-host. */
export class Cohosts extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(Cohosts)
export class CohostsHandler implements IQueryHandler<Cohosts> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly queries: CohostQueries,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId }: Cohosts): Promise<Result<Answer>> {
    const allowed = await this.access.require(eventId, userId, 'Viewer');
    if (!allowed.ok) return allowed;
    const { hostId, role } = allowed.value;
    const { members, invitations } = await this.queries.of(eventId, this.clock.now());
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

type Person = { firstName: string; lastName: string; phone: E164 } | undefined;

const cohostView = (
  { id, userId, role }: CohostRow,
  person: Person,
  reader: { userId: UserId; role: string },
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
    readonly eventId: EventId,
    readonly cohostId: CohostId,
    readonly role: CohostRole,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeCohostRole)
export class ChangeCohostRoleHandler implements ICommandHandler<ChangeCohostRole> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly cohosts: CohostRepository,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ eventId, cohostId, role, userId }: ChangeCohostRole): Promise<Result<Cohost>> {
    const changed = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      const memberId = await this.cohosts.changeRole(tx, eventId, cohostId, role);
      if (!memberId) return refuse('not_found');
      hintCohostsChanged(tx, eventId, memberId);
      return accept(memberId);
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
    readonly eventId: EventId,
    readonly cohostId: CohostId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RemoveCohost)
export class RemoveCohostHandler implements ICommandHandler<RemoveCohost> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly cohosts: CohostRepository,
  ) {}

  execute({ eventId, cohostId, userId }: RemoveCohost): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Viewer');
      if (!invitation.ok) return invitation;
      const memberId = await this.cohosts.userOf(tx, eventId, cohostId);
      if (!memberId) return refuse('not_found');
      if (memberId !== userId && invitation.value.state.hostId !== userId) return refuse('cohost.owner_only');
      await this.cohosts.remove(tx, cohostId);
      tx.hint(accessTopic(memberId));
      hintCohostsChanged(tx, eventId, memberId);
      return accept();
    });
  }
}
