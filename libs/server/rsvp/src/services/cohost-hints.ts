import type { EventId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

/** Sends a live hint to everyone who has the event open, and to the user whose list of events changed. */
export const hintCohostsChanged = (tx: Tx, eventId: EventId, userId: UserId): void => {
  tx.hint(`event:${eventId}`);
  tx.hint(`user:${userId}`);
};
