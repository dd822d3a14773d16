import { OrderStatus } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';
import { type Actor, ACTORS, mayMove, MOVES, STRANGERS } from './expected-moves';

let app: OrdersApp;
let store: Store;
let people: Record<Actor, string | undefined>;
let order: string;

beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100 });
  const customer = await app.customer();
  people = {
    customer,
    owner: store.owner,
    member: await app.member(store),
    otherCustomer: await app.customer(),
    otherOwner: (await app.store()).owner,
    visitor: undefined,
  };
  order = await app.order(customer, store);
});
afterAll(() => app.close());

const put = (status: OrderStatus) =>
  app.source.query(
    `update orders.orders set status = $2, payment_status = $3, captured = $4, refunded = 0, owed = 0, kept = null,
       respond_by = case when $2 = 'pending' then starts_at end, pay_by = null where id = $1`,
    [order, status, status === 'pending' ? 'held' : 'captured', status === 'pending' ? 0 : 650_000],
  );
const row = async () => {
  const rows: object[] = await app.source.query('select * from orders.orders where id = $1', [order]);
  return rows[0];
};
const waiting = async (): Promise<number> => {
  const [found]: { count: number }[] = await app.source.query(
    'select count(*)::int as count from platform.outbox where done_at is null and dispatched_at is null',
  );
  return found!.count;
};

describe.each(OrderStatus.options)('an order that is %s', (status) => {
  it.each(MOVES.flatMap((move) => ACTORS.map((actor) => ({ move, actor }))))(
    '$move by $actor',
    async ({ move, actor }) => {
      await put(status);
      const before = await row();
      await app.source.query('update platform.outbox set dispatched_at = now() where dispatched_at is null');
      const body =
        { decline: { reason: 'לא מסתדר' }, cancel: { expectedRefund: 6_500 }, pay: {} }[move as string] ?? {};
      const answer = await app.call<{ status: string; code: string }>('POST', `/v1/orders/${order}/${move}`, {
        as: people[actor],
        body,
      });
      const expected = mayMove(status, move, actor);
      if (expected) {
        expect(answer).toMatchObject({ status: 200, body: { status: expected } });
        expect(await waiting()).toBeGreaterThan(0);
        return;
      }
      const refused = actor === 'visitor' ? 401 : STRANGERS.has(actor) ? 404 : 409;
      // the customer whose card could not be charged needs a card first
      const code = { 401: 'auth.required', 404: 'not_found', 409: 'lifecycle.illegal_move' }[refused];
      expect(answer.status).toBe(refused);
      expect([code, ...(move === 'pay' ? ['card.missing'] : [])]).toContain(answer.body.code);
      expect(await row()).toEqual(before);
      expect(await waiting()).toBe(0);
    },
  );
});

describe('who sees what', () => {
  const calls = ['', '/consequences', '/receipt.pdf'];
  it.each(calls.flatMap((path) => ACTORS.map((actor) => ({ path, actor }))))(
    '$path for $actor',
    async ({ path, actor }) => {
      await put('approved');
      const answer = await app.call('GET', `/v1/orders/${order}${path}`, { as: people[actor] });
      expect(answer.status).toBe(actor === 'visitor' ? 401 : STRANGERS.has(actor) ? 404 : 200);
    },
  );
  it('the phone of the customer only who has approved', async () => {
    const phone = async (as: Actor) => (await app.read(order, people[as]!)).customer.phoneNumber;
    await put('pending');
    expect(await phone('owner')).toBeNull();
    expect(await phone('customer')).toMatch(/^\+972/);
    await put('approved');
    expect(await phone('member')).toMatch(/^\+972/);
  });
  it('the card only its owner', async () => {
    expect((await app.read(order, people.owner!)).payment.cardLastFour).toBeNull();
    expect((await app.read(order, people.customer!)).payment.cardLastFour).toBe('5846');
  });
});

