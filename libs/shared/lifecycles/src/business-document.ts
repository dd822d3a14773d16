import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type BusinessDocumentMove =
  /** Another document instead of this one; a certificate of kashrut is decided anew. */
  | { type: 'replace'; by: 'owner' }
  | { type: 'verify'; by: 'admin' }
  /** Also of a verified certificate that was withdrawn by its certifier. */
  | { type: 'reject'; by: 'admin' };

/** A certificate of kashrut begins in process; insurance and licence are filed, and nobody decides about them. */
export const businessDocumentLifecycle = lifecycle(
  setup({
    types: { events: {} as BusinessDocumentMove },
  }).createMachine({
    id: 'businessDocument',
    initial: 'in_process',
    states: {
      filed: { on: { replace: { guard: by('owner'), target: 'filed' } } },
      in_process: {
        on: {
          verify: { guard: by('admin'), target: 'verified' },
          reject: { guard: by('admin'), target: 'rejected' },
          replace: { guard: by('owner'), target: 'in_process' },
        },
      },
      verified: {
        on: {
          reject: { guard: by('admin'), target: 'rejected' },
          replace: { guard: by('owner'), target: 'in_process' },
        },
      },
      rejected: { on: { replace: { guard: by('owner'), target: 'in_process' } } },
    },
  }),
);
