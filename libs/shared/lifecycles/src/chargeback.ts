import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type ChargebackMove =
  /** A side says what it knows, as often as it likes until the evidence is sent. */
  | { type: 'answer'; by: 'customer' | 'business' }
  /** The answers were handed to the provider. */
  | { type: 'send_evidence'; by: 'admin' }
  /** The provider's sale stands again; that is read there, and nobody here may say so. */
  | { type: 'win'; by: 'provider' }
  /** The provider has no notification for a loss: an admin records it. */
  | { type: 'lose'; by: 'admin' }
  /** Nothing was sent in time. */
  | { type: 'expire'; by: 'clock' };

const win = { guard: by('provider'), target: 'won' } as const;
const lose = { guard: by('admin'), target: 'lost' } as const;

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const chargebackLifecycle = lifecycle(
  setup({ types: { events: {} as ChargebackMove } }).createMachine({
    id: 'chargeback',
    initial: 'opened',
    states: {
      opened: {
        on: {
          answer: { guard: by('customer', 'business'), target: 'opened' },
          send_evidence: { guard: by('admin'), target: 'evidence_sent' },
          win,
          lose,
          expire: { guard: by('clock'), target: 'lost' },
        },
      },
      evidence_sent: { on: { win, lose } },
      // the provider gave the sum back after all
      lost: { on: { win } },
      won: {},
    },
  }),
);
