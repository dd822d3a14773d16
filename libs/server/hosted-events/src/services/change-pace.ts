import { Injectable } from '@nestjs/common';
import type { PublicEventId } from '@smachot/contracts';
import { accept, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';

/** Changes of an event's time or place in 24 hours, once somebody has registered. */
const MOST_A_DAY = 5;

/** Limits how often the registrants of an event are told of another time or place: each change writes to all of them. */
@Injectable()
export class ChangePace {
  /** Under the lock of the event. A refusal has to roll the change back. */
  async take(tx: Tx, eventId: PublicEventId, now: Date): Promise<Result<undefined>> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from hosted_events.told_changes where event_id = $1 and told_at > $2',
      [eventId, new Date(now.getTime() - DAY_MS)],
    );
    if (row!.count >= MOST_A_DAY) return refuse('hosted_event.moved_today');
    await tx.query('insert into hosted_events.told_changes (id, event_id, told_at) values ($1, $2, $3)', [
      newId(),
      eventId,
      now,
    ]);
    return accept();
  }
}
