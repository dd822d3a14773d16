import { QueryBus } from '@nestjs/cqrs';
import type { AnswerOf, readResponseTime, readStoreHome } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { aLinkedOrder, START } from '../a-linked-order';
import { WaitingOrders } from '../../src';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

type Home = AnswerOf<typeof readStoreHome>;
type Response = AnswerOf<typeof readResponseTime>;
let app: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 100, slotsPerCustomer: 10 });
  customer = await app.customer();
});

const path = (target: Store, what: string) => `/v1/partners/${target.store.partnerUsername}/${what}`;
const home = (as = store.owner) => app.taken(app.call<Home>('GET', path(store, 'home'), { as }));
const waitingOrders = () => app.get(QueryBus).execute(new WaitingOrders(store.store.partnerId));
const responseTime = (target = store) =>
  app.call<Response & { code: string }>('GET', path(target, 'response-time'));
const daysAhead = (days: number) => ({
  eventInfo: { datetime: new Date(TUESDAY.getTime() + days * DAY_MS).toISOString() },
});
const ids = (orders: { orderId: string }[]) => orders.map(({ orderId }) => orderId);

describe('what waits at a store', () => {
  it('is what has to be answered, the first to lapse first, and nothing that is settled', async () => {
    const { orderId: asked } = await aLinkedOrder(app, { customer, store, seats: 50 });
    await app.taken(app.move(asked, customer, 'amendments', { participants: 80 }));
    const moved = await app.order(customer, store, daysAhead(20));
    await app.taken(app.move(moved, store.owner, 'approve'));
    await app.jobs.drain();
    const change = { datetime: new Date(START.getTime() + 7 * DAY_MS).toISOString(), expectedDifference: 0 };
    await app.taken(app.move(moved, customer, 'changes', change));
    app.clock.moveTo(new Date(TUESDAY.getTime() + HOUR_MS));
    const pending = await app.order(customer, store, daysAhead(2));
    const declined = await app.order(customer, store, daysAhead(9));
    await app.taken(app.move(declined, store.owner, 'decline', { reason: 'תפוס' }));
    const waiting = await waitingOrders();
    expect(ids(waiting)).toHaveLength(3);
    const until = waiting.map((one) => one.until!);
    expect(until).toEqual([...until].sort());
    expect(Object.fromEntries(waiting.map((one) => [one.orderId, one.asks]))).toEqual({
      [pending]: 'answer',
      [moved]: 'terms',
      [asked]: 'participants',
    });
    expect(waiting.find(({ orderId }) => orderId === pending)!.until).toBe(
      (await app.read(pending, store.owner)).respondBy,
    );
  });

  it('is not what the store itself asked for', async () => {
    const orderId = await app.order(customer, store, daysAhead(20));
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    const change = { datetime: new Date(START.getTime() + 7 * DAY_MS).toISOString(), expectedDifference: 0 };
    await app.taken(app.move(orderId, store.owner, 'changes', change));
    expect(await waitingOrders()).toEqual([]);
  });
});

describe('the week of a store', () => {
  it('has its approved orders by their start, with the way there and the event’s title', async () => {
    const later = await app.order(customer, store, daysAhead(5));
    const sooner = await app.order(customer, store, daysAhead(3));
    const waits = await app.order(customer, store, daysAhead(4));
    for (const orderId of [later, sooner]) await app.taken(app.move(orderId, store.owner, 'approve'));
    const { agenda } = await home();
    expect(ids(agenda)).toEqual([sooner, later]);
    expect(ids(await waitingOrders())).toEqual([waits]);
    expect(agenda[0]).toMatchObject({ km: 1.26, eventTitle: null, participants: 50 });
    const { orderId: followed } = await aLinkedOrder(app, { customer, store, seats: 50 });
    app.clock.moveTo(new Date(START.getTime() - 6 * DAY_MS));
    const week = (await home()).agenda;
    expect(ids(week)).toEqual([followed]);
    expect(week[0]!.eventTitle).toBe('החתונה של נועה ואיתי');
    // the eighth day is outside of the agenda
    app.clock.moveTo(new Date(START.getTime() - 7 * DAY_MS));
    expect((await home()).agenda).toEqual([]);
  });

  it('knows no way of a store that people come to', async () => {
    store = await app.store({ profile: { isMobile: false, delivery: null }, dailyCapacity: 9 });
    const orderId = await app.order(customer, store, daysAhead(3));
    await app.taken(app.move(orderId, store.owner, 'approve'));
    expect((await home()).agenda[0]).toMatchObject({ orderId, km: null });
  });
});

