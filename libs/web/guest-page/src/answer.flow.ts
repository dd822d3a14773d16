import type { EventId, GuestPage } from '@smachot/contracts';
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { type GuestAnswers, GuestProblem, readPage, sendAnswers } from './guest-calls';
import { asPreviewed, previewAnswer } from './preview';
import { textsFor } from './texts';

export type Step = 'attending' | 'headcount' | 'special_requests' | 'transportation';
type Context = {
  eventId: EventId;
  token: string | null;
  /** The hosts preview the page: no answer is sent. */
  preview: boolean;
  page: GuestPage | null;
  step: Step;
  pending: GuestAnswers | null;
  problem: GuestProblem['kind'] | null;
};
export type AnswerEvent =
  { type: 'answer'; answers: GuestAnswers } | { type: 'back' } | { type: 'change' } | { type: 'retry' };

/** The steps of the conversation, in its order. Only guests who come are asked further, and only the questions the host configured. */
export const stepsOf = (page: GuestPage): Step[] =>
  page.guest?.answer === 'confirmed'
    ? [
        'attending',
        ...(['headcount', 'special_requests', 'transportation'] as const).filter((step) =>
          page.questions.includes(step),
        ),
      ]
    : ['attending'];

/** The expected steps before the first answer: a guest who comes is asked all questions. */
export const plannedSteps = (page: GuestPage): Step[] =>
  page.guest?.answer ? stepsOf(page) : ['attending', ...page.questions];

const stepAfter = (page: GuestPage, step: Step): Step | undefined => {
  const steps = stepsOf(page);
  return steps[steps.indexOf(step) + 1];
};
const stepBefore = (page: GuestPage, step: Step): Step => {
  const steps = stepsOf(page);
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'attending';
};

const problemOf = (error: unknown): GuestProblem['kind'] =>
  error instanceof GuestProblem ? error.kind : 'offline';

/** Every answer is stored as it is given: a guest who closes the page halfway has still answered. */
export const answerFlow = setup({
  types: {
    context: {} as Context,
    events: {} as AnswerEvent,
    input: {} as { eventId: EventId; token: string | null; preview?: boolean },
  },
  actors: {
    read: fromPromise(async ({ input }: { input: Pick<Context, 'eventId' | 'token' | 'preview'> }) => {
      const page = await readPage(input.eventId, input.token);
      return input.preview ? asPreviewed(page, textsFor(page.language).texts.preview.name) : page;
    }),
    send: fromPromise(({ input }: { input: Context }) =>
      input.preview
        ? Promise.resolve(previewAnswer(input.page!, input.pending!))
        : sendAnswers(input.eventId, input.token!, input.pending!),
    ),
  },
  guards: {
    answered: ({ context }) => !!context.page?.guest?.answer,
    known: ({ context }) => !!context.page?.guest,
    open: ({ context }) => !!context.page?.open,
  },
}).createMachine({
  id: 'answer',
  context: ({ input }) => ({
    preview: false,
    ...input,
    page: null,
    step: 'attending',
    pending: null,
    problem: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => ({
          eventId: context.eventId,
          token: context.token,
          preview: context.preview,
        }),
        onDone: { target: 'deciding', actions: assign({ page: ({ event }) => event.output }) },
        onError: { target: 'lost', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    deciding: {
      always: [
        { guard: 'answered', target: 'done' },
        { guard: ({ context }) => !context.page?.open, target: 'closed' },
        { guard: 'known', target: 'asking' },
        { target: 'unknown' },
      ],
    },
    asking: {
      on: {
        answer: {
          target: 'sending',
          actions: assign({ pending: ({ event }) => event.answers, problem: null }),
        },
        back: {
          actions: assign({ step: ({ context }) => stepBefore(context.page!, context.step), problem: null }),
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ context, event }) => !!stepAfter(event.output, context.step),
            target: 'asking',
            actions: assign({
              step: ({ context, event }) => stepAfter(event.output, context.step)!,
              page: ({ event }) => event.output,
              pending: null,
            }),
          },
          { target: 'done', actions: assign({ page: ({ event }) => event.output, pending: null }) },
        ],
        onError: [
          { guard: ({ event }) => problemOf(event.error) === 'closed', target: 'closed' },
          { target: 'unsent', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
        ],
      },
    },
    /** The answer is stored locally and can be sent again; another one may be given instead. */
    unsent: {
      on: {
        retry: 'sending',
        answer: { target: 'sending', actions: assign({ pending: ({ event }) => event.answers }) },
        back: {
          target: 'asking',
          actions: assign({ step: ({ context }) => stepBefore(context.page!, context.step) }),
        },
      },
    },
    done: { on: { change: { guard: 'open', target: 'asking', actions: assign({ step: 'attending' }) } } },
    closed: {},
    unknown: {},
    lost: { on: { retry: 'reading' } },
  },
});

export type AnswerState = SnapshotFrom<typeof answerFlow>;
