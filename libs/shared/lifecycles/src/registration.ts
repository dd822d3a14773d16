import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type RegistrationMove =
  /** By the system at once where the event asks for no approval, also of whoever moves up from the waiting list. */
  | { type: 'approve'; by: 'host' | 'system' }
  /** By the system when the host did not answer in time, or the event began. */
  | { type: 'reject'; by: 'host' | 'system' }
  /** By the system when it was not paid in time. */
  | { type: 'cancel'; by: 'attendee' | 'host' | 'system' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const registrationLifecycle = lifecycle(
  setup({
    types: { events: {} as RegistrationMove },
  }).createMachine({
    id: 'registration',
    initial: 'pending',
    states: {
      pending: {
        on: {
          approve: { guard: by('host', 'system'), target: 'approved' },
          reject: { guard: by('host', 'system'), target: 'rejected' },
          cancel: { guard: by('attendee', 'host', 'system'), target: 'canceled' },
        },
      },
      approved: {
        on: { cancel: { guard: by('attendee', 'host', 'system'), target: 'canceled' } },
      },
      rejected: {},
      canceled: {},
    },
  }),
);
