import { Injectable } from '@nestjs/common';
import type { PublicEventId } from '@smachot/contracts';
import { accept, DAY_SECONDS, refuse, type Result } from '@smachot/kernel';
import { RateLimits } from '@smachot/server-platform';

/** Changes of an event's time or place in 24 hours, once somebody has registered. */
const MOST_A_DAY = 5;

/** Limits how often the registrants of an event are told of another time or place: each change writes to all of them. */
@Injectable()
export class ChangePace {
  constructor(private readonly limits: RateLimits) {}

  async take(eventId: PublicEventId): Promise<Result<undefined>> {
    const taken = await this.limits.take(`event-changes:${eventId}`, MOST_A_DAY, DAY_SECONDS);
    return taken.allowed ? accept() : refuse('hosted_event.moved_today');
  }
}
