import type { Card } from '@smachot/contracts';
import { assign, fromPromise, setup } from 'xstate';
import type { CardFields, NewCard, Payer } from './hosted-fields';

export type CardForm = Payer & { nickname: string };
type Context = {
  fields: CardFields | null;
  form: CardForm | null;
  /** The card as the provider gives it, until it is stored. */
  card: NewCard | null;
  problem: 'fields' | 'card' | 'saving' | null;
  /** The provider's error when it made no token, the server's when the card could not be saved. */
  error: unknown;
  stored: Card | null;
};

/** Frames are mounted, the card is tokenized by the provider, its token is stored. Each try needs fresh frames. */
export const addCardFlow = setup({
  types: { context: {} as Context, events: {} as { type: 'submit'; form: CardForm } | { type: 'retry' } },
  actors: {
    mount: fromPromise((): Promise<CardFields> => Promise.reject(new Error('not provided'))),
    tokenize: fromPromise(({ input }: { input: Context }) => input.fields!.tokenize(input.form!)),
    store: fromPromise((_: { input: { card: NewCard; nickname: string } }): Promise<Card> =>
      Promise.reject(new Error('not provided')),
    ),
  },
}).createMachine({
  id: 'addCard',
  context: { fields: null, form: null, card: null, problem: null, error: null, stored: null },
  initial: 'mounting',
  exit: ({ context }) => context.fields?.teardown(),
  states: {
    mounting: {
      entry: [({ context }) => context.fields?.teardown(), assign({ fields: null })],
      invoke: {
        src: 'mount',
        onDone: { target: 'filling', actions: assign({ fields: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: assign({ problem: 'fields' }) },
      },
    },
    unavailable: { on: { retry: { target: 'mounting', actions: assign({ problem: null }) } } },
    filling: {
      on: {
        submit: { target: 'tokenizing', actions: assign({ form: ({ event }) => event.form, problem: null }) },
      },
    },
    tokenizing: {
      invoke: {
        src: 'tokenize',
        input: ({ context }) => context,
        onDone: { target: 'storing', actions: assign({ card: ({ event }) => event.output }) },
        // a mistyped number is corrected in the same frames
        onError: {
          target: 'filling',
          actions: assign({ problem: 'card', error: ({ event }) => event.error }),
        },
      },
    },
    storing: {
      invoke: {
        src: 'store',
        input: ({ context }) => ({ card: context.card!, nickname: context.form!.nickname }),
        onDone: { target: 'saved', actions: assign({ card: null, stored: ({ event }) => event.output }) },
        onError: {
          target: 'mounting',
          actions: assign({ problem: 'saving', error: ({ event }) => event.error }),
        },
      },
    },
    saved: { type: 'final' },
  },
});
