import type { AnswerOf, previewSend, RsvpId, sendInvites } from '@smachot/contracts';
import { assign, fromPromise, setup } from 'xstate';
import type { SendRequest } from './send-key';

export type SendPreview = AnswerOf<typeof previewSend>;
export type SendAnswer = AnswerOf<typeof sendInvites>;
type Request = Omit<SendRequest, 'rsvpIds' | 'consent' | 'sendAt'>;

/** An hour the host chose; null: now; undefined: not now, and no hour is chosen yet, so that nothing can be sent. */
export type SendAt = string | null | undefined;

type Context = {
  request: Request;
  rsvpIds: RsvpId[];
  consent: boolean;
  sendAt: SendAt;
  preview: SendPreview | null;
  answer: SendAnswer | null;
  /** The error of the last call. */
  problem: unknown;
};
type Input = { request: Request; consent: boolean };
type Event =
  | { type: 'consent'; given: boolean }
  | { type: 'when'; at: SendAt }
  | { type: 'send' }
  | { type: 'retry' }
  | { type: 'refresh' };

const body = ({ request, rsvpIds, consent, sendAt }: Context): SendRequest => ({
  ...request,
  rsvpIds,
  consent,
  ...(sendAt ? { sendAt } : {}),
});
/** Now or on their day. */
export const reached = ({ sendable, later }: SendPreview): number =>
  later.reduce((sum, { rsvpIds }) => sum + rsvpIds.length, sendable.length);

/**
 * The flow of a sending: resolves the audience, requests a preview from the server, sends. Actors are given by the dialog:
 * `audience` gives ids, `preview` and `send` call. A failed send returns to `ready` with the same request, so that pressing again
 * repeats the same sending under the same key.
 */
export const sendFlow = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    audience: fromPromise<string[]>(() => Promise.reject(new Error('not provided'))),
    preview: fromPromise<SendPreview, SendRequest>(() => Promise.reject(new Error('not provided'))),
    send: fromPromise<SendAnswer, SendRequest>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    sendable: ({ context: { preview, sendAt } }) =>
      preview !== null && reached(preview) > 0 && sendAt !== undefined,
    nobody: (_, ids: RsvpId[]) => ids.length === 0,
    accepted: (_, answer: SendAnswer) => answer.campaignId !== null,
  },
}).createMachine({
  id: 'send',
  context: ({ input }) => ({
    ...input,
    rsvpIds: [],
    sendAt: null,
    preview: null,
    answer: null,
    problem: null,
  }),
  initial: 'gathering',
  on: {
    consent: {
      target: '.previewing',
      actions: assign({ consent: ({ event }) => event.given, problem: null }),
    },
    // also while another hour is being previewed
    when: {
      target: '.previewing',
      actions: assign({ sendAt: ({ event }) => event.at, problem: null }),
    },
  },
  states: {
    gathering: {
      // Consent may be given meanwhile, but the audience is not known yet.
      on: { consent: { actions: assign({ consent: ({ event }) => event.given }) } },
      invoke: {
        src: 'audience',
        onDone: [
          { guard: { type: 'nobody', params: ({ event }) => event.output }, target: 'nobody' },
          { target: 'previewing', actions: assign({ rsvpIds: ({ event }) => event.output }) },
        ],
        onError: { target: 'stuck', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    nobody: { on: { refresh: 'gathering', consent: {} } },
    previewing: {
      invoke: {
        src: 'preview',
        input: ({ context }) => body(context),
        onDone: { target: 'ready', actions: assign({ preview: ({ event }) => event.output }) },
        onError: { target: 'stuck', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    stuck: {
      on: {
        consent: { actions: assign({ consent: ({ event }) => event.given }) },
        retry: { target: 'gathering', actions: assign({ problem: null }) },
      },
    },
    ready: {
      on: {
        send: { guard: 'sendable', target: 'sending', actions: assign({ problem: null }) },
        refresh: 'previewing',
      },
    },
    sending: {
      // The request is on its way: consent and hour must not change meanwhile.
      on: { consent: {}, when: {} },
      invoke: {
        src: 'send',
        input: ({ context }) => body(context),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: assign({ answer: ({ event }) => event.output }),
          },
          // All guests were refused after all (a guest answered meanwhile, a limit was reached): the preview shows who and why.
          { target: 'previewing' },
        ],
        onError: { target: 'ready', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    sent: { type: 'final' },
  },
});
