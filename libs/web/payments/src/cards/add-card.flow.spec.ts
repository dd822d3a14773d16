import type { Card } from '@smachot/contracts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { addCardFlow, type CardForm } from './add-card.flow';
import type { CardFields, NewCard } from './hosted-fields';

const form: CardForm = {
  payerFirstName: 'דנה',
  payerLastName: 'לוי',
  payerEmail: 'd@example.test',
  payerPhone: '+972502345678',
  nickname: '',
};
const card: NewCard = {
  token: 'BUYER264-ABCDEF01',
  cardMask: '532610******5846',
  cardType: 'mastercard',
  expiry: '1230',
};

const stored: Card = {
  _id: '01920000-0000-7000-8000-00000000d001',
  lastFourDigits: '5846',
  isDefault: true,
  cardType: 'mastercard',
  expiry: '12/30',
  nickname: null,
  expired: false,
  status: 'checking',
  authenticateUrl: null,
};
const start = (tokenize: CardFields['tokenize'], store: () => Promise<Card>) => {
  const mounts: number[] = [];
  const fields: CardFields = {
    tokenize,
    markMissing: () => undefined,
    isSocialId: () => true,
    teardown: () => mounts.push(-1),
  };
  const actor = createActor(
    addCardFlow.provide({
      actors: {
        mount: fromPromise(() => {
          mounts.push(1);
          return Promise.resolve(fields);
        }),
        store: fromPromise(store),
      },
    }),
  ).start();
  return { actor, mounts };
};

it('stores the token of the provider', async () => {
  const { actor } = start(
    () => Promise.resolve(card),
    () => Promise.resolve(stored),
  );
  await waitFor(actor, (state) => state.matches('filling'));
  actor.send({ type: 'submit', form });
  const saved = await waitFor(actor, (state) => state.matches('saved'));
  expect(saved.context.stored).toEqual(stored);
});

it('lets a wrong number be corrected in the same fields', async () => {
  const { actor, mounts } = start(
    () => Promise.reject(new Error('invalid')),
    () => Promise.resolve(stored),
  );
  await waitFor(actor, (state) => state.matches('filling'));
  actor.send({ type: 'submit', form });
  const state = await waitFor(actor, (each) => each.context.problem === 'card');
  expect(state.matches('filling')).toBe(true);
  expect(mounts).toEqual([1]);
});

it('mounts fresh fields after a token could not be stored, since a set of fields tokenizes once', async () => {
  const { actor, mounts } = start(
    () => Promise.resolve(card),
    () => Promise.reject(new Error('422')),
  );
  await waitFor(actor, (state) => state.matches('filling'));
  actor.send({ type: 'submit', form });
  const state = await waitFor(actor, (each) => each.context.problem === 'saving' && each.matches('filling'));
  expect(state.context.error).toEqual(new Error('422'));
  expect(mounts).toEqual([1, -1, 1]);
});
