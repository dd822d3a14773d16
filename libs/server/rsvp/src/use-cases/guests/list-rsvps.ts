import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, listRsvpIds, listRsvps, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import type { Correspondence } from '@smachot/server-messaging';
import { type GuestFilter, GuestQueries } from '../../persistence/guests/guest.queries';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { rsvpView, withoutGift } from '../../views/rsvp-view';
import { statsView } from '../../views/stats-view';

/** Reads a page of an event's guests; the first page includes the counts of all guests and of those the filter matches. */
export class ListRsvps extends Query<Result<AnswerOf<typeof listRsvps>>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
    readonly filter: GuestFilter,
  ) {
    super();
  }
}

@QueryHandler(ListRsvps)
export class ListRsvpsHandler implements IQueryHandler<ListRsvps> {
  constructor(
    private readonly queries: GuestQueries,
    private readonly merged: MergedGuests,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, filter }: ListRsvps): Promise<Result<AnswerOf<typeof listRsvps>>> {
    const first = filter.cursor === undefined;
    const now = this.clock.now();
    // the page is read beside the counts, which take longer; of an event that is not the caller's it is thrown away
    const [event, { guests, nextCursor, messages }] = await Promise.all([
      first ? this.queries.eventWithStats(eventId, userId, now) : this.queries.event(eventId, userId),
      this.page(eventId, filter, now),
    ]);
    if (!event) return refuse('not_found');
    return accept({
      rsvps: guests
        .map((guest) => rsvpView(guest, event.headcount, messages.get(guest.id)))
        .map((view) => (event.editor ? view : withoutGift(view))),
      ...(event.row ? { stats: statsView(event.row) } : {}),
      ...(first && filter.counts
        ? { matching: await this.queries.countMatching(eventId, filter, event.headcount, now) }
        : {}),
      nextCursor,
    });
  }

  private async page(eventId: EventId, filter: GuestFilter, now: Date) {
    const page = await this.queries.page(eventId, filter, now);
    const messages = filter.compact
      ? new Map<string, Correspondence>()
      : await this.merged.messagesOf(page.guests);
    return { ...page, messages };
  }
}

/** Reads the ids of all guests that match the filter. */
export class RsvpIds extends Query<Result<AnswerOf<typeof listRsvpIds>>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
    readonly filter: GuestFilter,
  ) {
    super();
  }
}

@QueryHandler(RsvpIds)
export class RsvpIdsHandler implements IQueryHandler<RsvpIds> {
  constructor(
    private readonly queries: GuestQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, filter }: RsvpIds): Promise<Result<AnswerOf<typeof listRsvpIds>>> {
    const rsvpIds = await this.queries.ids(eventId, userId, filter, this.clock.now());
    return rsvpIds ? accept({ rsvpIds }) : refuse('not_found');
  }
}
