import { OrderRepository } from '../../src/persistence/orders/order.repository';
import { START } from '../a-linked-order';
import { changing, DAY_OF, LATER } from '../changing';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
let acts: ReturnType<typeof changing>;

beforeAll(async () => {
  app = await ordersApp();
  acts = changing(app, () => ({ customer, store }));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 1 });
  customer = await app.customer();
});

describe('at once', () => {
  it('two requests: one is open', async () => {
    const orderId = await acts.approved();
    const answers = await Promise.all([
      acts.propose(orderId),
      acts.propose(orderId, {}, store.owner),
      acts.propose(orderId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'change.open',
      'change.open',
    ]);
  });
  it('a yes against cancelling: the seat is on one day, or on none', async () => {
    for (let nth = 0; nth < 2; nth++) {
      store = await app.store({ dailyCapacity: 1 });
      const orderId = await acts.approved();
      const asked = await app.taken(acts.propose(orderId));
      const [accepted, cancelled] = await Promise.all([
        acts.answer(asked, 'accept'),
        app.move(orderId, customer, 'cancel', { reason: '', expectedRefund: 6_500 }),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(accepted.status);
      const { changeRequest, status } = await app.read(orderId, customer);
      expect(status).toBe('cancelled_customer');
      expect(changeRequest!.status).toBe(accepted.status === 200 ? 'accepted' : 'lapsed');
      expect(await acts.days()).toEqual({});
      expect(await app.keptOf(orderId)).toBe(0);
    }
  });
  it('a yes against another order for the last seat: one of them has it', async () => {
    for (let nth = 0; nth < 2; nth++) {
      store = await app.store({ dailyCapacity: 1 });
      const orderId = await acts.approved();
      const asked = await app.taken(acts.propose(orderId));
      const other = await app.customer();
      const [accepted, placed] = await Promise.all([
        acts.answer(asked, 'accept'),
        app.place(other, store, { eventInfo: { datetime: LATER.toISOString() } }),
      ]);
      expect([accepted.status < 300, placed.status < 300].filter(Boolean)).toHaveLength(1);
      const taken = await acts.days();
      expect(taken[DAY_OF(LATER)]).toBe(1);
      expect(taken[DAY_OF(START)] ?? 0).toBe(accepted.status === 200 ? 0 : 1);
    }
  });
  it('orders that change places with each other do not wait for ever, and many for few seats take no more than there are', async () => {
    store = await app.store({ dailyCapacity: 3, slotsPerCustomer: 10 });
    const first = await Promise.all([1, 2, 3].map(() => acts.approved()));
    const second = await Promise.all(
      [1, 2].map(() => acts.approved({ eventInfo: { datetime: LATER.toISOString() } })),
    );
    const asked = await Promise.all([
      ...first.map((orderId) => app.taken(acts.propose(orderId))),
      ...second.map((orderId) => app.taken(acts.propose(orderId, { datetime: START.toISOString() }))),
    ]);
    await Promise.all(asked.map((order) => acts.answer(order, 'accept')));
    const taken = await acts.days();
    expect((taken[DAY_OF(START)] ?? 0) + (taken[DAY_OF(LATER)] ?? 0)).toBe(5);
    for (const count of Object.values(taken)) expect(count).toBeLessThanOrEqual(3);
  });
  it('the same yes pressed twice moves once', async () => {
    const orderId = await acts.approved();
    const asked = await app.taken(acts.propose(orderId));
    const both = await Promise.all([acts.answer(asked, 'accept'), acts.answer(asked, 'accept')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await acts.days()).toEqual({ [DAY_OF(LATER)]: 1 });
  });
});

it('whoever is killed between the seat and the order leaves both as they were', async () => {
  const orderId = await acts.approved();
  const asked = await app.taken(acts.propose(orderId));
  const orders = app.get<OrderRepository>(OrderRepository);
  orders.save = () => Promise.reject(new Error('killed'));
  const killed = await acts.answer(asked, 'accept').finally(() => Reflect.deleteProperty(orders, 'save'));
  expect(killed.status).toBe(500);
  expect(await acts.days()).toEqual({ [DAY_OF(START)]: 1 });
  expect((await app.read(orderId, customer)).changeRequest!.status).toBe('open');
  await app.taken(acts.answer(asked, 'accept'));
  expect(await acts.days()).toEqual({ [DAY_OF(LATER)]: 1 });
});