describe('the money of a store’s month', () => {
  it('is what its orders of this month bring, and null without any', async () => {
    expect((await home()).income).toBeNull();
    for (const days of [3, 5, 40]) {
      const orderId = await app.order(customer, store, daysAhead(days));
      await app.taken(app.move(orderId, store.owner, 'approve'));
    }
    await app.order(customer, store, daysAhead(6));
    const income = await Promise.all(
      (await home()).agenda.map(async ({ orderId }) => (await app.read(orderId, store.owner)).income!),
    );
    expect(income).toHaveLength(2);
    expect((await home()).income).toEqual({
      gross: 13_000,
      net: income.reduce((sum, { net }) => sum + net, 0),
    });
  });

  it('is what is left of an order that is done, as its own page says', async () => {
    const orderId = await app.order(customer, store, daysAhead(3));
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    await app.source.query(`update orders.orders set status = 'done', refunded = 150000 where id = $1`, [
      orderId,
    ]);
    const { gross, net } = (await app.read(orderId, store.owner)).income!;
    expect((await home()).income).toEqual({ gross, net });
    expect(gross).toBe(5_000);
  });

  it('is not a Member’s, and the rest is nobody else’s', async () => {
    const orderId = await app.order(customer, store, daysAhead(3));
    await app.taken(app.move(orderId, store.owner, 'approve'));
    const member = await home(await app.member(store));
    expect(member.income).toBeNull();
    expect(ids(member.agenda)).toEqual([orderId]);
    for (const as of [customer, (await app.store()).owner])
      expect((await app.call('GET', path(store, 'home'), { as })).status).toBe(404);
  });
});

describe('how soon a store answers', () => {
  /** Orders placed now and answered after that many minutes; null: they expire. */
  const answered = async (minutes: (number | null)[]) => {
    for (const [nth, after] of minutes.entries()) {
      app.clock.moveTo(TUESDAY);
      const orderId = await app.order(await app.customer(), store, daysAhead(20 + nth));
      if (after === null) continue;
      app.clock.moveTo(new Date(TUESDAY.getTime() + after * MINUTE_MS));
      const move = nth % 2 ? 'approve' : 'decline';
      await app.taken(app.move(orderId, store.owner, move, move === 'decline' ? { reason: 'תפוס' } : {}));
    }
  };

  it('is said from five answers on, to everybody and on the store’s home', async () => {
    await answered([10, 30, 600, 60, null]);
    expect((await responseTime()).body).toEqual({ responseMinutes: null });
    await answered([120]);
    expect((await responseTime()).body).toEqual({ responseMinutes: 60 });
    expect((await home()).responseMinutes).toBe(60);
    // an expired order was not answered
    await app.tick(new Date(TUESDAY.getTime() + 4 * DAY_MS));
    expect((await responseTime()).body).toEqual({ responseMinutes: 60 });
  });

  it('forgets what is older than 90 days', async () => {
    await answered([5, 5, 5, 5, 5]);
    await app.source.query(
      `update orders.orders set starts_at = starts_at + interval '300 days' where store_id = $1`,
      [store.store.partnerId],
    );
    app.clock.moveTo(new Date(TUESDAY.getTime() + 89 * DAY_MS));
    expect((await responseTime()).body.responseMinutes).toBe(5);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 91 * DAY_MS));
    expect((await responseTime()).body.responseMinutes).toBeNull();
  });

  it('is of stores that everybody sees', async () => {
    await app.source.query('update stores.stores set is_public = false where id = $1', [
      store.store.partnerId,
    ]);
    expect((await responseTime()).status).toBe(404);
    const unknown = { ...store, store: { ...store.store, partnerUsername: `no-${newId().slice(-8)}` } };
    expect((await responseTime(unknown)).status).toBe(404);
  });
});
