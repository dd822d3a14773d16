import type { AnswerOf, kitchenSheet } from '@smachot/contracts';
import { CUT_OFF, aLinkedOrder as aLinkedOrderOf } from '../a-linked-order';
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
const kitchen = (orderId: string, as: string) =>
  app.call<AnswerOf<typeof kitchenSheet>>('GET', `/v1/orders/${orderId}/kitchen-sheet`, { as });

describe('the kitchen sheet', () => {
  it('counts what guests asked for, for both sides, and tells nobody’s words', async () => {
    const { orderId, eventId } = await newLinkedOrder(0);
    await app.guest(eventId, { name: 'דנה לוי', number: 44, request: '2 צמחונים, דנה טבעונית' });
    await app.guest(eventId, { number: 2, request: 'צמחוני אחד, להתקשר 052-123-4567, לא ליד שושנה לוי' });
    await app.guest(eventId, { status: 'declined', request: 'ללא גלוטן' });
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
    expect((await kitchen(orderId, await app.customer())).status).toBe(404);
    await app.tick(CUT_OFF);
    expect((await kitchen(orderId, store.owner)).body).toMatchObject({
      participants: 46,
      expected: null,
      floatsUntil: null,
      wishes: sheet.wishes,
    });
  });
  it('of an order that follows nobody has no wishes', async () => {
    const orderId = await app.order(customer, store);
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
