import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, getGuest, RsvpId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { GuestQueries } from '../../persistence/guests/guest.queries';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { rsvpView, withoutGift } from '../../views/rsvp-view';

/** Reads one guest in the form of the list, by an id that may belong to a record merged since. */
export class OneRsvp extends Query<Result<AnswerOf<typeof getGuest>>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OneRsvp)
export class OneRsvpHandler implements IQueryHandler<OneRsvp> {
  constructor(
    private readonly queries: GuestQueries,
    private readonly merged: MergedGuests,
  ) {}

  async execute({ eventId, rsvpId, userId }: OneRsvp): Promise<Result<AnswerOf<typeof getGuest>>> {
    const guest = await this.queries.one(eventId, rsvpId, userId);
    if (!guest) return refuse('not_found');
    const messages = await this.merged.messages([guest.id]);
    const view = rsvpView(guest, guest.headcount, messages.get(guest.id));
    return accept(guest.editor ? view : withoutGift(view));
  }
}
