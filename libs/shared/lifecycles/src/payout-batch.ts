import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type PayoutBatchMove =
  /** Another part of the stores has been looked at. */
  | { type: 'plan'; by: 'system' }
  /** Every store has been looked at. */
  | { type: 'finish'; by: 'system' }
  /** A file is made, or one that was not sent is replaced. */
  | { type: 'make_file'; by: 'admin' }
  | { type: 'send'; by: 'admin' }
  /** The bank's answer was read; there may be more than one. */
  | { type: 'answer'; by: 'bank' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens ask the same machine. */
export const payoutBatchLifecycle = lifecycle(
  setup({ types: { events: {} as PayoutBatchMove } }).createMachine({
    id: 'payoutBatch',
    initial: 'planning',
    states: {
      planning: {
        on: {
          plan: { guard: by('system'), target: 'planning' },
          finish: { guard: by('system'), target: 'planned' },
        },
      },
      planned: {
        on: {
          make_file: { guard: by('admin'), target: 'planned' },
          send: { guard: by('admin'), target: 'sent' },
        },
      },
      sent: { on: { answer: { guard: by('bank'), target: 'answered' } } },
      answered: { on: { answer: { guard: by('bank'), target: 'answered' } } },
    },
  }),
);
