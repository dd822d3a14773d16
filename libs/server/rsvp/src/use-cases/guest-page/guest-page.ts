import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, GuestPage, RsvpId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { GuestPages } from '../../services/guest-pages';

/** Reads the public invitation page. With a guest it includes the guest's answer; without one it reveals no guest's name. */
export class GuestPageOf extends Query<Result<GuestPage>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId | null,
  ) {
    super();
  }
}

@QueryHandler(GuestPageOf)
export class GuestPageOfHandler implements IQueryHandler<GuestPageOf> {
  constructor(private readonly pages: GuestPages) {}
  execute({ eventId, rsvpId }: GuestPageOf): Promise<Result<GuestPage>> {
    return this.pages.of(eventId, rsvpId);
  }
}
