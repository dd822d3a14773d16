import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/** Goal of a payment: a hold, the sum itself, or nothing any more. */
export type PaymentGoal = 'hold' | 'capture' | 'release';
export type PaymentGoalMove =
  /** The sum is wanted, by its hold or by a charge. */
  | { type: 'capture'; by: 'order' }
  /** Nothing is to stay held or taken. */
  | { type: 'release'; by: 'order' };

export const paymentGoalLifecycle = lifecycle(
  setup({ types: { events: {} as PaymentGoalMove } }).createMachine({
    id: 'paymentGoal',
    initial: 'hold',
    states: {
      hold: {
        on: {
          capture: { guard: by('order'), target: 'capture' },
          release: { guard: by('order'), target: 'release' },
        },
      },
      capture: {
        on: {
          capture: { guard: by('order'), target: 'capture' },
          release: { guard: by('order'), target: 'release' },
        },
      },
      release: { on: { release: { guard: by('order'), target: 'release' } } },
    },
  }),
);

/**
 * `open`: to be held or charged. `challenged`: the card's owner has to confirm. `failed`: refused, until it is asked for again.
 * `released`: nothing is held or kept.
 */
export type PaymentStatus = 'open' | 'challenged' | 'held' | 'captured' | 'failed' | 'released';

/**
 * Moves of a payment with the actors allowed to make them. `provider`: its answer to a call, or a sale that was read. A callback
 * moves nothing, since its signature covers neither price nor status. `order`: the order's agreement. `worker`: the sweep.
 */
export type PaymentMove =
  | { type: 'hold'; by: 'provider' }
  | { type: 'challenge'; by: 'provider' }
  | { type: 'capture'; by: 'provider' }
  | { type: 'refuse'; by: 'provider' }
  /** The hold has run out: the card is charged anew. */
  | { type: 'expire'; by: 'provider' }
  /** Another attempt, perhaps with another card. By the worker on the days a bill is tried again. */
  | { type: 'retry'; by: 'order' | 'customer' | 'worker' }
  /** The last of its sales was looked at, or it never had one. */
  | { type: 'release'; by: 'provider' | 'order' };

const release = { guard: by('provider', 'order'), target: 'released' } as const;
const retry = { guard: by('order', 'customer', 'worker'), target: 'open' } as const;
const capture = { guard: by('provider'), target: 'captured' } as const;
const unpaid = {
  hold: { guard: by('provider'), target: 'held' },
  challenge: { guard: by('provider'), target: 'challenged' },
  capture,
  refuse: { guard: by('provider'), target: 'failed' },
  release,
} as const;

/** Pure: no invoke, no timers, no clock. The server's aggregate and its conditional updates ask the same machine. */
export const paymentLifecycle = lifecycle(
  setup({ types: { events: {} as PaymentMove } }).createMachine({
    id: 'payment',
    initial: 'open',
    states: {
      open: { on: unpaid },
      challenged: { on: { ...unpaid, retry } },
      held: {
        on: {
          capture,
          refuse: { guard: by('provider'), target: 'failed' },
          expire: { guard: by('provider'), target: 'open' },
          release,
        },
      },
      // money that did move is written down, also when it is told after a refusal
      failed: { on: { capture, retry, release } },
      captured: { on: { release } },
      released: {},
    },
  }),
);
