import { setup } from 'xstate';
import type { OrderStatus } from '@smachot/contracts';
import { by, lifecycle } from './lifecycle';

/** A business has so long to answer; an order nobody answered is declined by itself. */
export const HOURS_TO_ANSWER = 48;

/** Who may make which move. Source: product, Order. */
export type OrderTransition =
  | { type: 'approve'; by: 'partner' }
  /** By the system when nobody answered in time. */
  | { type: 'decline'; by: 'partner' | 'system' }
  | { type: 'recall'; by: 'customer' }
  /** By the system when an approved order was not paid in time. */
  | { type: 'cancel'; by: 'partner' | 'customer' | 'system' }
  | { type: 'complete'; by: 'system' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the buttons of both sides ask the same machine. */
export const orderLifecycle = lifecycle(
  setup({
    types: { events: {} as OrderTransition },
  }).createMachine({
    id: 'order',
    initial: 'pending',
    states: {
      pending: {
        on: {
          approve: { guard: by('partner'), target: 'approved' },
          decline: { guard: by('partner', 'system'), target: 'declined' },
          recall: { guard: by('customer'), target: 'recalled' },
        },
      },
      approved: {
        on: {
          cancel: [
            { guard: by('partner'), target: 'cancelled_partner' },
            { guard: by('customer', 'system'), target: 'cancelled_customer' },
          ],
          complete: { guard: by('system'), target: 'done' },
        },
      },
      declined: {},
      recalled: {},
      cancelled_partner: {},
      cancelled_customer: {},
      done: {},
    },
  }),
);

/** Whether it waits for an answer, or is agreed on and not over. */
export const stands = (status: OrderStatus): boolean => status === 'pending' || status === 'approved';

/** Whether it still keeps a slot of the store. */
export const holdsSlot = (status: OrderStatus): boolean => stands(status) || status === 'done';
