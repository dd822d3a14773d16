import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/** issuer: the business it belongs to, by one of its owners; admin: a super admin, also for the platform's own. */
export type CouponMove =
  | { type: 'change'; by: 'issuer' | 'admin' }
  | { type: 'delete'; by: 'issuer' | 'admin' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens ask the same machine. */
export const couponLifecycle = lifecycle(
  setup({ types: { events: {} as CouponMove } }).createMachine({
    id: 'coupon',
    initial: 'active',
    states: {
      active: {
        on: {
          change: { guard: by('issuer', 'admin'), target: 'active' },
          delete: { guard: by('issuer', 'admin'), target: 'deleted' },
        },
      },
      deleted: {},
    },
  }),
);
