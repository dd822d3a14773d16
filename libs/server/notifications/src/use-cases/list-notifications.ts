import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AnswerOf, Id, type listNotifications } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { NamedValues } from '../persistence/named-values';

type Page = AnswerOf<typeof listNotifications>;

/** @param cursor the id a page ended with @param limit rows of a page */
export class ListNotifications extends Query<Result<Page>> {
  constructor(
    readonly userId: string,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(
    private readonly read: ReadModel,
    private readonly named: NamedValues,
  ) {}

  async execute({ userId, cursor, limit }: ListNotifications): Promise<Result<Page>> {
    if (cursor !== undefined && !Id.safeParse(cursor).success)
      return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const rows = await this.read.rows<Page['notifications'][number]>(
      `select id as "_id", kind, values, href, ${utc('created_at')} as "createdAt", ${utc('read_at')} as "readAt"
       from notifications.notifications where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
      [userId, cursor ?? null, limit + 1],
    );
    const count = await this.read.one<{ unread: number }>(
      'select count(*)::int as unread from notifications.notifications where user_id = $1 and read_at is null',
      [userId],
    );
    const notifications = await this.named.of(rows.slice(0, limit));
    const nextCursor = rows.length > limit ? notifications.at(-1)!._id : null;
    return accept({ notifications, unread: count?.unread ?? 0, nextCursor });
  }
}

/** Formats a timestamp as ISO 8601 in the contract's form. */
const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
