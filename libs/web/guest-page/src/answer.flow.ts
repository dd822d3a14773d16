import type { EventId, GuestPage } from '@smachot/contracts';
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { type GuestAnswers, GuestProblem, type ReadPage, readPage, sendAnswers } from './guest-calls';
import { halfway } from './halfway';
import { asPreviewed, previewAnswer } from './preview';
import { textsFor } from './texts';

export type Step = 'attending' | 'headcount' | 'special_requests' | 'transportation';
type Context = {
  eventId: EventId;
  token: string | null;
  /** The hosts preview the page: no answer is sent. */
  preview: boolean;
  page: GuestPage | null;
  /** The page is what this device kept, from that moment in ms; null: it is the server's. */
  asOf: number | null;
  step: Step;
  pending: GuestAnswers | null;
  problem: GuestProblem['kind'] | null;
};
export type AnswerEvent =
  | { type: 'answer'; answers: GuestAnswers }
  | { type: 'back' }
  | { type: 'change' }
  | { type: 'retry' }
  /** The network is back. */
  | { type: 'online' };

/** The steps of the conversation, in its order. Only guests who come are asked further, and only the questions the host configured. */
const stepsOf = (page: GuestPage): Step[] =>
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

/** The question at which a guest left the page halfway; none when all is answered or nothing can be answered. */
const leftAt = ({ page, eventId }: Context): Step | undefined =>
  page?.guest?.answer && page.open ? stepsOf(page).find((step) => step === halfway.step(eventId)) : undefined;

const problemOf = (error: unknown): GuestProblem['kind'] =>
  error instanceof GuestProblem ? error.kind : 'offline';

/** Not while a question is open: nothing that is typed is lost, and the next answer brings the server's page. */
const readAgain = { online: { guard: 'isKept', target: 'reading' } } as const;

/** Every answer is stored as it is given: a guest who closes the page halfway has still answered. */
export const answerFlow = setup({
  types: {
    context: {} as Context,
    events: {} as AnswerEvent,
    input: {} as { eventId: EventId; token: string | null; preview?: boolean },
  },
  actors: {
    read: fromPromise(
      async ({ input }: { input: Pick<Context, 'eventId' | 'token' | 'preview'> }): Promise<ReadPage> => {
        const { page, asOf } = await readPage(input.eventId, input.token);
        const name = textsFor(page.language).texts.preview.name;
        return { page: input.preview ? asPreviewed(page, name) : page, asOf };
      },
    ),
    send: fromPromise(({ input }: { input: Context }) =>
      input.preview
        ? Promise.resolve(previewAnswer(input.page!, input.pending!))
        : sendAnswers(input.eventId, input.token!, input.pending!),
    ),
  },
  actions: {
    keepStep: ({ context }) => halfway.keep(context.eventId, context.step),
    forgetStep: ({ context }) => halfway.forget(context.eventId),
  },
  guards: {
    halfway: ({ context }) => leftAt(context) !== undefined,
    answered: ({ context }) => !!context.page?.guest?.answer,
    known: ({ context }) => !!context.page?.guest,
    open: ({ context }) => !!context.page?.open,
    isKept: ({ context }) => context.asOf !== null,
  },
}).createMachine({
  id: 'answer',
  context: ({ input }) => ({
    preview: false,
    ...input,
    page: null,
    asOf: null,
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
        onDone: { target: 'deciding', actions: assign(({ event }) => event.output) },
        onError: { target: 'lost', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    deciding: {
      always: [
        {
          guard: 'halfway',
          target: 'asking',
          actions: assign({ step: ({ context }) => leftAt(context)! }),
        },
        { guard: 'answered', target: 'done' },
        { guard: ({ context }) => !context.page?.open, target: 'closed' },
        { guard: 'known', target: 'asking' },
        { target: 'unknown' },
      ],
    },
    asking: {
      entry: 'keepStep',
      on: {
        answer: {
          target: 'sending',
          actions: assign({ pending: ({ event }) => event.answers, problem: null }),
        },
        back: {
          target: 'asking',
          reenter: true,
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
              asOf: null,
              pending: null,
            }),
          },
          {
            target: 'done',
            actions: assign({ page: ({ event }) => event.output, asOf: null, pending: null }),
          },
        ],
        onError: [
          { guard: ({ event }) => problemOf(event.error) === 'closed', target: 'closed' },
          { target: 'unsent', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
        ],
      },
    },
    /** The answer waits on the open page and is sent when the network is back; another one may be given instead. */
    unsent: {
      on: {
        retry: 'sending',
        online: 'sending',
        answer: { target: 'sending', actions: assign({ pending: ({ event }) => event.answers }) },
        back: {
          target: 'asking',
          actions: assign({ step: ({ context }) => stepBefore(context.page!, context.step) }),
        },
      },
    },
    done: {
      entry: 'forgetStep',
      on: {
        change: { guard: 'open', target: 'asking', actions: assign({ step: 'attending' }) },
        ...readAgain,
      },
    },
    closed: { on: readAgain },
    unknown: { on: readAgain },
    lost: { on: { retry: 'reading', online: 'reading' } },
  },
});

export type AnswerState = SnapshotFrom<typeof answerFlow>;
