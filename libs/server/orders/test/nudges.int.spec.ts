import { HOUR_MS } from '@smachot/kernel';
import { type OrdersApp, ordersApp, TUESDAY } from './orders-app';

let on: OrdersApp;
beforeAll(async () => {
  on = await ordersApp();
});
afterAll(() => on.close());

const nudges = async (userId: string) =>
  (await on.notified(userId)).filter((kind) => kind === 'order_answer_due').length;

it('the crew is reminded twelve and four hours before an answer is due, once each, also by two workers at once', async () => {
  const store = await on.store();
  const member = await on.member(store);
  const customer = await on.customer();
  on.clock.moveTo(TUESDAY);
  const orderId = await on.order(customer, store);
  const due = new Date((await on.read(orderId, customer)).respondBy!).getTime();
  const before = (hours: number) => on.tick(new Date(due - hours * HOUR_MS));
  await before(13);
  expect(await nudges(store.owner)).toBe(0);
  await Promise.all([before(12), before(12)]);
  await before(11);
  expect([await nudges(store.owner), await nudges(member), await nudges(customer)]).toEqual([1, 1, 0]);
  await Promise.all([before(4), before(4)]);
  await before(3);
  expect(await nudges(store.owner)).toBe(2);
  const [said]: { payload: { values: object; href: string; urgent: boolean } }[] = await on.source.query(
    `select payload from platform.outbox where payload->>'kind' = 'order_answer_due' and payload->>'userId' = $1 order by id`,
    [member],
  );
  expect(said!.payload).toMatchObject({
    href: `/dashboard/${store.store.partnerUsername}/orders/${orderId}`,
    values: { side: 'partner', until: new Date(due).toISOString() },
    urgent: false,
  });
});

it('nobody is reminded of what was answered', async () => {
  const store = await on.store();
  const customer = await on.customer();
  on.clock.moveTo(TUESDAY);
  const orderId = await on.order(customer, store);
  const due = new Date((await on.read(orderId, customer)).respondBy!).getTime();
  await on.move(orderId, store.owner, 'decline');
  await on.tick(new Date(due - 5 * HOUR_MS));
  expect(await nudges(store.owner)).toBe(0);
});
