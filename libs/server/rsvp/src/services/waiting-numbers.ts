import { Injectable } from '@nestjs/common';
import type { EventId } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { Rsvp } from '../domain/guests/rsvp';
import type { InvitationState } from '../domain/invitations/invitation';
import { NumberDigests } from '../persistence/guests/number-digests';
import { eventHours } from './sending/event-hours';

const MORNING = '10:00';

/** Tells hosts of numbers above the invited ones: of each at once, and of those that still wait on the next morning. */
@Injectable()
export class WaitingNumbers {
  constructor(private readonly digests: NumberDigests) {}

  /** Of these answers, the ones whose number has just begun to wait; each number is told once. */
  async tell(tx: Tx, answers: { rsvp: Rsvp; event: InvitationState }[], now: Date): Promise<void> {
    const planned = new Map<EventId, Date>();
    for (const { rsvp, event } of answers) {
      if (!rsvp.notes.some((note) => note.kind === 'number_awaiting_approval')) continue;
      tx.emit('notifications.wanted', {
        userId: event.hostId,
        kind: 'number_awaiting_approval',
        values: { eventId: event.id, rsvpId: rsvp.state.id, number: rsvp.state.numberWaiting },
        href: `/me/rsvps/${event.id}?guest=${rsvp.state.id}`,
        urgent: false,
      });
      planned.set(event.id, digestAt(event, now));
    }
    await this.digests.plan(tx, planned);
  }
}

/** Ten in the morning of the next day, or the first open hour after it. */
const digestAt = (event: InvitationState, now: Date): Date =>
  eventHours(event).next(atWallTime(addDays(wallTime(now).day, 1), MORNING));
