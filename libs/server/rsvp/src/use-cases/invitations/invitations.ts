import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, getInvitation, listInvitations, UserId } from '@smachot/contracts';
import { Clock, cursorId, type Result } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import type { StatsRow } from '../../persistence/guests/guest-stats';
import { InvitationQueries } from '../../persistence/invitations/invitation.queries';
import { InvitationViews } from '../../services/invitation-views';
import { invitationView } from '../../views/invitation-view';
import { statsView } from '../../views/stats-view';

export class OneInvitation extends Query<Result<AnswerOf<typeof getInvitation>>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OneInvitation)
export class OneInvitationHandler implements IQueryHandler<OneInvitation> {
  constructor(private readonly views: InvitationViews) {}
  execute({ eventId, userId }: OneInvitation): Promise<Result<AnswerOf<typeof getInvitation>>> {
    return this.views.one(eventId, userId);
  }
}

/** Lists the invitations that a user owns or co-hosts, newest first, each with its numbers. */
export class Invitations extends Query<AnswerOf<typeof listInvitations>> {
  constructor(
    readonly userId: UserId,
    readonly page: { cursor?: string | undefined; limit: number },
  ) {
    super();
  }
}

@QueryHandler(Invitations)
export class InvitationsHandler implements IQueryHandler<Invitations> {
  constructor(
    private readonly queries: InvitationQueries,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, page }: Invitations): Promise<AnswerOf<typeof listInvitations>> {
    const rows = await this.queries.page(userId, cursorId(page.cursor), page.limit + 1, this.clock.now());
    const shown = rows.slice(0, page.limit);
    return {
      invitations: shown.map((row) => ({ ...invitationView(row, this.files), stats: summary(row.stats) })),
      nextCursor: rows.length > page.limit ? shown.at(-1)!.id : null,
    };
  }
}

const summary = (row: StatsRow) => {
  const stats = statsView(row);
  return {
    seatsConfirmed: stats.seatsConfirmed,
    records: stats.records,
    awaitingSend: stats.awaitingSend.records,
    sendable: stats.sendable,
    awaitingResponse: stats.awaitingResponse.records,
    declined: stats.declined.records,
  };
};
