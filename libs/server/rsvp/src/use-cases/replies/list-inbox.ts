import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listInbox } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { InboundReplies, OptedOut } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { mayRead } from '../../persistence/invitations/invitation-access';
import { ReplyWindows } from '../../persistence/replies/reply-windows';
import { inboxCursor, readInboxCursor } from '../../views/inbox-cursor';

type Answer = AnswerOf<typeof listInbox>;
type Page = InputOf<typeof listInbox>['query'];
type Row = {
  rsvpId: string;
  inboundId: string;
  at: Date;
  name: string;
  phone: string | null;
  optedOut: boolean;
  unread: number;
  answeredAt: Date | null;
};

/** Lists guests with messages for the hosts of an event, newest first, each with the latest message. */
export class ListInbox extends Query<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
    readonly page: Page,
  ) {
    super();
  }
}

const UNREAD = `(select count(*)::int from rsvp.inbox_messages u where u.rsvp_id = m.rsvp_id and u.read_at is null)`;
const ROWS = `
select m.rsvp_id as "rsvpId", m.inbound_id as "inboundId", m.at, g.name, g.phone, g.opted_out as "optedOut", ${UNREAD} as unread,
  (select max(r.created_at) from rsvp.host_replies r where r.rsvp_id = m.rsvp_id) as "answeredAt"
from rsvp.inbox_messages m join rsvp.guests g on g.id = m.rsvp_id and g.deleted_at is null
where m.event_id = $1 and ($2::timestamptz is null or (m.at, m.inbound_id) < ($2::timestamptz, $3::uuid))
  and (not $4 or ${UNREAD} > 0)
  and not exists (select 1 from rsvp.inbox_messages n where n.rsvp_id = m.rsvp_id and (n.at, n.inbound_id) > (m.at, m.inbound_id))
order by m.at desc, m.inbound_id desc limit $5`;

@QueryHandler(ListInbox)
export class ListInboxHandler implements IQueryHandler<ListInbox> {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
    private readonly windows: ReplyWindows,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, page }: ListInbox): Promise<Result<Answer>> {
    const unread = await this.unread(eventId, userId);
    if (unread === undefined) return refuse('not_found');
    const from = readInboxCursor(page.cursor);
    const rows = await this.read.rows<Row>(ROWS, [
      eventId,
      from?.at ?? null,
      from?.inboundId ?? null,
      page.unread ?? false,
      page.limit + 1,
    ]);
    const shown = rows.slice(0, page.limit);
    return accept({
      items: await this.items(shown),
      unread,
      nextCursor: rows.length > page.limit ? inboxCursor(shown.at(-1)!) : null,
    });
  }

  /** Number of guests with unread messages; undefined when the user may not see the event. */
  private async unread(eventId: string, userId: string): Promise<number | undefined> {
    const row = await this.read.one<{ unread: number }>(
      `select (select count(distinct m.rsvp_id)::int from rsvp.inbox_messages m
         join rsvp.guests g on g.id = m.rsvp_id and g.deleted_at is null
         where m.event_id = i.id and m.read_at is null) as unread
       from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    return row?.unread;
  }

  private async items(rows: Row[]): Promise<Answer['items']> {
    if (!rows.length) return [];
    const guests = rows.map(({ rsvpId: id, phone }) => ({ id, phone }));
    const [words, windows, optedOut] = await Promise.all([
      this.queries.execute(new InboundReplies(rows.map(({ inboundId }) => inboundId))),
      this.windows.of(guests, this.clock.now()),
      this.queries.execute(new OptedOut(rows.flatMap(({ phone }) => phone ?? []))),
    ]);
    const byId = new Map(words.map((word) => [word.id, word]));
    return rows.map((row) => {
      const { kind = 'unsupported', text = '' } = byId.get(row.inboundId) ?? {};
      const silent = row.optedOut || (row.phone !== null && optedOut.has(row.phone));
      return {
        rsvpId: row.rsvpId,
        attendeeName: row.name,
        last: { kind, text, at: row.at.toISOString() },
        unread: row.unread,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        answerableUntil: silent ? null : (windows.get(row.rsvpId)?.toISOString() ?? null),
      };
    });
  }
}
