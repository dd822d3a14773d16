import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type TicketPaymentMove =
  /** A card is asked: when registering, when moving up from the waiting list, and for another try. */
  | { type: 'ask'; by: 'attendee' | 'system' }
  | { type: 'challenge'; by: 'provider' }
  /** Another try is awaited for a day. */
  | { type: 'refuse'; by: 'provider' }
  | { type: 'hold'; by: 'provider' }
  | { type: 'capture'; by: 'provider' }
  /** The registration ended, or was not paid in time. */
  | { type: 'end'; by: 'system' };

const ask = { guard: by('attendee', 'system'), target: 'authorising' } as const;
const challenge = { guard: by('provider'), target: 'action_required' } as const;
const refuse = { guard: by('provider'), target: 'due' } as const;
const hold = { guard: by('provider'), target: 'held' } as const;
const capture = { guard: by('provider'), target: 'captured' } as const;
const fail = { guard: by('system'), target: 'failed' } as const;

/** The payment of a registration. Pure: no invoke, no timers, no clock. */
export const ticketPaymentLifecycle = lifecycle(
  setup({ types: { events: {} as TicketPaymentMove } }).createMachine({
    id: 'ticketPayment',
    initial: 'authorising',
    states: {
      waiting: { on: { ask, capture, end: fail } },
      authorising: { on: { challenge, refuse, hold, capture, end: fail } },
      action_required: { on: { ask, refuse, hold, capture, end: fail } },
      due: { on: { ask, challenge, hold, capture, end: fail } },
      held: { on: { challenge, refuse, capture, end: { guard: by('system'), target: 'released' } } },
      // money that did move is written down, also when it is told after the end
      captured: {},
      failed: { on: { capture } },
      released: { on: { capture } },
    },
  }),
);
