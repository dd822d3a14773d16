import type { RsvpStatus } from '@smachot/contracts';
import { canMoveRsvp, moveRsvp, type RsvpMove } from '@smachot/lifecycles';

// The lifecycle is pure and has few states, and ten thousand guests ask it the same question at once.
const known = new Map<string, RsvpStatus | undefined>();

/** The status after the move, or undefined when the lifecycle does not allow it. */
export const nextStatus = (
  status: RsvpStatus,
  move: RsvpMove,
  before: RsvpStatus | null,
): RsvpStatus | undefined => {
  const key = `${status} ${move.type} ${move.by} ${move.type === 'answer' ? move.answer : ''} ${before ?? ''}`;
  if (known.has(key)) return known.get(key);
  const next = canMoveRsvp(status, move, before) ? moveRsvp(status, move, before) : undefined;
  known.set(key, next);
  return next;
};
