import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listAttendees, PublicEventId, UserId } from '@smachot/contracts';
import { accept, cursorId, type Result } from '@smachot/kernel';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';
import { EventAccess } from '../services/event-access';
import { AttendeeNames } from '../views/attendee-names';
import { attendeeView } from '../views/registration-view';

/** One group of an event's registrations, for its hosts. */
export class Attendees extends Query<Result<AnswerOf<typeof listAttendees>>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly asked: InputOf<typeof listAttendees>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(Attendees)
export class AttendeesHandler implements IQueryHandler<Attendees> {
  constructor(
    private readonly access: EventAccess,
    private readonly events: HostedEventQueries,
    private readonly names: AttendeeNames,
    private readonly purchases: TicketPurchaseQueries,
  ) {}

  async execute({ eventId, asked, userId }: Attendees): Promise<Result<AnswerOf<typeof listAttendees>>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    const { group, cursor, limit } = asked;
    const rows = await this.events.attendees(eventId, group, cursorId(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    const nameOf = await this.names.of(shown);
    const purchases = await this.purchases.of(shown.map(({ id }) => id));
    return accept({
      attendees: shown.map((row) => attendeeView(row, nameOf(row), purchases.get(row.id))),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    });
  }
}
