import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type EventStandingMachineMove =
  | { type: 'report'; by: 'reader' }
  /** The reports were looked at and the event stays. */
  | { type: 'dismiss'; by: 'admin' }
  | { type: 'take_off'; by: 'admin' }
  | { type: 'bring_back'; by: 'admin' };

/** Where an event stands with the admins. One that stays may be reported again: its host may change it. */
export const eventStandingLifecycle = lifecycle(
  setup({ types: { events: {} as EventStandingMachineMove } }).createMachine({
    id: 'eventStanding',
    initial: 'clear',
    states: {
      clear: {
        on: {
          report: { guard: by('reader'), target: 'reported' },
          take_off: { guard: by('admin'), target: 'off' },
        },
      },
      reported: {
        on: {
          report: { guard: by('reader'), target: 'reported' },
          dismiss: { guard: by('admin'), target: 'clear' },
          take_off: { guard: by('admin'), target: 'off' },
        },
      },
      off: { on: { bring_back: { guard: by('admin'), target: 'clear' } } },
    },
  }),
);
