import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

/**
 * One thing asked of the card provider. `intended`: written down before the provider is called. `opened`: the sale's id is known, or
 * the provider was asked. `abandoned`: a sale that was given up; whatever it took, or still takes, goes back.
 */
export type LedgerEntryStatus =
  | 'intended'
  | 'opened'
  | 'action_required'
  | 'held'
  | 'captured'
  | 'charged'
  | 'refunded'
  | 'voided'
  | 'checked'
  | 'failed'
  | 'abandoned';

export type LedgerEntryMove =
  | { type: 'open'; by: 'worker' }
  | { type: 'challenge'; by: 'provider' }
  | { type: 'hold'; by: 'provider' }
  | { type: 'charge'; by: 'provider' }
  /** Of a hold whose sum was taken. */
  | { type: 'capture'; by: 'provider' }
  | { type: 'refund'; by: 'provider' }
  /** Nothing is held or taken any more. */
  | { type: 'void'; by: 'provider' }
  /** Of a sale that only checks a card. */
  | { type: 'check'; by: 'provider' }
  /** By the worker when the provider was not asked, or stayed silent for too long. */
  | { type: 'fail'; by: 'provider' | 'worker' }
  /** Another attempt takes the place of one that may still be confirmed. */
  | { type: 'supersede'; by: 'order' }
  /** By the worker when a hold could not be captured. */
  | { type: 'abandon'; by: 'order' | 'worker' };

const asked = {
  challenge: { guard: by('provider'), target: 'action_required' },
  hold: { guard: by('provider'), target: 'held' },
  charge: { guard: by('provider'), target: 'charged' },
  refund: { guard: by('provider'), target: 'refunded' },
  void: { guard: by('provider'), target: 'voided' },
  check: { guard: by('provider'), target: 'checked' },
  fail: { guard: by('provider', 'worker'), target: 'failed' },
} as const;
const begun = {
  ...asked,
  supersede: { guard: by('order'), target: 'abandoned' },
  abandon: { guard: by('order'), target: 'abandoned' },
} as const;

/** Pure: no invoke, no timers, no clock. */
export const ledgerEntryLifecycle = lifecycle(
  setup({ types: { events: {} as LedgerEntryMove } }).createMachine({
    id: 'ledgerEntry',
    initial: 'intended',
    states: {
      intended: { on: { ...asked, open: { guard: by('worker'), target: 'opened' } } },
      opened: { on: begun },
      action_required: { on: begun },
      held: {
        on: {
          capture: { guard: by('provider'), target: 'captured' },
          void: { guard: by('provider'), target: 'voided' },
          abandon: { guard: by('order', 'worker'), target: 'abandoned' },
        },
      },
      captured: { on: { abandon: { guard: by('order'), target: 'abandoned' } } },
      charged: { on: { abandon: { guard: by('order'), target: 'abandoned' } } },
      abandoned: {
        on: {
          void: { guard: by('provider'), target: 'voided' },
          fail: { guard: by('provider', 'worker'), target: 'failed' },
        },
      },
      // a charge that was taken for refused, told late
      failed: { on: { charge: { guard: by('provider'), target: 'charged' } } },
      refunded: {},
      voided: {},
      checked: {},
    },
  }),
);
