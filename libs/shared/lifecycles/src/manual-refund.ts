import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type ManualRefundMove =
  /** By another super admin, or by the limit when the sum is small enough for one. */
  | { type: 'approve'; by: 'second' | 'limit' }
  /** By the one who asked: the request is taken back. */
  | { type: 'decline'; by: 'first' | 'second' }
  | { type: 'expire'; by: 'system' }
  /** The provider has refunded it. */
  | { type: 'refund'; by: 'provider' }
  | { type: 'fail'; by: 'provider' };

/** Pure: no invoke, no timers, no clock. A refund that admins give by hand, with four eyes above a sum. */
export const manualRefundLifecycle = lifecycle(
  setup({ types: { events: {} as ManualRefundMove } }).createMachine({
    id: 'manual-refund',
    initial: 'requested',
    states: {
      requested: {
        on: {
          approve: { guard: by('second', 'limit'), target: 'approved' },
          decline: { guard: by('first', 'second'), target: 'declined' },
          expire: { guard: by('system'), target: 'expired' },
        },
      },
      approved: {
        on: {
          refund: { guard: by('provider'), target: 'done' },
          fail: { guard: by('provider'), target: 'failed' },
        },
      },
      done: {},
      failed: {},
      declined: {},
      expired: {},
    },
  }),
);
