import type { EventStanding, EventStandingMove, PublicEventId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { eventStandingLifecycle } from '@smachot/lifecycles';

export type EventModerationState = {
  eventId: PublicEventId;
  status: EventStanding;
  /** The first report since the last decision. */
  reportedAt: Date | null;
  decidedAt: Date | null;
  /** Why it is off the site; null while it is not. */
  reason: string | null;
};

/** Where an event stands with the admins. */
export class EventModeration {
  /** @param version of the event, which every change of its host raises */
  constructor(
    readonly state: EventModerationState,
    readonly version: number,
  ) {}

  static clear(eventId: PublicEventId, version: number): EventModeration {
    const moments = { reportedAt: null, decidedAt: null };
    return new EventModeration({ eventId, status: 'clear', ...moments, reason: null }, version);
  }

  report(now: Date): Result<undefined> {
    const status = eventStandingLifecycle.move(this.state.status, { type: 'report', by: 'reader' });
    if (!status) return refuse('not_found');
    if (this.state.status !== 'reported') this.state.reportedAt = now;
    this.state.status = status;
    return accept();
  }

  decide(move: EventStandingMove, reason: string, now: Date): Result<undefined> {
    const status = eventStandingLifecycle.move(this.state.status, { type: move, by: 'admin' });
    if (!status) return refuse('lifecycle.illegal_move');
    Object.assign(this.state, { status, decidedAt: now, reason: status === 'off' ? reason : null });
    return accept();
  }
}
