import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/**
 * owner: an owner of the store; system: the worker when its hour comes, or when the store may send no more. `planned`: it was paused before
 * its hour, which is still ahead.
 */
export type NewsletterMove =
  | { type: 'edit' | 'schedule' | 'unschedule'; by: 'owner' }
  | { type: 'resume'; by: 'owner'; planned?: boolean }
  | { type: 'pause' | 'cancel'; by: 'owner' | 'system' }
  | { type: 'start' | 'finish'; by: 'system' };

const cancel = { guard: by('owner', 'system'), target: 'cancelled' } as const;

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens ask the same machine. */
export const newsletterLifecycle = lifecycle(
  setup({ types: { events: {} as NewsletterMove } }).createMachine({
    id: 'newsletter',
    initial: 'draft',
    states: {
      draft: {
        on: {
          edit: { guard: by('owner'), target: 'draft' },
          schedule: { guard: by('owner'), target: 'scheduled' },
          cancel,
        },
      },
      scheduled: {
        on: {
          unschedule: { guard: by('owner'), target: 'draft' },
          start: { guard: by('system'), target: 'sending' },
          pause: { guard: by('system'), target: 'paused' },
          cancel,
        },
      },
      sending: {
        on: {
          pause: { guard: by('owner', 'system'), target: 'paused' },
          finish: { guard: by('system'), target: 'sent' },
          cancel,
        },
      },
      paused: {
        on: {
          resume: [
            { guard: ({ event }) => by('owner')({ event }) && event.planned === true, target: 'scheduled' },
            { guard: by('owner'), target: 'sending' },
          ],
          cancel,
        },
      },
      sent: {},
      cancelled: {},
    },
  }),
);
