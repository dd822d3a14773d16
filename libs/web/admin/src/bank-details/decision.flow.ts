import { problemOf, type CallFailure } from '@smachot/web-platform';
import { assign, fromPromise, setup } from 'xstate';

/** How long a decision may be taken back before it is sent. */
export const UNDO_MS = 10_000;

type Context = { problem: CallFailure | null };
export type DecisionEvent =
  | { type: 'undo' }
  /** Sends at once, because the person leaves the screen. */
  | { type: 'send' }
  | { type: 'retry' }
  /** The person has read that another admin was first. */
  | { type: 'dismiss' };

const failure = ({ event }: { event: { error: unknown } }) => problemOf(event.error);

/**
 * One decision of an admin, from the key press to the server's answer. Nothing is sent while it can be undone. A decision that
 * another admin was faster with stays on the screen until it was read: it was not made.
 */
export const decisionFlow = setup({
  types: { context: {} as Context, events: {} as DecisionEvent },
  actors: { send: fromPromise<void>(() => Promise.reject(new Error('not wired'))) },
  actions: {
    keepProblem: assign({ problem: (_, problem: CallFailure) => problem }),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    /** The details are no longer what this admin saw: decided by another one, edited or withdrawn. */
    isOvertaken: (_, { status }: CallFailure) => status === 404 || status === 409,
  },
  delays: { undo: UNDO_MS },
}).createMachine({
  id: 'decision',
  context: { problem: null },
  initial: 'undoable',
  states: {
    undoable: { on: { undo: 'undone', send: 'sending' }, after: { undo: 'sending' } },
    sending: {
      entry: 'forgetProblem',
      invoke: {
        src: 'send',
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isOvertaken', params: failure },
            target: 'overtaken',
            actions: { type: 'keepProblem', params: failure },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: failure } },
        ],
      },
    },
    /** Not known to have arrived; sending the same decision again changes nothing more. */
    failed: { on: { retry: 'sending', undo: 'undone' } },
    overtaken: { on: { dismiss: 'read' } },
    undone: { type: 'final' },
    sent: { type: 'final' },
    read: { type: 'final' },
  },
});
export type DecisionState = 'undoable' | 'sending' | 'failed' | 'overtaken' | 'undone' | 'sent' | 'read';
