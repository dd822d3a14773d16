import { setup } from 'xstate';
import type { ThreadSide } from '@smachot/contracts';
import { by, lifecycle } from './lifecycle';

export type ThreadMove =
  | { type: 'write'; by: ThreadSide }
  /** By either side, to the admins. */
  | { type: 'report'; by: ThreadSide }
  /** The report was looked at and nothing was wrong. */
  | { type: 'dismiss'; by: 'admin' }
  | { type: 'close'; by: 'admin' };

/** Pure: no invoke, no timers, no clock. Writing leaves a thread as it is, and is possible only while it is open. */
export const threadLifecycle = lifecycle(
  setup({
    types: { events: {} as ThreadMove },
  }).createMachine({
    id: 'thread',
    initial: 'open',
    states: {
      open: {
        on: {
          write: { guard: by('customer', 'partner'), target: 'open' },
          report: { guard: by('customer', 'partner'), target: 'reported' },
        },
      },
      reported: {
        on: {
          dismiss: { guard: by('admin'), target: 'open' },
          close: { guard: by('admin'), target: 'closed' },
        },
      },
      closed: {},
    },
  }),
);
