import type { Tx } from '@smachot/server-platform';

/** Sends a live hint to everyone who has the event open, and to the user whose list of events changed. */
export const hintCohostsChanged = (tx: Tx, eventId: string, userId: string): void => {
  tx.hint(`event:${eventId}`);
  tx.hint(`user:${userId}`);
};
