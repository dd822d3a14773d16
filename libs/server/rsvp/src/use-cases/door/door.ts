import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { ArrivedCount, DoorList, EventId, ScanAnswer, ScanBatch, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { DoorLinks } from '../../persistence/door/door-links';
import { DoorQueries } from '../../persistence/door/door.queries';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { DoorDesk } from '../../services/door/door-desk';

/** Who stands at the door: an editor of the event, or whoever holds a door link. */
export type AtDoor = { eventId: EventId; userId: UserId } | { token: string };

export class DoorListOf extends Query<Result<DoorList>> {
  constructor(
    readonly who: AtDoor,
    readonly cursor: string | undefined,
  ) {
    super();
  }
}

/** Adds the arrivals that a device recorded and answers what all devices recorded since it last read. */
export class RecordArrivals extends Command<Result<ScanAnswer>> {
  constructor(
    readonly who: AtDoor,
    readonly batch: ScanBatch,
  ) {
    super();
  }
}

type Door = { eventId: EventId; byUser: UserId | null; name: string };

abstract class AtTheDoor {
  constructor(
    private readonly access: InvitationAccess,
    private readonly links: DoorLinks,
    private readonly clock: Clock,
  ) {}

  protected async doorOf(who: AtDoor): Promise<Result<Door>> {
    if ('token' in who) {
      const link = await this.links.resolve(who.token, this.clock.now());
      return link ? accept({ ...link, byUser: null }) : refuse('not_found');
    }
    const allowed = await this.access.require(who.eventId, who.userId, 'Editor');
    return allowed.ok ? accept({ eventId: who.eventId, byUser: who.userId, name: '' }) : allowed;
  }
}

@QueryHandler(DoorListOf)
export class DoorListOfHandler extends AtTheDoor implements IQueryHandler<DoorListOf> {
  constructor(
    access: InvitationAccess,
    links: DoorLinks,
    clock: Clock,
    private readonly desk: DoorDesk,
  ) {
    super(access, links, clock);
  }

  async execute({ who, cursor }: DoorListOf): Promise<Result<DoorList>> {
    const door = await this.doorOf(who);
    return door.ok ? this.desk.list(door.value.eventId, cursor) : door;
  }
}

@CommandHandler(RecordArrivals)
export class RecordArrivalsHandler extends AtTheDoor implements ICommandHandler<RecordArrivals> {
  constructor(
    access: InvitationAccess,
    links: DoorLinks,
    clock: Clock,
    private readonly desk: DoorDesk,
  ) {
    super(access, links, clock);
  }

  async execute({ who, batch }: RecordArrivals): Promise<Result<ScanAnswer>> {
    const door = await this.doorOf(who);
    if (!door.ok) return door;
    const { eventId, byUser, name } = door.value;
    return this.desk.record(eventId, { ...batch, door: batch.door || name }, byUser);
  }
}

/** How many people arrived, for every host of the event. */
export class ArrivedAt extends Query<Result<ArrivedCount>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ArrivedAt)
export class ArrivedAtHandler implements IQueryHandler<ArrivedAt> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly queries: DoorQueries,
  ) {}

  async execute({ eventId, userId }: ArrivedAt): Promise<Result<ArrivedCount>> {
    const allowed = await this.access.require(eventId, userId, 'Viewer');
    if (!allowed.ok) return allowed;
    const [found] = await this.queries.arrived([eventId]);
    return accept({ arrived: found?.arrived ?? 0, inDoubt: found?.inDoubt ?? 0 });
  }
}
