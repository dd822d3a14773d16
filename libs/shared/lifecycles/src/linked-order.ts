import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/** Moves of a linked order with the actors allowed to make them. Source: product, Linked order. */
export type LinkedOrderMove =
  /** Guests of an invitation count for it from now on, also where others did before. */
  | { type: 'attach'; by: 'customer' }
  /** An agreed change has another price, which the cut-off settles, whether or not guests still count. */
  | { type: 'resume'; by: 'system' }
  /** At the cut-off of an order that both agreed to settle by who arrives: the number to prepare for is final, and nothing is paid yet. */
  | { type: 'count'; by: 'system' }
  /** At the cut-off the final number costs no more than was paid. */
  | { type: 'settle'; by: 'system' }
  /** At the cut-off one more sale has to be paid. */
  | { type: 'ask'; by: 'system' }
  | { type: 'paid'; by: 'system' }
  /** The further sale was not paid within a day. */
  | { type: 'lock'; by: 'system' }
  /** By the system when the order, or the invitation, is over. */
  | { type: 'leave'; by: 'customer' | 'system' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const linkedOrderLifecycle = lifecycle(
  setup({
    types: { events: {} as LinkedOrderMove },
  }).createMachine({
    id: 'following',
    initial: 'following',
    states: {
      following: {
        on: {
          attach: { guard: by('customer'), target: 'following' },
          count: { guard: by('system'), target: 'counting' },
          settle: { guard: by('system'), target: 'settled' },
          ask: { guard: by('system'), target: 'settling' },
          leave: { guard: by('customer', 'system'), target: 'left' },
        },
      },
      counting: {
        on: {
          settle: { guard: by('system'), target: 'settled' },
          ask: { guard: by('system'), target: 'settling' },
          leave: { guard: by('system'), target: 'left' },
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
  | { type: 'accept'; by: 'partner' }
  | { type: 'refuse'; by: 'partner' }
  | { type: 'lapse'; by: 'system' };

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
