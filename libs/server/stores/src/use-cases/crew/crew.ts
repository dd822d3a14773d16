import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, changeCrewRole, CrewMemberId, CrewRole, listCrew, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { accessTopic } from '@smachot/server-platform';
import { mayStopOwning } from '../../domain/crew';
import { CrewQueries, type Reader } from '../../persistence/crew/crew.queries';
import { CrewRepository } from '../../persistence/crew/crew.repository';
import { StoreWork } from '../../services/store-work';

type Crew = AnswerOf<typeof listCrew>;
type CrewMember = AnswerOf<typeof changeCrewRole>;

/** The crew of a store and its open invitations, for its members and super admins. */
export class StoreCrew extends Query<Result<Crew>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreCrew)
export class StoreCrewHandler implements IQueryHandler<StoreCrew> {
  constructor(
    private readonly crew: CrewQueries,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, reader }: StoreCrew): Promise<Result<Crew>> {
    const row = await this.crew.ofStore(partner, this.clock.now());
    const me = row?.members.find(({ userId, suspended }) => userId === reader.userId && !suspended);
    const role = me?.role ?? (reader.superAdmin ? 'Viewer' : undefined);
    if (!row || !role) return refuse('not_found');
    const people = await this.directory.of(row.members.map((member) => member.userId));
    const members = row.members.map((member): CrewMember => {
      const person = people.get(member.userId);
      return {
        memberId: member.id,
        firstName: person?.firstName ?? '',
        lastName: person?.lastName ?? '',
        phoneNumber: person?.phone ?? '',
        role: member.role,
        you: member === me,
        suspended: member.suspended,
      };
    });
    // phone numbers of people who have not agreed to anything yet are visible to owners only
    return accept({ members, invitations: role === 'Owner' ? row.invitations : [], role });
  }
}

export class ChangeCrewRole extends Command<Result<CrewMember>> {
  constructor(
    readonly partner: string,
    readonly memberId: CrewMemberId,
    readonly role: CrewRole,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeCrewRole)
export class ChangeCrewRoleHandler implements ICommandHandler<ChangeCrewRole> {
  constructor(
    private readonly work: StoreWork,
    private readonly crew: CrewRepository,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ partner, memberId, role, userId }: ChangeCrewRole): Promise<Result<CrewMember>> {
    const changed = await this.work.onStore(partner, { userId, as: 'Owner' }, async (tx, { state }) => {
      const crew = await this.crew.of(tx, state.id);
      const member = crew.find(({ id }) => id === memberId);
      if (!member) return refuse('not_found');
      const may = role === 'Owner' ? accept() : mayStopOwning(crew, memberId);
      if (!may.ok) return may;
      await this.crew.changeRole(tx, memberId, role);
      tx.hint(`store:${state.id}`);
      tx.hint(`user:${member.userId}`);
      return accept(member);
    });
    if (!changed.ok) return changed;
    const person = (await this.directory.of([changed.value.userId])).get(changed.value.userId);
    return accept({
      memberId,
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      phoneNumber: person?.phone ?? '',
      role,
      you: changed.value.userId === userId,
      suspended: false,
    });
  }
}

/** Removes a crew member. Owners may remove any member; other members may only leave. A store always keeps an owner. */
export class RemoveCrew extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly memberId: CrewMemberId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RemoveCrew)
export class RemoveCrewHandler implements ICommandHandler<RemoveCrew> {
  constructor(
    private readonly work: StoreWork,
    private readonly crew: CrewRepository,
    private readonly clock: Clock,
  ) {}

  execute({ partner, memberId, userId }: RemoveCrew): Promise<Result<undefined>> {
    return this.work.onStore(partner, { userId, as: 'Member' }, async (tx, { state }) => {
      const crew = await this.crew.of(tx, state.id);
      const away = await this.crew.suspendedOf(tx, state.id);
      const member = [...crew, ...away].find(({ id }) => id === memberId);
      if (!member) return refuse('not_found');
      const mayRemove = crew.some((one) => one.userId === userId && one.role === 'Owner');
      if (member.userId !== userId && !mayRemove) return refuse('crew.owners_only');
      const may = mayStopOwning(crew, memberId);
      if (!may.ok) return may;
      await this.crew.remove(tx, memberId, this.clock.now());
      tx.hint(accessTopic(member.userId));
      tx.hint(`store:${state.id}`);
      tx.hint(`user:${member.userId}`);
      return accept();
    });
  }
}
