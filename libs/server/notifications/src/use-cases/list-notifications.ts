import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AnswerOf, Id, type listNotifications, type UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { NamedValues } from '../persistence/named-values';
import { NotificationQueries } from '../persistence/notification.queries';

type Page = AnswerOf<typeof listNotifications>;

/** @param cursor the id a page ended with @param limit rows of a page */
export class ListNotifications extends Query<Result<Page>> {
  constructor(
    readonly userId: UserId,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(
    private readonly notifications: NotificationQueries,
    private readonly named: NamedValues,
  ) {}

  async execute({ userId, cursor, limit }: ListNotifications): Promise<Result<Page>> {
    if (cursor !== undefined && !Id.safeParse(cursor).success)
      return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const rows = await this.notifications.page(userId, cursor ?? null, limit + 1);
    const unread = await this.notifications.countUnread(userId);
    const notifications = await this.named.of(rows.slice(0, limit));
    const nextCursor = rows.length > limit ? notifications.at(-1)!._id : null;
    return accept({ notifications, unread, nextCursor });
  }
}
