import { newId } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import type { OrderFact } from '../src/domain/order-figures';
import { anOrderFact } from '../src/testing/an-order-fact';
import { type AnalyticsApp, analyticsApp, byId } from './analytics-app';

let app: AnalyticsApp;
beforeAll(async () => {
  app = await analyticsApp();
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const deliver = async (...orders: OrderFact[]): Promise<void> => {
  for (const order of orders) await app.deliver(order);
  await app.jobs.drain();
};
const orders = (count: number, storeId: string): OrderFact[] =>
  Array.from({ length: count }, (_, nth) => anOrderFact({ storeId, guests: 10 + nth }));

it('orders that come together are counted by one statement', async () => {
  const storeId = newId();
  const [one, ...many] = orders(41, storeId);
  const statements = jest.spyOn(UnitOfWork.prototype, 'alone');
  const transactions = jest.spyOn(UnitOfWork.prototype, 'run');
  await deliver(one!);
  expect(statements).toHaveBeenCalledTimes(1);
  await deliver(...many);
  expect(statements).toHaveBeenCalledTimes(2);
  expect(transactions).not.toHaveBeenCalled();
  expect(await app.facts(storeId)).toEqual([one!, ...many].sort(byId));
});

it('of several versions in a batch the newest is counted, and one that is older than the counted is not', async () => {
  const storeId = newId();
  const [one, other] = orders(2, storeId) as [OrderFact, OrderFact];
  const ended: OrderFact = { ...one, version: 4, status: 'cancelled_customer', revenue: 20_000 };
  await deliver({ ...other, version: 3 });
  await deliver({ ...one, version: 2 }, ended, { ...one, version: 3 }, { ...other, version: 2, guests: 500 });
  expect(await app.facts(storeId)).toEqual([ended, { ...other, version: 3 }].sort(byId));
});

it('a batch that is delivered again changes nothing', async () => {
  const storeId = newId();
  await deliver(...orders(5, storeId));
  await app.source.query('delete from analytics.orders where store_id = $1', [storeId]);
  await app.source.query(
    `update platform.outbox set dispatched_at = null where job = 'analytics.count_order' and payload->>'storeId' = $1`,
    [storeId],
  );
  await app.jobs.drain();
  expect(await app.facts(storeId)).toEqual([]);
});

it('batches of the same stores and orders at the same moment count all, and none waits for another', async () => {
  const stores = [newId(), newId(), newId()];
  const first = stores.flatMap((storeId) => orders(17, storeId)).slice(0, 50);
  const second = first.map((order) => ({ ...order, version: order.version + 1, guests: 7 })).reverse();
  const third = [...stores]
    .reverse()
    .flatMap((storeId) => orders(17, storeId))
    .slice(0, 50);
  const statements = jest.spyOn(DataSource.prototype, 'query');
  await deliver(...first, ...second, ...third);
  const saves = statements.mock.calls.filter(([text]) => text.includes('analytics.orders'));
  expect(saves).toHaveLength(3);
  for (const storeId of stores)
    expect(await app.facts(storeId)).toEqual(
      [...second, ...third].filter((order) => order.storeId === storeId).sort(byId),
    );
});
