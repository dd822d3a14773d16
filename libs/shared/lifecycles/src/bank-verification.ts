import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type BankVerificationMove =
  /** Details that were rejected are corrected and sent again; the first details start in process. */
  | { type: 'submit'; by: 'owner' }
  | { type: 'verify'; by: 'admin' }
  | { type: 'reject'; by: 'admin' }
  /** Details that wait, or were verified, are changed: they are decided anew, and payouts wait for it. */
  | { type: 'edit'; by: 'owner' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const bankVerificationLifecycle = lifecycle(
  setup({
    types: { events: {} as BankVerificationMove },
  }).createMachine({
    id: 'bankVerification',
    initial: 'in_process',
    states: {
      in_process: {
        on: {
          verify: { guard: by('admin'), target: 'verified' },
          reject: { guard: by('admin'), target: 'rejected' },
          edit: { guard: by('owner'), target: 'in_process' },
        },
      },
      verified: {
        on: { edit: { guard: by('owner'), target: 'in_process' } },
      },
      rejected: {
        on: { submit: { guard: by('owner'), target: 'in_process' } },
      },
    },
  }),
);
