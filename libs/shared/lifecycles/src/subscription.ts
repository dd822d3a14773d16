import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/** Who may make which move of a store's subscription. Source: product, Subscription. */
export type SubscriptionMove =
  /** The first plan, or a larger one, is requested: its charge decides. */
  | { type: 'choose'; by: 'owner' }
  /** A smaller plan, or a shorter cycle, applies from the end of the period on. */
  | { type: 'schedule'; by: 'owner' }
  /** The requested plan is paid. */
  | { type: 'start'; by: 'system' }
  /** The next period is paid. */
  | { type: 'renew'; by: 'system' }
  /** The next period was not paid. */
  | { type: 'miss'; by: 'system' }
  /** An unpaid renewal is tried again. */
  | { type: 'pay'; by: 'owner' }
  | { type: 'cancel'; by: 'owner' }
  /** Takes back a cancellation, or a smaller plan that was scheduled. */
  | { type: 'resume'; by: 'owner' }
  /** The period of a cancelled subscription, or the days of grace, are over. */
  | { type: 'expire'; by: 'system' }
  /** The store is gone, or the account that pays. */
  | { type: 'close'; by: 'system' };

const close = { guard: by('system'), target: 'inactive' } as const;

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens ask the same machine. */
export const subscriptionLifecycle = lifecycle(
  setup({ types: { events: {} as SubscriptionMove } }).createMachine({
    id: 'subscription',
    initial: 'inactive',
    states: {
      inactive: {
        on: {
          choose: { guard: by('owner'), target: 'inactive' },
          start: { guard: by('system'), target: 'active' },
        },
      },
      active: {
        on: {
          choose: { guard: by('owner'), target: 'active' },
          schedule: { guard: by('owner'), target: 'active' },
          start: { guard: by('system'), target: 'active' },
          renew: { guard: by('system'), target: 'active' },
          miss: { guard: by('system'), target: 'grace' },
          cancel: { guard: by('owner'), target: 'ending' },
          resume: { guard: by('owner'), target: 'active' },
          close,
        },
      },
      ending: {
        on: {
          choose: { guard: by('owner'), target: 'ending' },
          schedule: { guard: by('owner'), target: 'active' },
          start: { guard: by('system'), target: 'active' },
          resume: { guard: by('owner'), target: 'active' },
          expire: { guard: by('system'), target: 'inactive' },
          close,
        },
      },
      grace: {
        on: {
          renew: { guard: by('system'), target: 'active' },
          pay: { guard: by('owner'), target: 'grace' },
          // its period is over already
          cancel: { guard: by('owner'), target: 'inactive' },
          expire: { guard: by('system'), target: 'inactive' },
          close,
        },
      },
    },
  }),
);
