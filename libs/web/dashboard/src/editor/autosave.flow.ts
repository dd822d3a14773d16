import { problemOf, type CallFailure } from '@smachot/web-platform';
import { assign, fromPromise, setup } from 'xstate';

/** `values` is the edited object; `version` is the last version the server answered with. */
type Context = {
  values: unknown;
  version: number;
  /** Typed since the last save went off. */
  dirty: boolean;
  problem: CallFailure | null;
};
type Input = { values: unknown; version: number; dirty: boolean };
export type AutosaveEvent =
  /** From what is there by then: several edits may come before anything is drawn. */
  | { type: 'edit'; change: (values: unknown) => unknown }
  /** Now, not when the fingers rest. */
  | { type: 'save' }
  /** This very screen saved something else (pictures) upon `upon`: saving goes on from there, if the values are of that version, too. */
  | { type: 'saved-elsewhere'; upon: number; version: number }
  /** Resolves a conflict: saves the local values on top of the server's current version. */
  | { type: 'overwrite'; version: number };

export const REST_MS = 900;
export const RETRY_MS = 8_000;

const failure = ({ event }: { event: { error: unknown } }) => problemOf(event.error);

/**
 * Saves by debounce. Invalid values wait until they are corrected; a call without an answer is retried; a newer version from
 * another person (conflict.version) stops saving until the person has decided.
 */
export const autosaveFlow = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as AutosaveEvent },
  actors: {
    /** Gives the new version. */
    save: fromPromise<number, { values: unknown; version: number }>(() =>
      Promise.reject(new Error('not wired')),
    ),
  },
  actions: {
    keep: assign(({ context, event }) =>
      event.type === 'edit' ? { values: event.change(context.values), dirty: true } : {},
    ),
    keepVersion: assign(({ event }) =>
      event.type === 'saved-elsewhere' || event.type === 'overwrite' ? { version: event.version } : {},
    ),
    keepProblem: assign({ problem: (_, problem: CallFailure) => problem }),
  },
  guards: {
    isSound: (): boolean => true,
    isDirty: ({ context }) => context.dirty,
    isSameVersion: ({ context, event }) => event.type === 'saved-elsewhere' && event.upon === context.version,
    isConflict: (_, problem: CallFailure) => problem.code === 'conflict.version',
    mayPass: (_, problem: CallFailure) => problem.kind === 'no-response' || (problem.status ?? 0) >= 500,
  },
  delays: { rest: REST_MS, retry: RETRY_MS },
}).createMachine({
  id: 'autosave',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'start',
  on: { 'saved-elsewhere': { guard: 'isSameVersion', actions: 'keepVersion' } },
  states: {
    start: { always: [{ guard: 'isDirty', target: 'waiting' }, { target: 'clean' }] },
    /** All is on the server. */
    clean: { on: { edit: { target: 'waiting', actions: 'keep' } } },
    waiting: {
      on: { edit: { target: 'waiting', reenter: true, actions: 'keep' }, save: 'judging' },
      after: { rest: 'judging' },
    },
    judging: { always: [{ guard: 'isSound', target: 'saving' }, { target: 'faulty' }] },
    /** Not saved: there is something to mend. */
    faulty: { on: { edit: { target: 'waiting', actions: 'keep' }, save: 'judging' } },
    saving: {
      entry: assign({ dirty: false, problem: null }),
      on: { edit: { actions: 'keep' } },
      invoke: {
        src: 'save',
        input: ({ context }) => ({ values: context.values, version: context.version }),
        onDone: [
          {
            guard: 'isDirty',
            target: 'waiting',
            actions: assign({ version: ({ event }) => event.output }),
          },
          { target: 'clean', actions: assign({ version: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: failure },
            target: 'conflict',
            actions: [assign({ dirty: true }), { type: 'keepProblem', params: failure }],
          },
          {
            guard: { type: 'mayPass', params: failure },
            target: 'unreachable',
            actions: [assign({ dirty: true }), { type: 'keepProblem', params: failure }],
          },
          {
            target: 'refused',
            actions: [assign({ dirty: true }), { type: 'keepProblem', params: failure }],
          },
        ],
      },
    },
    /** No answer from the server; retried automatically. */
    unreachable: {
      on: { edit: { target: 'waiting', actions: 'keep' }, save: 'saving' },
      after: { retry: 'saving' },
    },
    /** The server refused: another edit or another press of save retries. */
    refused: { on: { edit: { target: 'waiting', actions: 'keep' }, save: 'judging' } },
    /** Another person has saved. Typing goes on, and nothing is sent until the person decides which version counts. */
    conflict: {
      on: { edit: { actions: 'keep' }, overwrite: { target: 'judging', actions: 'keepVersion' } },
    },
  },
});
export type AutosaveState =
  | 'start'
  | 'clean'
  | 'waiting'
  | 'judging'
  | 'faulty'
  | 'saving'
  | 'unreachable'
  | 'refused'
  | 'conflict';
