import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type PayoutMove =
  /** The bank has the file. */
  | { type: 'send'; by: 'admin' }
  /** It is left out of the file: the details are not verified any more. The sum is on the balance again. */
  | { type: 'cancel'; by: 'system' }
  /** The bank's answer does not name it. */
  | { type: 'pay'; by: 'bank' }
  /** The bank gave it back, sometimes days after its first answer. The sum is on the balance again. */
  | { type: 'return'; by: 'bank' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const payoutLifecycle = lifecycle(
  setup({ types: { events: {} as PayoutMove } }).createMachine({
    id: 'payout',
    initial: 'planned',
    states: {
      planned: {
        on: {
          send: { guard: by('admin'), target: 'sent' },
          cancel: { guard: by('system'), target: 'canceled' },
        },
      },
      sent: {
        on: {
          pay: { guard: by('bank'), target: 'paid' },
          return: { guard: by('bank'), target: 'returned' },
        },
      },
      paid: { on: { return: { guard: by('bank'), target: 'returned' } } },
      returned: {},
      canceled: {},
    },
  }),
);
