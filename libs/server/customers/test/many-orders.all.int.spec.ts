import { newId } from '@smachot/kernel';
import { ReadModel, UnitOfWork } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { type CustomersApp, customersApp } from './customers-app';

let app: CustomersApp;
beforeAll(async () => {
  app = await customersApp();
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

type Shop = Awaited<ReturnType<CustomersApp['store']>>;
const listed = async (shop: Shop) =>
  (await app.list(shop, { sort: 'name', limit: '100' })).body.customers.map(({ name, orders }) => [
    name,
    orders,
  ]);
const open = async (): Promise<number> => {
  const rows = await app.source.query('select 1 from platform.outbox where done_at is null');
  return (rows as unknown[]).length;
};
const leaves = async (customer: string): Promise<void> => {
  await app.source.query('update identity.users set deleted_at = now() where id = $1', [customer]);
};

it('orders that come together are noted by as many statements as one', async () => {
  const shop = await app.store();
  const people = await Promise.all(['אבי', 'בני', 'גילה', 'דנה'].map((name) => app.person([name, 'כהן'])));
  const orders: string[] = [];
  for (let nth = 0; nth < 40; nth++) {
    const status = nth % 5 === 0 ? 'declined' : 'approved';
    orders.push(await app.written(people[nth % 4]!, shop, { status }));
  }
  const one = await app.written(people[0]!, shop);
  const spies = [jest.spyOn(UnitOfWork.prototype, 'alone'), jest.spyOn(ReadModel.prototype, 'rows')];
  const transactions = jest.spyOn(UnitOfWork.prototype, 'run');
  const statements = async (...ids: string[]): Promise<number> => {
    for (const spy of spies) spy.mockClear();
    await app.orderMoved(...ids);
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  };
  const ofOne = await statements(one);
  expect(await statements(...orders)).toBe(ofOne);
  expect(ofOne).toBe(5);
  expect(transactions).not.toHaveBeenCalled();
  expect(await listed(shop)).toEqual([
    ['אבי כהן', 9],
    ['בני כהן', 8],
    ['גילה כהן', 8],
    ['דנה כהן', 8],
  ]);
});

it('several events of one order in a batch note it once, as it is now', async () => {
  const shop = await app.store();
  const customer = await app.person(['דנה', 'לוי']);
  const id = await app.written(customer, shop, { status: 'pending' });
  await app.written(customer, shop, { id, version: 2, status: 'declined' });
  await app.orderMoved(id, id, id);
  expect(await listed(shop)).toEqual([['דנה', 0]]);
});

it('a batch that is delivered again changes nothing', async () => {
  const shop = await app.store();
  const orders = [await app.written(await app.person(), shop), await app.written(await app.person(), shop)];
  await app.orderMoved(...orders);
  await app.source.query('delete from customers.customers where store_id = $1', [shop.store.partnerId]);
  await app.source.query(
    `update platform.outbox set dispatched_at = null where job = 'customers.note_order' and payload->>'orderId' = any($1)`,
    [orders],
  );
  await app.jobs.drain();
  expect(await listed(shop)).toEqual([]);
});

it('whoever left is noted nowhere, and keeps no other of the batch from it', async () => {
  const [shop, closed] = [await app.store(), await app.store()];
  const [stays, left] = [await app.person(['דנה', 'לוי']), await app.person(['גיל', 'אור'])];
  await app.source.query('update stores.stores set closed_at = now() where id = $1', [
    closed.store.partnerId,
  ]);
  const orders = [
    ...[await app.written(left, shop), await app.written(stays, shop)],
    ...[await app.written(stays, closed), newId()],
  ];
  await leaves(left);
  await app.orderMoved(...orders);
  expect(await listed(shop)).toEqual([['דנה לוי', 1]]);
  expect(
    await app.source.query('select 1 from customers.customers where store_id = $1', [closed.store.partnerId]),
  ).toEqual([]);
  expect(await open()).toBe(0);
});

it('an account that is deleted while its orders are noted is forgotten', async () => {
  const shop = await app.store();
  const [stays, leaving] = [await app.person(['דנה', 'לוי']), await app.person()];
  const orders = [await app.written(leaving, shop), await app.written(stays, shop)];
  const readPeople = app.directory.of.bind(app.directory);
  jest.spyOn(app.directory, 'of').mockImplementationOnce(async (ids) => {
    const people = await readPeople(ids);
    await leaves(leaving);
    return people;
  });
  await app.orderMoved(...orders);
  expect(await listed(shop)).toEqual([['דנה לוי', 1]]);
});

it('what was read before an order changed does not win over what was read after it', async () => {
  const shop = await app.store();
  const customer = await app.person(['דנה', 'לוי']);
  const id = await app.written(customer, shop, { status: 'pending' });
  const readPeople = app.directory.of.bind(app.directory);
  jest.spyOn(app.directory, 'of').mockImplementationOnce(async (ids) => {
    await app.order(customer, shop, { id, version: 2, status: 'declined' });
    return readPeople(ids);
  });
  await app.orderMoved(id);
  expect(await listed(shop)).toEqual([['דנה', 0]]);
});

it('batches with the same customers at the same moment count every order, and none waits for another', async () => {
  const shops = [await app.store(), await app.store()];
  const people = await Promise.all(Array.from({ length: 10 }, (_, nth) => app.person([`א${nth}`, 'כהן'])));
  const orders: string[] = [];
  // batches of fifty, every other one with the customers in the opposite order
  for (let batch = 0; batch < 4; batch++)
    for (let nth = 0; nth < 50; nth++) {
      const at = batch % 2 ? 49 - nth : nth;
      orders.push(await app.written(people[at % 10]!, shops[Math.floor(at / 10) % 2]!));
    }
  const statements = jest.spyOn(DataSource.prototype, 'query');
  await app.orderMoved(...orders);
  const writes = statements.mock.calls.filter(([text]) => text.includes('into customers.customers'));
  expect(writes).toHaveLength(4);
  const counts = (await Promise.all(shops.map(listed))).map((rows) => rows.map(([, count]) => count));
  expect(counts).toEqual([Array(10).fill(12), Array(10).fill(8)]);
});
