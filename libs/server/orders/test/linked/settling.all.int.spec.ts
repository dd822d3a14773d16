import type { Order } from '@smachot/contracts';
import { refuseRows } from '@smachot/server-testing';
import { CUT_OFF, EVENING, aLinkedOrder as aLinkedOrderOf, inHours, loseCard } from '../a-linked-order';
import { type OrdersApp, ordersApp, REFUSED_CARD, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100, slotsPerCustomer: 100 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  customer = await app.customer();
});

const newLinkedOrder = (seats: number) => aLinkedOrderOf(app, { customer, store, seats });
const read = (orderId: string, as = customer): Promise<Order> => app.read(orderId, as);
const sums = ({ payment }: Order) => [payment.captured, payment.refunded, payment.owed];
/** Asserts that captures minus refunds equal the settled price, here and at the provider. */
const agrees = async (orderId: string): Promise<void> => {
  const { orderSummary, payment } = await read(orderId);
  expect(payment.captured - payment.refunded).toBe(orderSummary.price);
  expect(await app.keptOf(orderId)).toBe(orderSummary.price * 100);
};

describe('at the cut-off', () => {
  it('guests who come beyond what was paid are paid for by one more sale', async () => {
    const { orderId, eventId } = await newLinkedOrder(50);
    await app.seats(eventId, 70);
    await app.tick(EVENING);
    const { amendment } = (await read(orderId)).following!;
    await app.taken(app.move(orderId, store.owner, `amendments/${amendment!.amendmentId}/accept`));
    await app.seats(eventId, 72);
    await app.tick(CUT_OFF);
    expect(await read(orderId)).toMatchObject({
      payment: { status: 'captured', captured: 9_140, refunded: 0 },
      orderSummary: { price: 9_140, eventInfo: { participants: 72 } },
      following: {
        status: 'settled',
        paidParticipants: 72,
        estimate: null,
        oneMoreGuest: null,
        settled: { participants: 72, price: 9_140, difference: 2_640 },
      },
    });
    for (const person of [customer, store.owner])
      expect(await app.notified(person)).toContain('order_settled');
    await agrees(orderId);
  });
  it('guests who do not come are given back in one part', async () => {
    const { orderId } = await newLinkedOrder(46);
    await app.tick(CUT_OFF);
    const order = await read(orderId);
    expect(order).toMatchObject({
      payment: { status: 'captured' },
      orderSummary: { price: 6_020, eventInfo: { participants: 46 } },
      following: { status: 'settled', settled: { participants: 46, difference: -480 } },
    });
    expect(sums(order)).toEqual([6_500, 480, 0]);
    await agrees(orderId);
    await app.tick(inHours(31, CUT_OFF));
    expect((await read(orderId)).status).toBe('done');
  });
  it('a number nobody agreed to does not count', async () => {
    const { orderId, eventId } = await newLinkedOrder(50);
    await app.seats(eventId, 90);
    await app.tick(EVENING);
    await app.tick(CUT_OFF);
    expect(await read(orderId)).toMatchObject({
      orderSummary: { price: 6_500, eventInfo: { participants: 50 } },
      following: { status: 'settled', amendment: { status: 'lapsed' } },
    });
    for (const person of [customer, store.owner])
      expect(await app.notified(person)).toContain('order_amendment_lapsed');
    await agrees(orderId);
  });
  it('two ticks at once settle once', async () => {
    const { orderId } = await newLinkedOrder(54);
    app.clock.moveTo(CUT_OFF);
    await Promise.all([1, 2, 3].map(() => app.jobs.tick(CUT_OFF)));
    await app.jobs.drain();
    const order = await read(orderId);
    expect(order.timeline.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
    const wanted: object[] = await app.source.query(
      `select 1 from platform.outbox where job = 'payments.charge' and payload->>'paymentId' in (
         select extra_payment_id::text from orders.followings where order_id = $1)`,
      [orderId],
    );
    expect(wanted).toHaveLength(1);
    await agrees(orderId);
  });
  it('an order that cannot be saved is on the list of the admins, and the others are settled', async () => {
    const [stuck, other] = [await newLinkedOrder(46), await newLinkedOrder(46)];
    const mend = await refuseRows(app.source, 'orders.followings', `new.order_id = '${stuck.orderId}'`);
    await expect(app.tick(CUT_OFF)).rejects.toThrow(/^1 of/);
    await app.jobs.drain();
    const status = async (orderId: string) => (await read(orderId)).following!.status;
    expect([await status(stuck.orderId), await status(other.orderId)]).toEqual(['following', 'settled']);
    const listed = () => app.source.query('select tick, row_key, last_error from platform.stuck_rows');
    expect(await listed()).toEqual([
      {
        tick: 'orders.settle_followings',
        row_key: stuck.orderId,
        last_error: expect.stringContaining('refused') as string,
      },
    ]);
    await mend();
    await app.tick(CUT_OFF);
    expect(await status(stuck.orderId)).toBe('settled');
    expect(await listed()).toEqual([]);
  });
  it('an answer that races it is decided once, and money follows', async () => {
    const asked: Order[] = [];
    for (let nth = 0; nth < 5; nth++) {
      const { orderId } = await newLinkedOrder(54);
      asked.push(await app.taken(app.move(orderId, customer, 'amendments', { participants: 60 })));
    }
    // answers still arrive in time while the tick sees the cut-off
    app.clock.moveTo(inHours(-0.001, CUT_OFF));
    const answers = asked.map(({ orderId, following: own }) =>
      app.move(orderId, store.owner, `amendments/${own!.amendment!.amendmentId}/accept`),
    );
    const [decided] = await Promise.all([Promise.all(answers), app.jobs.tick(CUT_OFF)]);
    await app.jobs.drain();
    await app.tick(CUT_OFF);
    for (const [at, { orderId }] of asked.entries()) {
      const { status } = decided[at]!;
      expect([200, 409]).toContain(status);
      // 54 is a tenth from 60 as well as from 50: it counts either way
      expect((await read(orderId)).following).toMatchObject({
        status: 'settled',
        agreedParticipants: status === 200 ? 60 : 50,
        amendment: { status: status === 200 ? 'accepted' : 'lapsed' },
        settled: { participants: 54 },
      });
      await agrees(orderId);
    }
  });
  it('an order that is not paid yet waits for its payment', async () => {
    const eventId = await app.invitation(customer);
    await app.seats(eventId, 46);
    const orderId = await app.order(customer, store, { followsEventId: eventId });
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.source.query('update orders.followings set cut_off_at = $2 where order_id = $1', [
      orderId,
      inHours(1),
    ]);
    app.clock.moveTo(inHours(1));
    await app.jobs.tick(inHours(1));
    expect((await read(orderId)).following!.status).toBe('following');
    await app.jobs.drain();
    await app.tick();
    expect((await read(orderId)).following!.status).toBe('settled');
    await agrees(orderId);
  });
});

describe('one more sale that fails', () => {
  const failing = async () => {
    const followed = await newLinkedOrder(54);
    await loseCard(app, customer);
    await app.tick(CUT_OFF);
    return followed;
  };
  it('is told, and is paid with another card', async () => {
    const { orderId } = await failing();
    expect(await read(orderId)).toMatchObject({
      payment: { status: 'captured', captured: 6_500 },
      // the agreed price, while the rest of it is still unpaid
      orderSummary: { price: 6_980, eventInfo: { participants: 54 } },
      following: {
        status: 'settling',
        payBy: inHours(24, CUT_OFF).toISOString(),
        settled: { participants: 54, price: 6_980, difference: 480 },
      },
    });
    expect(await app.notified(customer)).toContain('order_settlement_due');
    expect((await app.move(orderId, store.owner, 'pay')).status).toBe(409);
    expect((await app.move(orderId, customer, 'pay')).body.code).toBe('card.missing');
    await app.card(customer);
    await app.taken(app.move(orderId, customer, 'pay'));
    await app.jobs.drain();
    expect(await read(orderId)).toMatchObject({
      following: { status: 'settled', payBy: null },
      orderSummary: { eventInfo: { participants: 54 } },
    });
    await agrees(orderId);
  });
  it('is confirmed by the owner of the card', async () => {
    const { orderId } = await newLinkedOrder(54);
    await app.misbehave('3ds');
    await app.tick(CUT_OFF);
    const { following: asked } = await read(orderId);
    expect(asked).toMatchObject({ status: 'settling', authenticateUrl: expect.stringContaining('http') });
    expect((await read(orderId, store.owner)).following!.authenticateUrl).toBeNull();
    await app.confirm(asked!.authenticateUrl!);
    await app.expireLeases();
    await app.tick();
    expect((await read(orderId)).following).toMatchObject({ status: 'settled', authenticateUrl: null });
    await agrees(orderId);
  });
  it('is refused by the next card as well, and then the order is locked at what was paid', async () => {
    const { orderId } = await failing();
    await app.card(customer, REFUSED_CARD);
    await app.taken(app.move(orderId, customer, 'pay'));
    await app.jobs.drain();
    const due = (await app.notified(customer)).filter((kind) => kind === 'order_settlement_due');
    expect(due).toHaveLength(2);
    await app.tick(inHours(23.9, CUT_OFF));
    expect((await read(orderId)).following!.status).toBe('settling');
    await app.tick(inHours(24, CUT_OFF));
    expect(await read(orderId)).toMatchObject({
      following: { status: 'locked', settled: { participants: 50, price: 6_500, difference: 0 } },
      orderSummary: { eventInfo: { participants: 50 } },
    });
    for (const person of [customer, store.owner])
      expect(await app.notified(person)).toContain('order_locked');
    expect((await app.move(orderId, customer, 'pay')).status).toBe(409);
    await agrees(orderId);
    await app.tick(inHours(31, CUT_OFF));
    expect((await read(orderId)).status).toBe('done');
  });
});
