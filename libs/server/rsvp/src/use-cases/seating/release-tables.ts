import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { EventId, ReleaseView, TableRelease, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { shownFrom } from '../../domain/seating/table-release';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { type ReleaseOfEvent, TableReleases } from '../../persistence/seating/release.repository';

/** Decides when guests' pages show their table. */
export class ReleaseTables extends Command<Result<ReleaseView>> {
  constructor(
    readonly eventId: EventId,
    readonly release: TableRelease,
    readonly userId: UserId,
  ) {
    super();
  }
}
/** When guests' pages show their table. */
export class ReadTableRelease extends Query<Result<ReleaseView>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

const releaseView = ({ state, date, showTables }: ReleaseOfEvent): ReleaseView => ({
  release: state?.release ?? 'never',
  shownFrom: shownFrom(state, date)?.toISOString() ?? null,
  always: showTables,
});

@CommandHandler(ReleaseTables)
export class ReleaseTablesHandler implements ICommandHandler<ReleaseTables> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly releases: TableReleases,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, release, userId }: ReleaseTables): Promise<Result<ReleaseView>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const state = release === 'never' ? null : { release, releasedAt: this.clock.now() };
      await this.releases.save(tx, eventId, state);
      tx.hint(`event:${eventId}`);
      const { date, showTables } = invitation.value.state;
      return accept(releaseView({ state, date, showTables }));
    });
  }
}

@QueryHandler(ReadTableRelease)
export class ReadTableReleaseHandler implements IQueryHandler<ReadTableRelease> {
  constructor(private readonly releases: TableReleases) {}

  async execute({ eventId, userId }: ReadTableRelease): Promise<Result<ReleaseView>> {
    const found = await this.releases.find(eventId, userId);
    return found ? accept(releaseView(found)) : refuse('not_found');
  }
}
