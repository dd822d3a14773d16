import type { Commission } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { Client } from 'pg';
import { UntoldMoney1796000310410 } from '../../src/persistence/migrations/1796000310410-untold-money';
import { SetCommission } from '../../src/use-cases/commission/set-commission';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let other: Store;
beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100 });
  other = await app.store({ dailyCapacity: 100 });
});
afterAll(() => app.close());

const admin = { userId: newId(), superAdmin: true };
type SetCommissionInput = ConstructorParameters<typeof SetCommission>[0];
const set = (asked: Partial<SetCommissionInput>) =>
  app.commands.execute(
    new SetCommission({ partnerId: null, basisPoints: 0, reason: 'עמלה לבדיקה', ...asked }, admin),
  );
const partner = () => store.store.partnerId;
const incomeOf = async (orderId: string, { owner }: Store = store) => (await app.read(orderId, owner)).income;
const pending = async (target: Store = store) => app.order(await app.customer(), target);
const approved = async (target: Store = store) => {
  const orderId = await pending(target);
  await app.taken(app.move(orderId, target.owner, 'approve'));
  await app.jobs.drain();
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
  await app.taken(app.move(waiting, store.owner, 'approve'));
  await app.jobs.drain();
  await set({ basisPoints: 300 });
  expect(await incomeOf(waiting)).toMatchObject({ commission: 812.5, percent: 12.5 });
  expect(await incomeOf(before)).toMatchObject({ commission: 0 });
  await set({ basisPoints: 0 });
});

it('is told to everybody who thinks of joining', async () => {
  const usual = async () => (await app.call('GET', '/v1/commission')).body;
  expect(await usual()).toEqual({ percent: 0 });
  await set({ partnerId: partner(), basisPoints: 500 });
  await set({ basisPoints: 250 });
  expect(await usual()).toEqual({ percent: 2.5 });
  await set({ basisPoints: 0 });
  await set({ partnerId: partner(), basisPoints: null });
});

it('of a business goes before that of everybody, from its time on and until it has none of its own', async () => {
  app.clock.moveTo(new Date(TUESDAY.getTime() + HOUR_MS));
  const later = new Date(TUESDAY.getTime() + 3 * HOUR_MS).toISOString();
  await set({ basisPoints: 1_000 });
  await set({ partnerId: partner(), basisPoints: 500 });
  await set({ partnerId: partner(), basisPoints: null, validFrom: later });
  expect(await incomeOf(await approved())).toMatchObject({ percent: 5, commission: 325 });
  expect(await incomeOf(await approved(other), other)).toMatchObject({ percent: 10, commission: 650 });
  app.clock.moveTo(new Date(TUESDAY.getTime() + 4 * HOUR_MS));
  expect(await incomeOf(await approved())).toMatchObject({ percent: 10, commission: 650 });
  await set({ basisPoints: 0 });
});

it('is taken of what the business keeps when an order is cancelled', async () => {
  await set({ partnerId: partner(), basisPoints: 1_000 });
  const customer = await app.customer();
  const orderId = await app.order(customer, store);
  await app.taken(app.move(orderId, store.owner, 'approve'));
  await app.jobs.drain();
  await app.taken(app.move(orderId, store.owner, 'cancel', { expectedRefund: 6_500, reason: '' }));
  await app.jobs.drain();
  expect(await incomeOf(orderId)).toBeNull();
  await set({ partnerId: partner(), basisPoints: 0 });
});

it('is shown to the business, never to the customer', async () => {
  const customer = await app.customer();
  const orderId = await app.order(customer, store);
  expect((await app.read(orderId, customer)).income).toBeNull();
  expect((await app.read(orderId, store.owner)).income).not.toBeNull();
});

it('begins now or later, of a business there is, and at most at half', async () => {
  const yesterday = new Date(app.clock.now().getTime() - DAY_MS).toISOString();
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
  const apps = new Client({ connectionString: app.databaseUrl });
  await apps.connect();
  try {
    for (const change of ['update orders.commissions set rate = 9', 'delete from orders.commissions'])
      await expect(apps.query(change)).rejects.toThrow('permission denied');
  } finally {
    await apps.end();
  }
  const rows = await app.source.query<{ rate: number; noted_by: string }[]>(
    'select rate, noted_by from orders.commissions where id = $1',
    [noted.value._id],
  );
  expect(rows).toEqual([{ rate: 0, noted_by: admin.userId }]);
});

it('is told again with the money of the order, as it was told before', async () => {
  await set({ basisPoints: 1_000 });
  const orderIds = [await approved(other), await approved(other), await pending(other)];
  await set({ basisPoints: 0 });
  const told = () =>
    app.source.query<{ payload: object; times: number }[]>(
      `select payload, count(*)::int as times from platform.outbox
       where job = 'payouts.note_order' and payload->>'orderId' = any($1) group by payload order by payload->>'orderId'`,
      [orderIds],
    );
  const before = await told();
  expect(before.map(({ payload, times }) => [payload, times])).toEqual([
    [expect.objectContaining({ captured: 650_000, commission: 65_000, toCustomer: 0 }), 1],
    [expect.objectContaining({ captured: 650_000, commission: 65_000, toCustomer: 0 }), 1],
  ]);
  const runner = app.source.createQueryRunner();
  await new UntoldMoney1796000310410().up(runner);
  await runner.release();
  await app.jobs.drain();
  // the version is the same, so that who booked it already books nothing
  expect(await told()).toEqual(before.map(({ payload }) => ({ payload, times: 2 })));
});
