import type { acceptOffer, ArgumentsOf, Checkout, CheckoutId, placeOrder } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import { assign, fromPromise, setup } from 'xstate';

export type OrderToPlace = ArgumentsOf<typeof placeOrder>['body'];
/** A proposal that its customer accepts: the same way from the press to the order. */
export type OfferToAccept = ArgumentsOf<typeof acceptOffer>['body'];
type ToPlace = OrderToPlace | OfferToAccept;

type Context = {
  order: ToPlace | null;
  /** Idempotency key of this placement. A retry of the same order after "no response" reuses it; null: the next placement is new. */
  key: string | null;
  checkoutId: CheckoutId | null;
  checkout: Checkout | null;
  /** The refusal code when it is final for this date or this card. */
  refusal: string | null;
  /** The error of the last call, shown where the person may retry. */
  problem: unknown;
  /** The error of the last read of the checkout. */
  lost: unknown;
  /** The person abandoned a checkout at the bank's confirmation; shown until the next placement. */
  left: boolean;
  /** The person agreed to the terms of this business: an order was sent, or a checkout was made of one. */
  consented: boolean;
  reads: number;
};
type Input = { checkoutId: CheckoutId | null };
type Failed = { error: unknown };
type Event =
  | { type: 'place'; order: ToPlace }
  /** The state may have changed: the server sent a hint, or the person returned to the page. */
  | { type: 'look' }
  /** The person abandons the checkout: the slot is released. */
  | { type: 'leave' }
  | { type: 'back' };

const missing = () => Promise.reject(new Error('not provided'));
export const isOrder = (order: ToPlace): order is OrderToPlace => 'pricingUnitId' in order;
/** Compares two orders; the draft they were reviewed in does not matter. */
const sameOrder = (a: ToPlace | null, b: ToPlace) =>
  JSON.stringify({ ...a, draftId: null }) === JSON.stringify({ ...b, draftId: null });

/** Refusals that a retry cannot change. */
const ENDS = new Set([
  'slot.taken',
  'slot.one_a_day',
  'slot.closed',
  'slot.notice',
  'slot.past',
  'slot.too_far',
  'pricing_unit.gone',
]);
const codeOf = (error: unknown) => problemOf(error).code ?? '';
/** The server refused, and will refuse the same request again; any other error leaves the outcome unknown. */
const isAnswer = (error: unknown) => {
  const { kind, status = 500, code } = problemOf(error);
  return kind === 'answer' && status < 500 && code !== 'idempotency.in_progress';
};

const SOON_MS = 900;
const LATER_MS = 5_000;

/**
 * State machine from the reviewed order to its placement: placing, waiting for the card, confirmation by the card's owner at the bank,
 * placed or refused. The screen provides the server calls `place`, `read` and `drop`. Started with a checkout's id, it continues
 * that checkout, for example after a visit to the bank.
 */
export const checkoutFlow = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    place: fromPromise<Checkout, { order: ToPlace; key: string }>(missing),
    read: fromPromise<Checkout, { checkoutId: CheckoutId }>(missing),
    drop: fromPromise<unknown, { checkoutId: CheckoutId }>(missing),
  },
  delays: {
    untilNextLook: ({ context }) => Math.min(SOON_MS * (1 + context.reads), LATER_MS),
  },
  guards: {
    known: ({ context }) => context.checkoutId !== null,
    placed: ({ context }) => context.checkout?.status === 'placed',
    over: ({ context }) => context.checkout?.status === 'refused' || context.checkout?.status === 'expired',
    endsIt: (_, { error }: Failed) => ENDS.has(codeOf(error)),
    isAnswer: (_, { error }: Failed) => isAnswer(error),
    isGone: (_, { error }: Failed) => problemOf(error).status === 404,
  },
  actions: {
    begin: assign(({ context, event }) => {
      if (event.type !== 'place') return {};
      const key = context.key !== null && sameOrder(context.order, event.order) ? context.key : newId();
      return {
        order: event.order,
        key,
        problem: null,
        refusal: null,
        left: false,
        consented: true,
        reads: 0,
      };
    }),
    startAnew: assign({ key: null, checkoutId: null, checkout: null, refusal: null, reads: 0 }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    order: null,
    key: null,
    checkoutId: input.checkoutId,
    checkout: null,
    refusal: null,
    problem: null,
    lost: null,
    left: false,
    consented: false,
    reads: 0,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'known', target: 'following' }, { target: 'reviewing' }] },
    reviewing: { entry: assign({ lost: null }), on: { place: { target: 'placing', actions: 'begin' } } },
    placing: {
      invoke: {
        src: 'place',
        input: ({ context }) => ({ order: context.order!, key: context.key! }),
        onDone: {
          target: 'following.deciding',
          actions: assign({
            checkout: ({ event }) => event.output,
            checkoutId: ({ event }) => event.output.checkoutId,
          }),
        },
        onError: [
          {
            guard: { type: 'endsIt', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: assign({ refusal: ({ event }) => codeOf(event.error), key: null }),
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewing',
            actions: assign({ problem: ({ event }) => event.error, key: null }),
          },
          { target: 'reviewing', actions: assign({ problem: ({ event }) => event.error }) },
        ],
      },
    },
    following: {
      initial: 'reading',
      on: { leave: { target: 'dropping', actions: assign({ problem: null }) } },
      states: {
        deciding: {
          always: [
            { guard: 'placed', target: '#checkout.placed' },
            {
              guard: 'over',
              target: '#checkout.refused',
              actions: assign({
                refusal: ({ context }) => context.checkout?.code ?? context.checkout?.status ?? null,
              }),
            },
            { target: 'waiting' },
          ],
        },
        waiting: { on: { look: 'reading' }, after: { untilNextLook: 'reading' } },
        reading: {
          invoke: {
            src: 'read',
            input: ({ context }) => ({ checkoutId: context.checkoutId! }),
            onDone: {
              target: 'deciding',
              actions: assign({
                checkout: ({ event }) => event.output,
                lost: null,
                consented: true,
                reads: ({ context }) => context.reads + 1,
              }),
            },
            onError: [
              {
                guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
                target: '#checkout.reviewing',
                actions: ['startAnew', assign({ problem: ({ event }) => event.error })],
              },
              {
                target: 'waiting',
                actions: assign({
                  lost: ({ event }) => event.error,
                  reads: ({ context }) => context.reads + 1,
                }),
              },
            ],
          },
        },
      },
    },
    dropping: {
      invoke: {
        src: 'drop',
        input: ({ context }) => ({ checkoutId: context.checkoutId! }),
        onDone: { target: 'reviewing', actions: ['startAnew', assign({ left: true })] },
        // the order may have been placed a moment before: read again
        onError: {
          target: 'following.reading',
          actions: assign({ problem: ({ event }) => event.error }),
        },
      },
    },
    refused: {
      on: {
        back: { target: 'reviewing', actions: 'startAnew' },
        place: { target: 'placing', actions: ['startAnew', 'begin'] },
      },
    },
    placed: { type: 'final' },
  },
});
