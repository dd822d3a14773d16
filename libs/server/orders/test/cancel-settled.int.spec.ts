import type { Order } from '@smachot/contracts';
import { agree, CUT_OFF, following as followingOf, loseCard } from './a-following';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  on = await ordersApp();
  store = await on.store({ dailyCapacity: 100 });
});
afterAll(() => on.close());
beforeEach(async () => {
  on.clock.moveTo(TUESDAY);
  customer = await on.customer();
});

const following = (seats: number) => followingOf(on, { customer, store, seats });
const read = (orderId: string, as = customer): Promise<Order> => on.read(orderId, as);
const sums = ({ payment }: Order) => [payment.captured, payment.refunded, payment.owed];

describe('cancelling', () => {
  const cancel = async (orderId: string, as: string) => {
    const { moves } = await on.taken(
      on.call<{ moves: { cancel: { refunded: number; kept: number } } }>(
        'GET',
        `/v1/orders/${orderId}/consequences`,
        { as },
      ),
    );
    const asked = { expectedRefund: moves.cancel.refunded };
    await on.taken(on.move(orderId, as, 'cancel', asked));
    await on.jobs.drain();
    await on.tick();
    return moves.cancel;
  };
  it('after one more sale gives back from both', async () => {
    const { orderId } = await following(54);
    await agree(on, { orderId, customer, store }, 70);
    await on.tick(CUT_OFF);
    expect(await cancel(orderId, store.owner)).toMatchObject({ refunded: 8_900, kept: 0 });
    expect(sums(await read(orderId))).toEqual([8_900, 8_900, 0]);
    expect((await read(orderId)).payment.status).toBe('refunded');
    expect(await on.keptOf(orderId)).toBe(0);
  });
  it('after a partial refund gives back the rest', async () => {
    const { orderId } = await following(46);
    await on.tick(CUT_OFF);
    expect(await cancel(orderId, store.owner)).toMatchObject({ refunded: 6_020 });
    expect(sums(await read(orderId))).toEqual([6_500, 6_500, 0]);
    expect(await on.keptOf(orderId)).toBe(0);
  });
  it('while it settles lets the one more sale go', async () => {
    const { orderId } = await following(54);
    await loseCard(on, customer);
    await on.tick(CUT_OFF);
    await cancel(orderId, store.owner);
    expect(await read(orderId)).toMatchObject({
      following: { status: 'left' },
      payment: { status: 'refunded' },
    });
    expect(await on.keptOf(orderId)).toBe(0);
  });
  it('by the customer keeps what the policy says of all that was paid', async () => {
    await on.source.query('update stores.stores set cancellation_policy = $2 where id = $1', [
      store.store.partnerId,
      JSON.stringify([{ hoursBefore: 0, refundPercent: 50 }]),
    ]);
    const { orderId } = await following(54);
    await on.tick(CUT_OFF);
    expect(await cancel(orderId, customer)).toMatchObject({ refunded: 3_490, kept: 3_490 });
    expect((await read(orderId)).payment).toMatchObject({ status: 'partially_refunded', refunded: 3_490 });
    expect(await on.keptOf(orderId)).toBe(349_000);
  });
});
