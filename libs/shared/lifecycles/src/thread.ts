import { setup, transition } from 'xstate';
import type { ThreadSide, ThreadStatus } from '@smachot/contracts';

export type ThreadMove =
  | { type: 'write'; by: ThreadSide }
  /** By either side, to the admins. */
  | { type: 'report'; by: ThreadSide }
  /** The report was looked at and nothing was wrong. */
  | { type: 'dismiss'; by: 'admin' }
  | { type: 'close'; by: 'admin' };

/** Pure: no invoke, no timers, no clock. Writing leaves a thread as it is, and is possible only while it is open. */
export const threadLifecycle = setup({
  types: { events: {} as ThreadMove },
  guards: {
    side: ({ event: { by } }) => by === 'customer' || by === 'partner',
    admin: ({ event }) => event.by === 'admin',
  },
}).createMachine({
  id: 'thread',
  initial: 'open',
  states: {
    open: {
      on: {
        write: { guard: 'side', target: 'open' },
        report: { guard: 'side', target: 'reported' },
      },
    },
    reported: {
      on: {
        dismiss: { guard: 'admin', target: 'open' },
        close: { guard: 'admin', target: 'closed' },
      },
    },
    closed: {},
  },
});

const at = (status: ThreadStatus) => threadLifecycle.resolveState({ value: status });

export const canMoveThread = (status: ThreadStatus, move: ThreadMove): boolean => at(status).can(move);
/** The status after the move; undefined when the move is not allowed. */
export const moveThread = (status: ThreadStatus, move: ThreadMove): ThreadStatus | undefined => {
  const from = at(status);
  return from.can(move) ? transition(threadLifecycle, from, move)[0].value : undefined;
};
