import type { AnswerOf, kitchenSheet } from '@smachot/contracts';
import { CUT_OFF, following as followingOf } from './a-following';
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
const kitchen = (orderId: string, as: string) =>
  on.call<AnswerOf<typeof kitchenSheet>>('GET', `/v1/orders/${orderId}/kitchen-sheet`, { as });

describe('the kitchen sheet', () => {
  it('counts what guests asked for, for both sides, and tells nobody’s words', async () => {
    const { orderId, eventId } = await following(0);
    await on.guest(eventId, { name: 'דנה לוי', number: 44, request: '2 צמחונים, דנה טבעונית' });
    await on.guest(eventId, { number: 2, request: 'צמחוני אחד, להתקשר 052-123-4567, לא ליד שושנה לוי' });
    await on.guest(eventId, { status: 'declined', request: 'ללא גלוטן' });
    const sheet = {
      participants: 50,
      expected: 46,
      customerName: 'דנה',
      eventTitle: 'החתונה של נועה ואיתי',
      floatsUntil: CUT_OFF.toISOString(),
      wishes: [
        { kind: 'vegetarian', count: 3 },
        { kind: 'vegan', count: 1 },
        { kind: 'other', count: 2 },
      ],
    };
    for (const as of [customer, store.owner]) {
      const answer = await kitchen(orderId, as);
      expect(answer).toMatchObject({ status: 200, body: sheet });
      expect(answer.text).not.toMatch(/לוי|שושנה|להתקשר|052/u);
    }
    expect((await kitchen(orderId, await on.customer())).status).toBe(404);
    await on.tick(CUT_OFF);
    expect((await kitchen(orderId, store.owner)).body).toMatchObject({
      participants: 46,
      expected: null,
      floatsUntil: null,
      wishes: sheet.wishes,
    });
  });
  it('of an order that follows nobody has no wishes', async () => {
    const orderId = await on.order(customer, store);
    expect((await kitchen(orderId, customer)).body).toEqual({
      participants: 50,
      expected: null,
      customerName: 'דנה',
      eventTitle: null,
      floatsUntil: null,
      wishes: [],
    });
  });
});
