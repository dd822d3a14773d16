import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, InputOf, listInbox, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { InboundReplies, OptedOut } from '@smachot/server-messaging';
import { InboxQueries, type InboxRow } from '../../persistence/replies/inbox.queries';
import { ReplyWindows } from '../../persistence/replies/reply-windows';
import { inboxCursor, readInboxCursor } from '../../views/inbox-cursor';

type Answer = AnswerOf<typeof listInbox>;
type Page = InputOf<typeof listInbox>['query'];

/** Lists guests with messages for the hosts of an event, newest first, each with the latest message. */
export class ListInbox extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
    readonly page: Page,
  ) {
    super();
  }
}

@QueryHandler(ListInbox)
export class ListInboxHandler implements IQueryHandler<ListInbox> {
  constructor(
    private readonly inbox: InboxQueries,
    private readonly queries: QueryBus,
    private readonly windows: ReplyWindows,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, page }: ListInbox): Promise<Result<Answer>> {
    const unread = await this.inbox.countUnread(eventId, userId);
    if (unread === undefined) return refuse('not_found');
    const rows = await this.inbox.page(eventId, {
      after: readInboxCursor(page.cursor),
      unread: page.unread ?? false,
      limit: page.limit + 1,
    });
    const shown = rows.slice(0, page.limit);
    return accept({
      items: await this.items(shown),
      unread,
      nextCursor: rows.length > page.limit ? inboxCursor(shown.at(-1)!) : null,
    });
  }

  private async items(rows: InboxRow[]): Promise<Answer['items']> {
    if (!rows.length) return [];
    const guests = rows.map(({ rsvpId: id, phone }) => ({ id, phone }));
    const [messages, windows, optedOut] = await Promise.all([
      this.queries.execute(new InboundReplies(rows.map(({ inboundId }) => inboundId))),
      this.windows.of(guests, this.clock.now()),
      this.queries.execute(new OptedOut(rows.flatMap(({ phone }) => phone ?? []))),
    ]);
    const byId = new Map(messages.map((message) => [message.id, message]));
    return rows.map((row) => {
      const { kind = 'unsupported', text = '' } = byId.get(row.inboundId) ?? {};
      const isOptedOut = row.optedOut || (row.phone !== null && optedOut.has(row.phone));
      return {
        rsvpId: row.rsvpId,
        attendeeName: row.name,
        last: { kind, text, at: row.at.toISOString() },
        unread: row.unread,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        answerableUntil: isOptedOut ? null : (windows.get(row.rsvpId)?.toISOString() ?? null),
      };
    });
  }
}
