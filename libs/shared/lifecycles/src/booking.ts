import type { BookingDecline } from '@smachot/contracts';
import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type BookingMove =
  /** The booking differs from the one the customer was shown. */
  | { type: 'change'; by: 'partner' }
  /** A link is sent to the customer; a second one replaces the first. */
  | { type: 'ask'; by: 'partner' }
  /** `declinedBecause`: the reason of a declined booking. Its customer may change their mind, another person at the phone is none. */
  | { type: 'confirm'; by: 'customer'; declinedBecause?: BookingDecline | null }
  | { type: 'decline'; by: 'customer' }
  /** By the system when the store is gone. */
  | { type: 'remove'; by: 'partner' | 'system' };

const customerChangesMind = ({ event }: { event: BookingMove }): boolean =>
  event.type === 'confirm' && event.by === 'customer' && event.declinedBecause === 'not_right';

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const bookingLifecycle = lifecycle(
  setup({
    types: { events: {} as BookingMove },
  }).createMachine({
    id: 'booking',
    initial: 'entered',
    states: {
      entered: {
        on: {
          change: { guard: by('partner'), target: 'entered' },
          ask: { guard: by('partner'), target: 'asked' },
          remove: { guard: by('partner', 'system'), target: 'removed' },
        },
      },
      asked: {
        on: {
          change: { guard: by('partner'), target: 'entered' },
          ask: { guard: by('partner'), target: 'asked' },
          confirm: { guard: by('customer'), target: 'confirmed' },
          decline: { guard: by('customer'), target: 'declined' },
          remove: { guard: by('partner', 'system'), target: 'removed' },
        },
      },
      confirmed: {
        on: {
          change: { guard: by('partner'), target: 'entered' },
          decline: { guard: by('customer'), target: 'declined' },
          remove: { guard: by('partner', 'system'), target: 'removed' },
        },
      },
      declined: {
        on: {
          change: { guard: by('partner'), target: 'entered' },
          confirm: { guard: customerChangesMind, target: 'confirmed' },
          remove: { guard: by('partner', 'system'), target: 'removed' },
        },
      },
      removed: {},
    },
  }),
);
