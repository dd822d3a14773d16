import { newId } from '@smachot/kernel';
import { Tx, UnitOfWork } from '@smachot/server-platform';
import { summed } from '../src/domain/figures';
import { figuresOfOrder, type OrderFact } from '../src/domain/order-figures';
import { anOrderFact } from '../src/testing/an-order-fact';
import { type AnalyticsApp, analyticsApp } from './analytics-app';

let app: AnalyticsApp;
beforeAll(async () => {
  app = await analyticsApp();
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const figuresOf = async (storeId: string) =>
  summed(
    await app.source.query(
      `select store_id as "storeId", day::text as day, figure, part, count, amount::float8 as amount
       from analytics.daily_figures where store_id = $1`,
      [storeId],
    ),
  );
const deliver = async (...orders: OrderFact[]): Promise<void> => {
  for (const order of orders) await app.deliver(order);
  await app.jobs.drain();
};
const orders = (count: number, storeId: string): OrderFact[] =>
  Array.from({ length: count }, (_, nth) => anOrderFact({ storeId, guests: 10 + nth }));

it('orders that come together are counted by as many statements as one', async () => {
  const storeId = newId();
  const [one, ...many] = orders(41, storeId);
  const queries = jest.spyOn(Tx.prototype, 'query');
  await deliver(one!);
  const ofOne = queries.mock.calls.length;
  await deliver(...many);
  expect([ofOne, queries.mock.calls.length]).toEqual([4, 8]);
  expect(await figuresOf(storeId)).toEqual(summed([one!, ...many].flatMap(figuresOfOrder)));
});

it('of several versions in a batch the newest is counted, and one that is older than the counted is not', async () => {
  const storeId = newId();
  const [one, other] = orders(2, storeId) as [OrderFact, OrderFact];
  const ended: OrderFact = { ...one, version: 4, status: 'cancelled_customer', revenue: 20_000 };
  await deliver({ ...other, version: 3 });
  await deliver({ ...one, version: 2 }, ended, { ...one, version: 3 }, { ...other, version: 2, guests: 500 });
  expect(await figuresOf(storeId)).toEqual(summed([...figuresOfOrder(ended), ...figuresOfOrder(other)]));
});

it('a batch that is delivered again changes nothing', async () => {
  const storeId = newId();
  const some = orders(5, storeId);
  await deliver(...some);
  await app.source.query('delete from analytics.orders where store_id = $1', [storeId]);
  await app.source.query(
    `update platform.outbox set dispatched_at = null where job = 'analytics.count_order' and payload->>'storeId' = $1`,
    [storeId],
  );
  await app.jobs.drain();
  expect(await figuresOf(storeId)).toEqual(summed(some.flatMap(figuresOfOrder)));
});

it('batches of the same stores and orders at the same moment count all, and none waits for another', async () => {
  const stores = [newId(), newId(), newId()];
  const first = stores.flatMap((storeId) => orders(17, storeId)).slice(0, 50);
  const second = first.map((order) => ({ ...order, version: order.version + 1, guests: 7 })).reverse();
  const third = [...stores]
    .reverse()
    .flatMap((storeId) => orders(17, storeId))
    .slice(0, 50);
  const transactions = jest.spyOn(UnitOfWork.prototype as unknown as { attempt: () => unknown }, 'attempt');
  await deliver(...first, ...second, ...third);
  expect(transactions).toHaveBeenCalledTimes(3);
  for (const storeId of stores)
    expect(await figuresOf(storeId)).toEqual(
      summed([...second, ...third].filter((order) => order.storeId === storeId).flatMap(figuresOfOrder)),
    );
});
