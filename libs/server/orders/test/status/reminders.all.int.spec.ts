import { HOUR_MS } from '@smachot/kernel';
import { type OrdersApp, ordersApp, TUESDAY } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

const nudges = async (userId: string) =>
  (await app.notified(userId)).filter((kind) => kind === 'order_answer_due').length;

it('the crew is reminded twelve and four hours before an answer is due, once each, also by two workers at once', async () => {
  const store = await app.store();
  const member = await app.member(store);
  const customer = await app.customer();
  app.clock.moveTo(TUESDAY);
  const orderId = await app.order(customer, store);
  const due = new Date((await app.read(orderId, customer)).respondBy!).getTime();
  const before = (hours: number) => app.tick(new Date(due - hours * HOUR_MS));
  await before(13);
  expect(await nudges(store.owner)).toBe(0);
  await Promise.all([before(12), before(12)]);
  await before(11);
  expect([await nudges(store.owner), await nudges(member), await nudges(customer)]).toEqual([1, 1, 0]);
  await Promise.all([before(4), before(4)]);
  await before(3);
  expect(await nudges(store.owner)).toBe(2);
  const [said]: { payload: { values: object; href: string; urgent: boolean } }[] = await app.source.query(
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
  const store = await app.store();
  const customer = await app.customer();
  app.clock.moveTo(TUESDAY);
  const orderId = await app.order(customer, store);
  const due = new Date((await app.read(orderId, customer)).respondBy!).getTime();
  await app.move(orderId, store.owner, 'decline');
  await app.tick(new Date(due - 5 * HOUR_MS));
  expect(await nudges(store.owner)).toBe(0);
});
