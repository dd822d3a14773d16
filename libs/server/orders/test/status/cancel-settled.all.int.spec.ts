import type { Order } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { agree, CUT_OFF, aLinkedOrder as aLinkedOrderOf, loseCard } from '../a-linked-order';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  customer = await app.customer();
});

const newLinkedOrder = (seats: number) => aLinkedOrderOf(app, { customer, store, seats });
const read = (orderId: string, as = customer): Promise<Order> => app.read(orderId, as);
const sums = ({ payment }: Order) => [payment.captured, payment.refunded, payment.owed];

describe('cancelling', () => {
  const cancel = async (orderId: string, as: string) => {
    const { moves } = await app.taken(
      app.call<{ moves: { cancel: { refunded: number; kept: number } } }>(
        'GET',
        `/v1/orders/${orderId}/consequences`,
        { as },
      ),
    );
    const asked = { expectedRefund: moves.cancel.refunded };
    await app.taken(app.move(orderId, as, 'cancel', asked));
    await app.jobs.drain();
    await app.tick();
    return moves.cancel;
  };
  it('after one more sale gives back from both', async () => {
    const { orderId } = await newLinkedOrder(54);
    await agree(app, { orderId, customer, store }, 70);
    await app.tick(CUT_OFF);
    expect(await cancel(orderId, store.owner)).toMatchObject({ refunded: 8_900, kept: 0 });
    expect(sums(await read(orderId))).toEqual([8_900, 8_900, 0]);
    expect((await read(orderId)).payment.status).toBe('refunded');
    expect(await app.keptOf(orderId)).toBe(0);
  });
  it('after a partial refund gives back the rest', async () => {
    const { orderId } = await newLinkedOrder(46);
    await app.tick(CUT_OFF);
    expect(await cancel(orderId, store.owner)).toMatchObject({ refunded: 6_020 });
    expect(sums(await read(orderId))).toEqual([6_500, 6_500, 0]);
    expect(await app.keptOf(orderId)).toBe(0);
  });
  it('while it settles lets the one more sale go', async () => {
    const { orderId } = await newLinkedOrder(54);
    await loseCard(app, customer);
    await app.tick(CUT_OFF);
    await cancel(orderId, store.owner);
    expect(await read(orderId)).toMatchObject({
      following: { status: 'left' },
      payment: { status: 'refunded' },
    });
    expect(await app.keptOf(orderId)).toBe(0);
  });
  it('by the customer keeps what the policy says of all that was paid', async () => {
    await app.source.query('update stores.stores set cancellation_policy = $2 where id = $1', [
      store.store.partnerId,
      JSON.stringify([{ hoursBefore: 0, refundPercent: 50 }]),
    ]);
    const { orderId } = await newLinkedOrder(54);
    await app.tick(CUT_OFF);
    expect(await cancel(orderId, customer)).toMatchObject({ refunded: 3_490, kept: 3_490 });
    expect((await read(orderId)).payment).toMatchObject({ status: 'partially_refunded', refunded: 3_490 });
    expect(await app.keptOf(orderId)).toBe(349_000);
  });
  it('is told to those who count, as every change of what is counted', async () => {
    const eventId = await app.invitation(customer);
    await app.seats(eventId, 54);
    const orderId = await app.order(customer, store, { followsEventId: eventId });
    app.clock.moveTo(new Date(TUESDAY.getTime() + 3 * MINUTE_MS));
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    await app.tick(CUT_OFF);
    await cancel(orderId, store.owner);
    const told: { counted: object }[] = await app.source.query(
      `select payload as counted from platform.outbox where job = 'analytics.count_order' and payload->>'orderId' = $1
       order by (payload->>'version')::int`,
      [orderId],
    );
    expect(told[0]!.counted).toMatchObject({ status: 'pending', revenue: 0, answerMinutes: null });
    expect(told.map(({ counted }) => counted)).toContainEqual(
      expect.objectContaining({ status: 'approved', revenue: 698_000, guests: 54 }),
    );
    expect(told.at(-1)!.counted).toMatchObject({ status: 'cancelled_partner', revenue: 0, answerMinutes: 3 });
  });
});
