import { setup, transition } from 'xstate';
import type { OrderMoveName, OrderStatus } from '@smachot/contracts';

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
export type OrderActor = OrderTransition['by'];

/** Pure: no invoke, no timers, no clock. The server's aggregate and the buttons of both sides ask the same machine. */
export const orderLifecycle = setup({
  types: { events: {} as OrderTransition },
  guards: {
    partner: ({ event }) => event.by === 'partner',
    customer: ({ event }) => event.by === 'customer',
    system: ({ event }) => event.by === 'system',
    partnerOrSystem: ({ event }) => event.by === 'partner' || event.by === 'system',
    customerOrSystem: ({ event }) => event.by === 'customer' || event.by === 'system',
  },
}).createMachine({
  id: 'order',
  initial: 'pending',
  states: {
    pending: {
      on: {
        approve: { guard: 'partner', target: 'approved' },
        decline: { guard: 'partnerOrSystem', target: 'declined' },
        recall: { guard: 'customer', target: 'recalled' },
      },
    },
    approved: {
      on: {
        cancel: [
          { guard: 'partner', target: 'cancelled_partner' },
          { guard: 'customerOrSystem', target: 'cancelled_customer' },
        ],
        complete: { guard: 'system', target: 'done' },
      },
    },
    declined: {},
    recalled: {},
    cancelled_partner: {},
    cancelled_customer: {},
    done: {},
  },
});

const at = (status: OrderStatus) => orderLifecycle.resolveState({ value: status });

/** XState ignores unknown events in silence, so every move is asked for first. */
export const canMoveOrder = (status: OrderStatus, move: OrderTransition): boolean => at(status).can(move);

/** The status after the move; undefined when the move is not allowed. */
export const transitionOrder = (status: OrderStatus, move: OrderTransition): OrderStatus | undefined => {
  const from = at(status);
  return from.can(move) ? transition(orderLifecycle, from, move)[0].value : undefined;
};

/** The moves a side has now, the welcome one first. */
export const movesOfOrder = (status: OrderStatus, by: 'partner' | 'customer'): OrderMoveName[] =>
  (['approve', 'decline', 'recall', 'cancel'] as const).filter((type) =>
    canMoveOrder(status, { type, by } as OrderTransition),
  );

/** Whether it still keeps a slot of the store. */
export const holdsSlot = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'approved' || status === 'done';
