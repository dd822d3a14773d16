import type { UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { Rsvp } from '../domain/guests/rsvp';

/** Notifies the host, once per number, that a guest gave a number above the invited one. */
export const tellOfWaitingNumber = (tx: Tx, rsvp: Rsvp, hostId: UserId): void => {
  const waiting = rsvp.notes.find((note) => note.kind === 'number_awaiting_approval');
  if (!waiting) return;
  tx.emit('notifications.wanted', {
    userId: hostId,
    kind: 'number_awaiting_approval',
    values: { eventId: rsvp.state.eventId, rsvpId: rsvp.state.id, number: rsvp.state.numberWaiting },
    href: `/me/rsvps/${rsvp.state.eventId}?guest=${rsvp.state.id}`,
    urgent: false,
  });
};
