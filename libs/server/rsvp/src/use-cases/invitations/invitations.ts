import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, getInvitation, listInvitations } from '@smachot/contracts';
import { type Result } from '@smachot/kernel';
import { FileStore, ReadModel } from '@smachot/server-platform';
import { cursorId } from '../../views/cursor';
import { eventStats, type StatsRow, statsView } from '../../persistence/guests/guest-stats';
import {
  invitationView,
  type InvitationRow,
  InvitationViews,
  invitationViewSelection,
} from '../../views/invitation-view';

export class OneInvitation extends Query<Result<AnswerOf<typeof getInvitation>>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
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
    readonly userId: string,
    readonly page: { cursor?: string | undefined; limit: number },
  ) {
    super();
  }
}

@QueryHandler(Invitations)
export class InvitationsHandler implements IQueryHandler<Invitations> {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
  ) {}

  async execute({ userId, page }: Invitations): Promise<AnswerOf<typeof listInvitations>> {
    const rows = await this.read.rows<InvitationRow & { stats: StatsRow }>(
      `select ${invitationViewSelection('$1')}, to_json(s) as stats
       from rsvp.invitations i, lateral (select i.questions @> '{headcount}' as headcount) a,
         lateral (${eventStats('i.id')}) s
       where (i.host_id = $1 or i.id in (select event_id from rsvp.cohosts where user_id = $1)) and i.deleted_at is null and ($2::uuid is null or i.id < $2) order by i.id desc limit $3`,
      [userId, cursorId(page.cursor), page.limit + 1],
    );
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
