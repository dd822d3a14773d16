import { setup, transition } from 'xstate';
import type { BookingStatus } from '@smachot/contracts';

export type BookingMove =
  /** What the customer was shown is another now. */
  | { type: 'change'; by: 'partner' }
  /** A link goes to the customer; again, it replaces the one before. */
  | { type: 'ask'; by: 'partner' }
  | { type: 'confirm'; by: 'customer' }
  | { type: 'decline'; by: 'customer' }
  /** By the system when the store is gone. */
  | { type: 'remove'; by: 'partner' | 'system' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const bookingLifecycle = setup({
  types: { events: {} as BookingMove },
  guards: {
    partner: ({ event }) => event.by === 'partner',
    customer: ({ event }) => event.by === 'customer',
    notCustomer: ({ event }) => event.by === 'partner' || event.by === 'system',
  },
}).createMachine({
  id: 'booking',
  initial: 'entered',
  states: {
    entered: {
      on: {
        change: { guard: 'partner', target: 'entered' },
        ask: { guard: 'partner', target: 'asked' },
        remove: { guard: 'notCustomer', target: 'removed' },
      },
    },
    asked: {
      on: {
        change: { guard: 'partner', target: 'entered' },
        ask: { guard: 'partner', target: 'asked' },
        confirm: { guard: 'customer', target: 'confirmed' },
        decline: { guard: 'customer', target: 'declined' },
        remove: { guard: 'notCustomer', target: 'removed' },
      },
    },
    confirmed: {
      on: {
        change: { guard: 'partner', target: 'entered' },
        decline: { guard: 'customer', target: 'declined' },
        remove: { guard: 'notCustomer', target: 'removed' },
      },
    },
    declined: {
      on: {
        change: { guard: 'partner', target: 'entered' },
        remove: { guard: 'notCustomer', target: 'removed' },
      },
    },
    removed: {},
  },
});

const at = (status: BookingStatus) => bookingLifecycle.resolveState({ value: status });

export const canMoveBooking = (status: BookingStatus, move: BookingMove): boolean => at(status).can(move);
/** The status after the move; undefined when the move is not allowed. */
export const moveBooking = (status: BookingStatus, move: BookingMove): BookingStatus | undefined => {
  const from = at(status);
  return from.can(move) ? transition(bookingLifecycle, from, move)[0].value : undefined;
};
