import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/** Who may make which move of an order that follows an invitation. Source: product, Linked order. */
export type FollowingMove =
  /** Guests of an invitation count for it from now on, also where others did before. */
  | { type: 'attach'; by: 'customer' }
  /** What was agreed on costs something else: that is settled at the cut-off, with guests or without. */
  | { type: 'resume'; by: 'system' }
  /** The cut-off has come and the number that counts costs what is paid, or less. */
  | { type: 'settle'; by: 'system' }
  /** The cut-off has come and one more sale is to be paid. */
  | { type: 'ask'; by: 'system' }
  | { type: 'paid'; by: 'system' }
  /** One more sale was not paid in a day. */
  | { type: 'lock'; by: 'system' }
  /** By the system when the order, or the invitation, is over. */
  | { type: 'leave'; by: 'customer' | 'system' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const followingLifecycle = lifecycle(
  setup({
    types: { events: {} as FollowingMove },
  }).createMachine({
    id: 'following',
    initial: 'following',
    states: {
      following: {
        on: {
          attach: { guard: by('customer'), target: 'following' },
          settle: { guard: by('system'), target: 'settled' },
          ask: { guard: by('system'), target: 'settling' },
          leave: { guard: by('customer', 'system'), target: 'left' },
        },
      },
      settling: {
        on: {
          paid: { guard: by('system'), target: 'settled' },
          lock: { guard: by('system'), target: 'locked' },
          leave: { guard: by('system'), target: 'left' },
        },
      },
      settled: {},
      locked: {},
      left: {
        on: {
          attach: { guard: by('customer'), target: 'following' },
          resume: { guard: by('system'), target: 'following' },
        },
      },
    },
  }),
);

/** proposed →accept|refuse(partner)→; a newer one or the cut-off makes it lapse. */
export type AmendmentMove =
  { type: 'accept'; by: 'partner' } | { type: 'refuse'; by: 'partner' } | { type: 'lapse'; by: 'system' };

export const amendmentLifecycle = lifecycle(
  setup({
    types: { events: {} as AmendmentMove },
  }).createMachine({
    id: 'amendment',
    initial: 'proposed',
    states: {
      proposed: {
        on: {
          accept: { guard: by('partner'), target: 'accepted' },
          refuse: { guard: by('partner'), target: 'refused' },
          lapse: { guard: by('system'), target: 'lapsed' },
        },
      },
      accepted: {},
      refused: {},
      lapsed: {},
    },
  }),
);
