import type { PricingUnitId } from '@smachot/contracts';
import { type CallFailure, isSound, problemOf } from '@smachot/web-platform';
import { assign, fromPromise, setup } from 'xstate';
import { reachable, stepFaults, STEPS, type BecomeValues, type Step } from './become-values';

type Context = {
  values: BecomeValues;
  step: Step;
  /** The person tried to leave this step while it was incomplete: its errors are shown. */
  tried: boolean;
  problem: CallFailure | null;
  /** The username of the store that exists already: a retry continues with publishing. */
  opened: string | null;
  unitId: PricingUnitId | null;
  /** Of the first offer; files do not survive a reload. */
  pictures: readonly File[];
  /** Pictures whose upload failed; the store exists without them. */
  picturesMissing: boolean;
  /** The store exists, but publishing it failed. */
  hidden: boolean;
};
type Input = { values: BecomeValues; step: Step; opened: string | null; unitId: PricingUnitId | null };
export type BecomeEvent =
  | { type: 'change'; values: Partial<BecomeValues> }
  | { type: 'pictures'; files: readonly File[] }
  | { type: 'next' }
  | { type: 'back' }
  /** From the address or the list of steps; only as far as everything before is done. */
  | { type: 'go'; step: Step }
  | { type: 'publish' };

const stepAt = (step: Step, by: number): Step => STEPS[STEPS.indexOf(step) + by] ?? step;
const failure = ({ event }: { event: { error: unknown } }) => problemOf(event.error);
const notWired = () => Promise.reject(new Error('not wired'));
const ABOUT_NAME = /^username\./;

/**
 * Seven questions, then the calls that open a store one after the other: open it, renew the session so that its claims include
 * the store, create the first unit, upload its pictures, publish it. Completed calls are kept: a retry resumes where it stopped.
 */
export const becomeFlow = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as BecomeEvent },
  actors: {
    /** Gives the username of the store. A store that is there already after an unheard answer counts as opened. */
    open: fromPromise<string, BecomeValues>(notWired),
    renew: fromPromise<void>(notWired),
    /** Gives the id of the pricing unit. */
    offer: fromPromise<string, { username: string; values: BecomeValues }>(notWired),
    picture: fromPromise<void, { unitId: PricingUnitId; files: readonly File[] }>(notWired),
    show: fromPromise<void, { username: string; values: BecomeValues }>(notWired),
  },
  actions: {
    keepProblem: assign({ problem: (_, problem: CallFailure) => problem }),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    stepIsSound: ({ context }) => isSound(stepFaults(context.values, context.step)),
    allIsSound: ({ context }) => reachable(context.values, 'review') === 'review',
    isOpened: ({ context }) => context.opened !== null,
    isOffered: ({ context }) => context.unitId !== null,
    aboutName: (_, problem: CallFailure) => ABOUT_NAME.test(problem.code ?? ''),
  },
}).createMachine({
  id: 'become',
  context: ({ input }) => ({
    ...input,
    step: reachable(input.values, input.step),
    tried: false,
    problem: null,
    pictures: [],
    picturesMissing: false,
    hidden: false,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        change: {
          actions: assign({
            values: ({ context, event }) => ({ ...context.values, ...event.values }),
            problem: null,
          }),
        },
        pictures: { actions: assign({ pictures: ({ event }) => event.files }) },
        next: [
          {
            guard: 'stepIsSound',
            actions: assign({ step: ({ context }) => stepAt(context.step, 1), tried: false, problem: null }),
          },
          { actions: assign({ tried: true }) },
        ],
        back: {
          actions: assign({ step: ({ context }) => stepAt(context.step, -1), tried: false, problem: null }),
        },
        go: {
          actions: assign({
            step: ({ context, event }) => reachable(context.values, event.step),
            tried: false,
            problem: null,
          }),
        },
        publish: [
          { guard: 'allIsSound', target: 'publishing', actions: 'forgetProblem' },
          { actions: assign({ step: ({ context }) => reachable(context.values, 'review'), tried: true }) },
        ],
      },
    },
    publishing: {
      initial: 'start',
      states: {
        start: { always: [{ guard: 'isOpened', target: 'renewing' }, { target: 'opening' }] },
        opening: {
          invoke: {
            src: 'open',
            input: ({ context }) => context.values,
            onDone: { target: 'renewing', actions: assign({ opened: ({ event }) => event.output }) },
            onError: [
              {
                guard: { type: 'aboutName', params: failure },
                target: '#become.asking',
                actions: [assign({ step: 'name' }), { type: 'keepProblem', params: failure }],
              },
              { target: '#become.asking', actions: { type: 'keepProblem', params: failure } },
            ],
          },
        },
        // a session that could not be renewed learns of the store within the half hour
        renewing: { invoke: { src: 'renew', onDone: 'offering', onError: 'offering' } },
        offering: {
          always: { guard: 'isOffered', target: 'picturing' },
          invoke: {
            src: 'offer',
            input: ({ context }) => ({ username: context.opened!, values: context.values }),
            onDone: { target: 'picturing', actions: assign({ unitId: ({ event }) => event.output }) },
            onError: { target: '#become.asking', actions: { type: 'keepProblem', params: failure } },
          },
        },
        picturing: {
          invoke: {
            src: 'picture',
            input: ({ context }) => ({ unitId: context.unitId!, files: context.pictures }),
            onDone: 'showing',
            onError: { target: 'showing', actions: assign({ picturesMissing: true }) },
          },
        },
        showing: {
          invoke: {
            src: 'show',
            input: ({ context }) => ({ username: context.opened!, values: context.values }),
            onDone: '#become.done',
            onError: { target: '#become.done', actions: assign({ hidden: true }) },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});
