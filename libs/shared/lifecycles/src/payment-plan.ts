import { setup, transition } from 'xstate';
import type { PaymentPlanStatus } from '@smachot/contracts';

/** Who may make which move of an order that is paid in a deposit and a rest. Source: product, Plans of payment. */
export type PaymentPlanMove =
  /** The deposit was taken. */
  | { type: 'capture'; by: 'system' }
  /** The day of the rest has come. */
  | { type: 'ask'; by: 'system' }
  /** The card was refused, or its owner has to confirm. */
  | { type: 'refuse'; by: 'system' }
  /** By the customer also with another card. */
  | { type: 'retry'; by: 'system' | 'customer' }
  /** It was tried for as long as it is. */
  | { type: 'exhaust'; by: 'system' }
  /** The rest was taken, or nothing of it is left. */
  | { type: 'pay'; by: 'system' }
  | { type: 'extend'; by: 'partner' }
  /** By the system when the event begins and nobody has decided. */
  | { type: 'waive'; by: 'partner' | 'system' }
  /** The order is over. */
  | { type: 'end'; by: 'system' };

const end = { guard: 'system', target: 'ended' } as const;
const pay = { guard: 'system', target: 'paid' } as const;

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const paymentPlanLifecycle = setup({
  types: { events: {} as PaymentPlanMove },
  guards: {
    system: ({ event }) => event.by === 'system',
    partner: ({ event }) => event.by === 'partner',
    customer: ({ event }) => event.by === 'customer',
    customerOrSystem: ({ event }) => event.by === 'customer' || event.by === 'system',
    partnerOrSystem: ({ event }) => event.by === 'partner' || event.by === 'system',
  },
}).createMachine({
  id: 'paymentPlan',
  initial: 'pending',
  states: {
    pending: { on: { capture: { guard: 'system', target: 'deposit_paid' }, end } },
    deposit_paid: { on: { ask: { guard: 'system', target: 'rest_due' }, pay, end } },
    rest_due: { on: { refuse: { guard: 'system', target: 'action_required' }, pay, end } },
    action_required: {
      on: {
        retry: { guard: 'customerOrSystem', target: 'rest_due' },
        exhaust: { guard: 'system', target: 'undecided' },
        // a challenge its owner confirms after all
        pay,
        end,
      },
    },
    undecided: {
      on: {
        retry: { guard: 'customer', target: 'rest_due' },
        extend: { guard: 'partner', target: 'action_required' },
        waive: { guard: 'partnerOrSystem', target: 'waived' },
        pay,
        end,
      },
    },
    paid: {},
    waived: {},
    ended: {},
  },
});

const at = (status: PaymentPlanStatus) => paymentPlanLifecycle.resolveState({ value: status });

export const canMovePaymentPlan = (status: PaymentPlanStatus, move: PaymentPlanMove): boolean =>
  at(status).can(move);
/** The status after the move; undefined when the move is not allowed. */
export const movePaymentPlan = (
  status: PaymentPlanStatus,
  move: PaymentPlanMove,
): PaymentPlanStatus | undefined => {
  const from = at(status);
  return from.can(move) ? transition(paymentPlanLifecycle, from, move)[0].value : undefined;
};

/** The rest is asked of the card, and it is not known yet what becomes of it. */
export const restIsAsked = (status: PaymentPlanStatus): boolean =>
  status === 'rest_due' || status === 'action_required' || status === 'undecided';
