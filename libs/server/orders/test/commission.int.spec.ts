import type { Commission } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { Client } from 'pg';
import { SetCommission } from '../src/commission/set-commission';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
let store: Store;
let other: Store;
beforeAll(async () => {
  on = await ordersApp();
  store = await on.store({ dailyCapacity: 100 });
  other = await on.store({ dailyCapacity: 100 });
});
afterAll(() => on.close());

const admin = { userId: newId(), superAdmin: true };
type Asked = ConstructorParameters<typeof SetCommission>[0];
const set = (asked: Partial<Asked>) =>
  on.commands.execute(new SetCommission({ partnerId: null, basisPoints: 0, ...asked }, admin));
const partner = () => store.store.partnerId;
const incomeOf = async (orderId: string, { owner }: Store = store) => (await on.read(orderId, owner)).income;
const pending = async (of: Store = store) => on.order(await on.customer(), of);
const approved = async (of: Store = store) => {
  const orderId = await pending(of);
  await on.taken(on.move(orderId, of.owner, 'approve'));
  await on.jobs.drain();
  return orderId;
};

it('is nothing at first, and what the customer pays is the income of the business', async () => {
  const orderId = await approved();
  expect(await incomeOf(orderId)).toEqual({ gross: 6_500, commission: 0, net: 6_500, percent: 0 });
});

it('is that of the moment of the approval, whatever becomes of the rates', async () => {
  const before = await approved();
  const waiting = await pending();
  await set({ basisPoints: 1_250 });
  expect(await incomeOf(before)).toMatchObject({ commission: 0, net: 6_500 });
  expect(await incomeOf(waiting)).toEqual({ gross: 6_500, commission: 812.5, net: 5_687.5, percent: 12.5 });
  await on.taken(on.move(waiting, store.owner, 'approve'));
  await on.jobs.drain();
  await set({ basisPoints: 300 });
  expect(await incomeOf(waiting)).toMatchObject({ commission: 812.5, percent: 12.5 });
  expect(await incomeOf(before)).toMatchObject({ commission: 0 });
  await set({ basisPoints: 0 });
});

it('is told to everybody who thinks of joining', async () => {
  const usual = async () => (await on.call('GET', '/v1/commission')).body;
  expect(await usual()).toEqual({ percent: 0 });
  await set({ partnerId: partner(), basisPoints: 500 });
  await set({ basisPoints: 250 });
  expect(await usual()).toEqual({ percent: 2.5 });
  await set({ basisPoints: 0 });
  await set({ partnerId: partner(), basisPoints: null });
});

it('of a business goes before that of everybody, from its time on and until it has none of its own', async () => {
  on.clock.moveTo(new Date(TUESDAY.getTime() + HOUR_MS));
  const later = new Date(TUESDAY.getTime() + 3 * HOUR_MS).toISOString();
  await set({ basisPoints: 1_000 });
  await set({ partnerId: partner(), basisPoints: 500 });
  await set({ partnerId: partner(), basisPoints: null, validFrom: later });
  expect(await incomeOf(await approved())).toMatchObject({ percent: 5, commission: 325 });
  expect(await incomeOf(await approved(other), other)).toMatchObject({ percent: 10, commission: 650 });
  on.clock.moveTo(new Date(TUESDAY.getTime() + 4 * HOUR_MS));
  expect(await incomeOf(await approved())).toMatchObject({ percent: 10, commission: 650 });
  await set({ basisPoints: 0 });
});

it('is taken of what the business keeps when an order is cancelled', async () => {
  await set({ partnerId: partner(), basisPoints: 1_000 });
  const customer = await on.customer();
  const orderId = await on.order(customer, store);
  await on.taken(on.move(orderId, store.owner, 'approve'));
  await on.jobs.drain();
  await on.taken(on.move(orderId, store.owner, 'cancel', { expectedRefund: 6_500, reason: '' }));
  await on.jobs.drain();
  expect(await incomeOf(orderId)).toBeNull();
  await set({ partnerId: partner(), basisPoints: 0 });
});

it('is shown to the business, never to the customer', async () => {
  const customer = await on.customer();
  const orderId = await on.order(customer, store);
  expect((await on.read(orderId, customer)).income).toBeNull();
  expect((await on.read(orderId, store.owner)).income).not.toBeNull();
});

it('begins now or later, of a business there is, and at most at half', async () => {
  const yesterday = new Date(on.clock.now().getTime() - DAY_MS).toISOString();
  expect(await set({ validFrom: yesterday })).toMatchObject({
    ok: false,
    fields: { validFrom: 'date.invalid' },
  });
  expect(await set({ partnerId: newId() })).toMatchObject({ ok: false, code: 'not_found' });
  expect(await set({ basisPoints: null })).toMatchObject({
    ok: false,
    fields: { basisPoints: 'field.required' },
  });
});

it('is noted for good: the apps can add a rate, and change none', async () => {
  const noted = (await set({ basisPoints: 0 })) as { value: Commission };
  const apps = new Client({ connectionString: on.databaseUrl });
  await apps.connect();
  try {
    for (const change of ['update orders.commissions set rate = 9', 'delete from orders.commissions'])
      await expect(apps.query(change)).rejects.toThrow('permission denied');
  } finally {
    await apps.end();
  }
  const rows = await on.source.query<{ rate: number; noted_by: string }[]>(
    'select rate, noted_by from orders.commissions where id = $1',
    [noted.value._id],
  );
  expect(rows).toEqual([{ rate: 0, noted_by: admin.userId }]);
});
