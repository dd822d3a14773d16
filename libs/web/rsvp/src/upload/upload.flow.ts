import type { AnswerOf, confirmTable, InputOf, mapColumns, UploadId } from '@smachot/contracts';
import { assign, fromPromise, setup } from 'xstate';

/** The host's input: a file of a table, or text that was pasted, picked from contacts or exported as vCard. */
export type TableSource =
  | { from: 'file'; file: File }
  | { from: 'text'; kind: 'list' | 'vcard'; text: string };
export type UploadResult = AnswerOf<typeof confirmTable>;
/** What the host corrects in how the table is read: columns, sheet, hidden parts. */
export type Correction = InputOf<typeof mapColumns>['body'];

type Context = {
  uploadId: UploadId | null;
  source: TableSource | null;
  correction: Correction;
  result: UploadResult | null;
  problem: unknown;
};
type Input = { uploadId: UploadId | null; result: UploadResult | null };
type Event =
  | { type: 'bring'; source: TableSource }
  | { type: 'map'; correction: Correction }
  | { type: 'confirm' }
  /** Another file instead of this one; also the way on after a preview has expired. */
  | { type: 'replace' };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * The flow of an upload: bring a list → check it → confirm. The rows themselves are on the server under `uploadId`, which is in
 * the address: after a reload the flow starts at the same step. Nothing is stored before `confirm`.
 */
export const uploadFlow = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    /** Gives the id of the preview. */
    read: fromPromise<string, TableSource>(notProvided),
    map: fromPromise<void, { uploadId: UploadId; correction: Correction }>(notProvided),
    confirm: fromPromise<UploadResult, string>(notProvided),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, source: null, correction: {}, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: ({ context }) => context.result !== null, target: 'done' },
        { guard: ({ context }) => context.uploadId !== null, target: 'checking' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        bring: { target: 'reading', actions: assign({ problem: null, source: ({ event }) => event.source }) },
      },
    },
    reading: {
      on: { replace: 'choosing' },
      invoke: {
        src: 'read',
        input: ({ context }) => context.source!,
        onDone: { target: 'checking', actions: assign({ uploadId: ({ event }) => event.output }) },
        onError: { target: 'choosing', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    checking: {
      on: {
        replace: { target: 'choosing', actions: assign({ problem: null, uploadId: null, source: null }) },
        // a second correction before the first is answered: only the last one counts
        map: {
          target: '.mapping',
          reenter: true,
          actions: assign({ problem: null, correction: ({ event }) => event.correction }),
        },
      },
      initial: 'steady',
      states: {
        steady: { on: { confirm: { target: '#upload.confirming', actions: assign({ problem: null }) } } },
        mapping: {
          invoke: {
            src: 'map',
            input: ({ context }) => ({ uploadId: context.uploadId!, correction: context.correction }),
            onDone: 'steady',
            onError: { target: 'steady', actions: assign({ problem: ({ event }) => event.error }) },
          },
        },
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.uploadId!,
        onDone: { target: 'done', actions: assign({ result: ({ event }) => event.output }) },
        onError: { target: 'checking', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    done: {
      on: {
        replace: { target: 'choosing', actions: assign({ uploadId: null, source: null, result: null }) },
      },
    },
  },
});
