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
  createDoorLink,
  DoorLinkId,
  EventId,
  listDoorLinks,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { Config, UnitOfWork } from '@smachot/server-platform';
import { doorLinkEnds, DoorLinks } from '../../persistence/door/door-links';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';

/** The door links of an event that are not revoked, for its editors; without their addresses, which nobody knows any more. */
export class DoorLinksOf extends Query<Result<AnswerOf<typeof listDoorLinks>>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(DoorLinksOf)
export class DoorLinksOfHandler implements IQueryHandler<DoorLinksOf> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly links: DoorLinks,
  ) {}

  async execute({ eventId, userId }: DoorLinksOf): Promise<Result<AnswerOf<typeof listDoorLinks>>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    return allowed.ok ? accept({ links: await this.links.of(eventId) }) : allowed;
  }
}

export class CreateDoorLink extends Command<Result<AnswerOf<typeof createDoorLink>>> {
  constructor(
    readonly eventId: EventId,
    readonly name: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CreateDoorLink)
export class CreateDoorLinkHandler implements ICommandHandler<CreateDoorLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly links: DoorLinks,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, name, userId }: CreateDoorLink): Promise<Result<AnswerOf<typeof createDoorLink>>> {
    const now = this.clock.now();
    return this.work.run<Result<AnswerOf<typeof createDoorLink>>>(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      if (now >= doorLinkEnds(invitation.value.state)) return refuse('check_in.closed');
      const added = await this.links.add(tx, eventId, name, now);
      if (!added) return refuse('door.too_many_links');
      const { doorLinkId, token } = added;
      // in the fragment, which browsers send to no server
      const address = `${this.config.settings.PUBLIC_URL}/door#${token}`;
      return accept({ doorLinkId, name, createdAt: now.toISOString(), address });
    });
  }
}

export class RevokeDoorLink extends Command<Result<undefined>> {
  constructor(
    readonly eventId: EventId,
    readonly doorLinkId: DoorLinkId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RevokeDoorLink)
export class RevokeDoorLinkHandler implements ICommandHandler<RevokeDoorLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly links: DoorLinks,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, doorLinkId, userId }: RevokeDoorLink): Promise<Result<undefined>> {
    return this.work.run<Result<undefined>>(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      return (await this.links.revoke(tx, eventId, doorLinkId, this.clock.now()))
        ? accept()
        : refuse('not_found');
    });
  }
}
