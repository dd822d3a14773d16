import type { AnswerOf, Order, ordersOfInvitation } from '@smachot/contracts';
import { DAY, HOUR, type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  on = await ordersApp();
  store = await on.store({ dailyCapacity: 100 });
}, 60_000);
afterAll(() => on.close());
beforeEach(async () => {
  on.clock.moveTo(TUESDAY);
  customer = await on.customer();
});

const START = new Date(TUESDAY.getTime() + 30 * DAY);
/** The store's notice is a day. */
const CUT_OFF = new Date(START.getTime() - DAY);
const at = (time: Date, hours = 0): Date => new Date(time.getTime() + hours * HOUR);

/** An approved and paid order for 50 (6,500) that follows an invitation. */
const following = async (seats: number, change: Record<string, unknown> = {}) => {
  const eventId = await on.invitation(customer);
  await on.seats(eventId, seats);
  const orderId = await on.order(customer, store, { followsEventId: eventId, ...change });
  await on.taken(on.move(orderId, store.owner, 'approve'));
  await on.jobs.drain();
  return { eventId, orderId };
};
const read = (orderId: string, as = customer): Promise<Order> => on.read(orderId, as);

describe('an order placed to follow an invitation', () => {
  it('tells both sides what would be settled now', async () => {
    const { orderId, eventId } = await following(48);
    const order = await read(orderId);
    expect(order.following).toMatchObject({
      status: 'following',
      eventId,
      eventTitle: 'החתונה של נועה ואיתי',
      seatsConfirmed: 48,
      agreedParticipants: 50,
      paidParticipants: 50,
      estimate: { participants: 48, price: 6_260, difference: -240 },
      beyondAgreed: false,
      oneMoreGuest: 120,
      least: 20,
      most: 200,
      cutOffAt: CUT_OFF.toISOString(),
      settled: null,
      amendment: null,
    });
    const partner = await read(orderId, store.owner);
    expect(partner.following).toMatchObject({ eventId: null, eventTitle: null, seatsConfirmed: 48 });
    const listed = await on.taken(
      on.call<AnswerOf<typeof ordersOfInvitation>>('GET', `/v1/orders/of-invitation/${eventId}`, {
        as: customer,
      }),
    );
    expect(listed).toMatchObject({
      orders: [{ orderId, following: { seatsConfirmed: 48 } }],
      oneMoreGuest: 120,
    });
  });
  it('asks for an amendment, gets it, and settles by one more sale at the cut-off', async () => {
    const { orderId, eventId } = await following(50);
    await on.seats(eventId, 70);
    await on.tick(at(TUESDAY, 8));
    const { amendment } = (await read(orderId, store.owner)).following!;
    expect(amendment).toMatchObject({
      participants: 70,
      price: 8_900,
      difference: 2_400,
      status: 'proposed',
      by: 'system',
    });
    const accepted = await on.move(orderId, store.owner, `amendments/${amendment!.amendmentId}/accept`);
    expect(accepted).toMatchObject({ status: 200, body: { following: { agreedParticipants: 70 } } });
    await on.tick(CUT_OFF);
    expect(await read(orderId)).toMatchObject({
      payment: { status: 'captured', captured: 8_900, refunded: 0 },
      orderSummary: { price: 8_900, eventInfo: { participants: 70 } },
      following: {
        status: 'settled',
        paidParticipants: 70,
        settled: { participants: 70, price: 8_900, difference: 2_400 },
      },
    });
  });
  it('settles by one partial refund', async () => {
    const { orderId } = await following(46);
    await on.tick(CUT_OFF);
    expect(await read(orderId)).toMatchObject({
      payment: { status: 'captured', captured: 6_500, refunded: 480 },
      orderSummary: { price: 6_020, eventInfo: { participants: 46 } },
      following: { status: 'settled', settled: { participants: 46, difference: -480 } },
    });
  });
});
