import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, guestHistory, RsvpId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { GuestHistoryQueries } from '../../persistence/guests/guest-history.queries';
import { GuestTimeline } from '../../services/guest-timeline';
import { ReminderEligibility } from '../../services/reminder-eligibility';

type Answer = AnswerOf<typeof guestHistory>;

/** Reads one guest's timeline, and whether the guest may be reminded. */
export class GuestHistory extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(GuestHistory)
export class GuestHistoryHandler implements IQueryHandler<GuestHistory> {
  constructor(
    private readonly queries: GuestHistoryQueries,
    private readonly timeline: GuestTimeline,
    private readonly reminders: ReminderEligibility,
  ) {}

  async execute({ eventId, rsvpId, userId }: GuestHistory): Promise<Result<Answer>> {
    const guest = await this.queries.guest(eventId, rsvpId, userId);
    if (!guest) return refuse('not_found');
    const entries = await this.timeline.of(guest.id, userId);
    return accept({ entries, eligibility: await this.reminders.of(guest) });
  }
}
