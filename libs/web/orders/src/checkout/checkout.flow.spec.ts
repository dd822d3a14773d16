import type { Checkout } from '@smachot/contracts';
import { CallProblem, type CallFailure } from '@smachot/web-platform';
import { createActor, fromPromise, waitFor } from 'xstate';
import { CARD_ID, CHECKOUT_ID, ORDER_ID, UNIT_ID } from '../testing/an-order';
import { checkoutFlow, type OfferToAccept, type OrderToPlace } from './checkout.flow';

const order: OrderToPlace = {
  pricingUnitId: UNIT_ID,
  eventInfo: { participants: 100, datetime: '2026-12-17T17:30:00.000Z', location: null },
  pricingUnitRequest: null,
  remarks: '',
  termsOfService: true,
  cardId: CARD_ID,
  expectedPrice: 10_500,
};
const checkout = (overrides: Partial<Checkout> = {}): Checkout => ({
  checkoutId: CHECKOUT_ID,
  status: 'authorising',
  orderId: ORDER_ID,
  authenticateUrl: null,
  code: null,
  price: 10_500,
  expiresAt: '2026-11-22T09:00:00.000Z',
  ...overrides,
});
const failure = (overrides: Partial<CallFailure>) =>
  new CallProblem({ kind: 'answer', text: 't', message: 'm', status: 409, ...overrides });
const noResponse = failure({ kind: 'no-response', status: undefined });

type Calls = {
  place?: () => Promise<Checkout>;
  reads?: (() => Promise<Checkout>)[];
  drop?: () => Promise<void>;
};

const start = ({ place, reads = [], drop }: Calls, checkoutId: string | null = null) => {
  const keys: string[] = [];
  const asked: string[] = [];
  const answers = [...reads];
  const actor = createActor(
    checkoutFlow.provide({
      actors: {
        place: fromPromise<Checkout, { order: OrderToPlace | OfferToAccept; key: string }>(({ input }) => {
          keys.push(input.key);
          return place!();
        }),
        read: fromPromise<Checkout, { checkoutId: string }>(({ input }) => {
          asked.push(input.checkoutId);
          return answers.length > 1 ? answers.shift()!() : answers[0]!();
        }),
        drop: fromPromise<unknown, { checkoutId: string }>(() => drop!()),
      },
      delays: { untilNextLook: 5 },
    }),
    { input: { checkoutId } },
  ).start();
  const until = (state: string) => waitFor(actor, (now) => now.matches(state as 'placed'), { timeout: 2000 });
  return { actor, keys, asked, until };
};
const gives = (overrides: Partial<Checkout>) => () => Promise.resolve(checkout(overrides));

it('places, waits for the card, and is placed', async () => {
  const { actor, asked, until } = start({
    place: gives({}),
    reads: [
      gives({}),
      gives({ status: 'action_required', authenticateUrl: 'https://bank' }),
      gives({ status: 'placed' }),
    ],
  });
  actor.send({ type: 'place', order });
  const end = await until('placed');
  expect(asked).toEqual([CHECKOUT_ID, CHECKOUT_ID, CHECKOUT_ID]);
  expect(end.context.checkout?.orderId).toBe(ORDER_ID);
  expect(end.context.order).toEqual(order);
});

it('reads nothing more when the answer already says that it is placed', async () => {
  const { actor, asked, until } = start({ place: gives({ status: 'placed' }) });
  actor.send({ type: 'place', order });
  await until('placed');
  expect(asked).toEqual([]);
});

it('does the same act when the same order is pressed again after no response, and another act for another order', async () => {
  const { actor, keys, until } = start({ place: () => Promise.reject(noResponse) });
  const press = async (what: OrderToPlace) => {
    actor.send({ type: 'place', order: what });
    await until('reviewing');
  };
  await press(order);
  await press(order);
  await press({ ...order, remarks: 'בלי אגוזים' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(actor.getSnapshot().context.problem).toBe(noResponse);
});

it('repeats the act after a server that failed or is still at it, but not after an answer', async () => {
  const problems = [
    failure({ status: 503 }),
    failure({ code: 'idempotency.in_progress' }),
    failure({ code: 'price.changed' }),
    failure({ code: 'card.missing' }),
  ];
  const { actor, keys, until } = start({ place: () => Promise.reject(problems.shift()!) });
  for (let press = 0; press < 4; press++) {
    actor.send({ type: 'place', order });
    await until('reviewing');
  }
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[2]);
});

it.each(['slot.taken', 'slot.closed', 'slot.notice', 'slot.past', 'slot.too_far', 'pricing_unit.gone'])(
  'ends with %s and goes back to the review as a new act',
  async (code) => {
    const { actor, keys, until } = start({ place: () => Promise.reject(failure({ code })) });
    actor.send({ type: 'place', order });
    expect((await until('refused')).context.refusal).toBe(code);
    actor.send({ type: 'back' });
    const back = await until('reviewing');
    expect(back.context).toMatchObject({ refusal: null, key: null, checkoutId: null });
    actor.send({ type: 'place', order });
    await until('refused');
    expect(keys[1]).not.toBe(keys[0]);
  },
);

it.each([
  [{ status: 'refused', code: 'payment.failed' } as const, 'payment.failed'],
  [{ status: 'expired' } as const, 'expired'],
])('says why a checkout ended: %j', async (about, refusal) => {
  const { actor, until } = start({ place: gives({}), reads: [gives(about)] });
  actor.send({ type: 'place', order });
  expect((await until('refused')).context.refusal).toBe(refusal);
});

it('goes on with a checkout it is started with, as after a visit to the bank', async () => {
  const { keys, asked, until } = start({ reads: [gives({ status: 'placed' })] }, CHECKOUT_ID);
  const end = await until('placed');
  expect(keys).toEqual([]);
  expect(asked).toEqual([CHECKOUT_ID]);
  expect(end.context.order).toBeNull();
});

it('keeps looking while the server cannot be reached, and looks at once when told to', async () => {
  const { actor, asked, until } = start(
    {
      reads: [
        () => Promise.reject(noResponse),
        () => Promise.reject(failure({ status: 500 })),
        gives({ status: 'placed' }),
      ],
    },
    CHECKOUT_ID,
  );
  await waitFor(actor, (now) => now.matches({ following: 'waiting' }));
  actor.send({ type: 'look' });
  await until('placed');
  expect(asked).toHaveLength(3);
});

it('says that a checkout nobody knows is gone, and starts anew', async () => {
  const gone = failure({ status: 404, code: 'not_found' });
  const { actor, until } = start({ reads: [() => Promise.reject(gone)] }, CHECKOUT_ID);
  const back = await until('reviewing');
  expect(back.context).toMatchObject({ checkoutId: null, problem: gone });
  expect(actor.getSnapshot().status).toBe('active');
});

it('gives the slot back when the person leaves, and looks again when that came too late', async () => {
  const calm = start({ place: gives({}), reads: [gives({})], drop: () => Promise.resolve() });
  calm.actor.send({ type: 'place', order });
  await waitFor(calm.actor, (now) => now.matches({ following: 'waiting' }));
  calm.actor.send({ type: 'leave' });
  expect((await calm.until('reviewing')).context).toMatchObject({ checkoutId: null, left: true });

  const late = start({
    place: gives({}),
    reads: [gives({}), gives({ status: 'placed' })],
    drop: () => Promise.reject(failure({ code: 'lifecycle.illegal_move' })),
  });
  late.actor.send({ type: 'place', order });
  await waitFor(late.actor, (now) => now.matches({ following: 'waiting' }));
  late.actor.send({ type: 'leave' });
  await late.until('placed');
});
