import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type ProposalMove =
  | { type: 'edit'; by: 'store' }
  | { type: 'send'; by: 'store' }
  /** Another version, under the same address. */
  | { type: 'revise'; by: 'store' }
  | { type: 'view'; by: 'customer' }
  | { type: 'decline'; by: 'customer' }
  /** The customer starts to pay: from then on, for a while, the terms stand still. */
  | { type: 'begin'; by: 'customer' }
  /** An order was made of it: told afterwards, so also of one that has expired meanwhile. */
  | { type: 'accept'; by: 'system' }
  /** Withdrawn by the store, or its time is over. */
  | { type: 'expire'; by: 'store' | 'system' };

const revise = { guard: by('store'), target: 'sent' };
const decline = { guard: by('customer'), target: 'declined' };
const accept = { guard: by('system'), target: 'accepted' };
const expire = { guard: by('store', 'system'), target: 'expired' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens ask the same machine. */
export const proposalLifecycle = lifecycle(
  setup({ types: { events: {} as ProposalMove } }).createMachine({
    id: 'proposal',
    initial: 'draft',
    states: {
      draft: {
        on: {
          edit: { guard: by('store'), target: 'draft' },
          send: { guard: by('store'), target: 'sent' },
        },
      },
      sent: {
        on: {
          revise,
          view: { guard: by('customer'), target: 'viewed' },
          decline,
          begin: { guard: by('customer'), target: 'sent' },
          accept,
          expire,
        },
      },
      viewed: {
        on: {
          revise,
          view: { guard: by('customer'), target: 'viewed' },
          decline,
          begin: { guard: by('customer'), target: 'viewed' },
          accept,
          expire,
        },
      },
      accepted: {},
      declined: { on: { revise, accept } },
      expired: { on: { revise, accept } },
    },
  }),
);