describe('money', () => {
  const pendingOrder = async (start = 30 * DAY_MS) => {
    const customer = await app.customer();
    const datetime = new Date(app.clock.now().getTime() + start).toISOString();
    return { customer, orderId: await app.order(customer, store, { eventInfo: { datetime } }) };
  };
  const approved = async (start?: number) => {
    const found = await pendingOrder(start);
    await app.move(found.orderId, store.owner, 'approve');
    await app.jobs.drain();
    return found;
  };
  type Moves = { moves: Record<string, Record<string, unknown>> };
  const consequences = (orderId: string, as: string) =>
    app.taken(app.call<Moves>('GET', `/v1/orders/${orderId}/consequences`, { as }));
  beforeEach(() => app.clock.moveTo(TUESDAY));

  it('held is let go when the order is recalled, and the slot is free', async () => {
    const { customer, orderId } = await pendingOrder();
    expect((await consequences(orderId, customer)).moves).toEqual({
      recall: { captured: 0, refunded: 0, kept: 0, owed: 0, because: 'hold_released' },
    });
    await app.move(orderId, customer, 'recall');
    await app.jobs.drain();
    expect(await app.salesOf(orderId)).toMatchObject([{ status: 'voided', charged: 0 }]);
    expect(await app.read(orderId, customer)).toMatchObject({
      status: 'recalled',
      payment: { status: 'voided' },
    });
    expect(await app.source.query('select 1 from orders.slots where order_id = $1', [orderId])).toEqual([]);
  });
  it('is said before it moves, and goes back as it was said', async () => {
    const { customer, orderId } = await approved(10 * DAY_MS);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 5 * DAY_MS));
    await app.source.query(
      `update orders.orders set created_at = created_at - interval '20 days' where id = $1`,
      [orderId],
    );
    const { moves } = await consequences(orderId, customer);
    expect(moves['cancel']).toEqual({
      captured: 0,
      refunded: 3_250,
      kept: 3_250,
      owed: 0,
      because: 'policy',
    });
    expect((await app.move(orderId, customer, 'cancel', { expectedRefund: 6_500 })).body.code).toBe(
      'refund.changed',
    );
    expect((await app.read(orderId, customer)).status).toBe('approved');
    await app.taken(app.move(orderId, customer, 'cancel', { expectedRefund: 3_250, reason: 'דחינו' }));
    await app.jobs.drain();
    const order = await app.read(orderId, store.owner);
    expect(order).toMatchObject({
      status: 'cancelled_customer',
      payment: { status: 'partially_refunded', captured: 6_500, refunded: 3_250 },
    });
    expect(order.timeline.find(({ kind }) => kind === 'cancelled_customer')).toMatchObject({
      reason: 'דחינו',
    });
    expect(await app.salesOf(orderId)).toMatchObject([{ charged: 650_000, refunded: 325_000 }]);
  });
  it('goes back whole when the partner cancels', async () => {
    const { customer, orderId } = await approved();
    await app.taken(app.move(orderId, store.owner, 'cancel', { expectedRefund: 6_500 }));
    await app.jobs.drain();
    expect(await app.salesOf(orderId)).toMatchObject([{ status: 'refunded', refunded: 650_000 }]);
    expect(await app.notified(customer)).toEqual(['order_approved', 'order_cancelled', 'order_refunded']);
  });
  it('that cannot be taken waits for the customer a day, then the order is cancelled', async () => {
    const { customer, orderId } = await pendingOrder();
    await app.misbehave('refuse_capture');
    await app.move(orderId, store.owner, 'approve');
    await app.jobs.drain();
    expect(await app.read(orderId, customer)).toMatchObject({
      status: 'approved',
      payment: { status: 'action_required' },
    });
    expect(await app.notified(customer)).toEqual(['order_approved', 'order_payment_needed']);
    await app.tick(new Date(TUESDAY.getTime() + 23.9 * HOUR_MS));
    expect((await app.read(orderId, customer)).status).toBe('approved');
    await app.tick(new Date(TUESDAY.getTime() + 24.1 * HOUR_MS));
    expect((await app.read(orderId, customer)).status).toBe('cancelled_customer');
    expect(await app.salesOf(orderId)).toMatchObject([{ status: 'voided', charged: 0 }]);
  });
  it('that could not be taken is paid with another card, once', async () => {
    const { customer, orderId } = await pendingOrder();
    await app.misbehave('refuse_capture');
    await app.move(orderId, store.owner, 'approve');
    await app.jobs.drain();
    const cardId = await app.card(customer, '375516193000090');
    const both = await Promise.all([1, 2].map(() => app.move(orderId, customer, 'pay', { cardId })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.jobs.drain();
    expect(await app.read(orderId, customer)).toMatchObject({
      payment: { status: 'captured', captured: 6_500 },
    });
    const sales = await app.salesOf(orderId);
    expect(sales.reduce((sum, { charged }) => sum + charged, 0)).toBe(650_000);
    expect(sales.filter(({ status }) => status === 'authorized')).toEqual([]);
  });
  it('that is taken without a word is taken once', async () => {
    const { customer, orderId } = await pendingOrder();
    await app.misbehave('timeout_capture');
    await app.move(orderId, store.owner, 'approve');
    await app.jobs.drain();
    expect(await app.read(orderId, customer)).toMatchObject({ payment: { status: 'captured' } });
    expect(await app.salesOf(orderId)).toMatchObject([
      { charged: 650_000, history: expect.any(Array) as unknown[] },
    ]);
  });
  it('is let go when nobody answers in time', async () => {
    const { customer, orderId } = await pendingOrder();
    const { respondBy } = await app.read(orderId, customer);
    expect(respondBy).toBe(new Date(TUESDAY.getTime() + 48 * HOUR_MS).toISOString());
    await app.tick(new Date(Date.parse(respondBy!)));
    expect(await app.read(orderId, customer)).toMatchObject({
      status: 'declined',
      payment: { status: 'voided' },
    });
    expect((await app.read(orderId, customer)).timeline.map(({ kind }) => kind)).toEqual([
      'placed',
      'held',
      'expired',
      'voided',
    ]);
    expect(await app.notified(customer)).toEqual(['order_expired']);
  });
});

it('has a payment confirmation only of what was paid', async () => {
  const customer = await app.customer();
  const orderId = await app.order(customer, store);
  const receipt = (language?: string) =>
    app.call('GET', `/v1/orders/${orderId}/receipt.pdf`, { as: customer, language });
  expect((await receipt()).status).toBe(404);
  await app.move(orderId, store.owner, 'approve');
  await app.jobs.drain();
  expect((await receipt()).raw.subarray(0, 5).toString()).toBe('%PDF-');
  // in the language of the screen that asks
  for (const language of ['he', 'en', 'ru', 'ar'])
    expect((await receipt(language)).raw.toString('latin1')).toContain(`/Lang (${language})`);
});

it('answers a move made twice with the same key the same, and makes it once', async () => {
  const customer = await app.customer();
  const orderId = await app.order(customer, store);
  const key = newId();
  const approve = () => app.call('POST', `/v1/orders/${orderId}/approve`, { as: store.owner, key });
  const [first, again] = [await approve(), await approve()];
  expect(again).toMatchObject({ status: first.status, body: first.body });
  await app.jobs.drain();
  expect(await app.salesOf(orderId)).toMatchObject([{ charged: 650_000 }]);
});
