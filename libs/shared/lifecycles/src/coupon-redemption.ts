import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type RedemptionMove =
  /** The checkout became what it was for. */
  | { type: 'redeem'; by: 'system' }
  /** The checkout ended, or the order was declined, recalled or cancelled: the use counts no more. */
  | { type: 'free'; by: 'system' };

/** Pure: no invoke, no timers, no clock. One use of a coupon, from the checkout that reserves it. */
export const redemptionLifecycle = lifecycle(
  setup({ types: { events: {} as RedemptionMove } }).createMachine({
    id: 'coupon-redemption',
    initial: 'reserved',
    states: {
      reserved: {
        on: {
          redeem: { guard: by('system'), target: 'redeemed' },
          free: { guard: by('system'), target: 'freed' },
        },
      },
      redeemed: { on: { free: { guard: by('system'), target: 'freed' } } },
      freed: {},
    },
  }),
);
