import { setup } from 'xstate';
import type { PaymentPlanStatus } from '@smachot/contracts';
import { by, lifecycle } from './lifecycle';

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

const end = { guard: by('system'), target: 'ended' } as const;
const pay = { guard: by('system'), target: 'paid' } as const;

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const paymentPlanLifecycle = lifecycle(
  setup({
    types: { events: {} as PaymentPlanMove },
  }).createMachine({
    id: 'paymentPlan',
    initial: 'pending',
    states: {
      pending: { on: { capture: { guard: by('system'), target: 'deposit_paid' }, end } },
      deposit_paid: { on: { ask: { guard: by('system'), target: 'rest_due' }, pay, end } },
      rest_due: { on: { refuse: { guard: by('system'), target: 'action_required' }, pay, end } },
      action_required: {
        on: {
          retry: { guard: by('customer', 'system'), target: 'rest_due' },
          exhaust: { guard: by('system'), target: 'undecided' },
          // a challenge its owner confirms after all
          pay,
          end,
        },
      },
      undecided: {
        on: {
          retry: { guard: by('customer'), target: 'rest_due' },
          extend: { guard: by('partner'), target: 'action_required' },
          waive: { guard: by('partner', 'system'), target: 'waived' },
          pay,
          end,
        },
      },
      paid: {},
      waived: {},
      ended: {},
    },
  }),
);

/** Whether the card is being charged for the rest and the result is still unknown. */
export const restIsRequested = (status: PaymentPlanStatus): boolean =>
  status === 'rest_due' || status === 'action_required' || status === 'undecided';
