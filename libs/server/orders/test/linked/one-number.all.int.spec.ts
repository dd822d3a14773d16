import type { AnswerOf, kitchenSheet, listOrders } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { AccountExport } from '@smachot/server-identity';
import { LiveTopics } from '@smachot/server-platform';
import { exported } from '@smachot/server-testing';
import { unzipSync } from 'fflate';
import { agree, CUT_OFF, aLinkedOrder } from '../a-linked-order';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 100 });
  customer = await app.customer();
});

const cells = async (): Promise<string[]> => {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/v1/orders/export.xlsx?store=${store.store.partnerUsername}`,
    headers: { authorization: `Bearer ${store.owner}` },
  });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const [, row = ''] = Buffer.from(files['xl/worksheets/sheet1.xml']!).toString().split('<row>').slice(1);
  return [...row.matchAll(/<c[^>]*?(?:\/>|>(?:<v>|<is><t[^>]*>)?([^<]*))/g)].map(([, text = '']) => text);
};

/** Number and price of the one order, from every place that shows them. */
const everywhere = async (
  orderId: string,
): Promise<Record<string, { participants: number; price: number }>> => {
  const list = async (as: string, query = '') => {
    const { body } = await app.call<AnswerOf<typeof listOrders>>('GET', `/v1/orders${query}`, { as });
    const { participants, price } = body.orders[0]!;
    return { participants, price };
  };
  const page = async (as: string) => {
    const { orderSummary } = await app.read(orderId, as);
    const { price, priceLines, eventInfo } = orderSummary;
    expect(priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
    return { participants: eventInfo.participants, price };
  };
  const { income } = await app.read(orderId, store.owner);
  const kitchen = await app.call<AnswerOf<typeof kitchenSheet>>(
    'GET',
    `/v1/orders/${orderId}/kitchen-sheet`,
    {
      as: store.owner,
    },
  );
  const { orders } = (await exported(app.get<AccountExport>(AccountExport), customer)) as {
    orders: [{ price: number; summary: { price: number; eventInfo: { participants: number } } }];
  };
  const row = await cells();
  const ofStore = `?store=${store.store.partnerUsername}`;
  const month = `&from=2027-05-01T00:00:00.000Z&to=2027-05-31T00:00:00.000Z`;
  const [order] = orders;
  const participants = kitchen.body.participants;
  return {
    'list of the customer': await list(customer),
    'list of the store': await list(store.owner, ofStore),
    calendar: await list(store.owner, `${ofStore}${month}&limit=500`),
    'page of the customer': await page(customer),
    'page of the store': await page(store.owner),
    spreadsheet: { participants: Number(row[6]), price: Number(row[10]) },
    'income in the spreadsheet': { participants, price: Number(row[15]) },
    'export of the account': { participants: order.summary.eventInfo.participants, price: order.price },
    'kitchen sheet and income': { participants, price: income!.gross },
  };
};

const says = async (orderId: string, participants: number, price: number): Promise<void> => {
  const said = await everywhere(orderId);
  expect(said).toEqual(
    Object.fromEntries(Object.keys(said).map((where) => [where, { participants, price }])),
  );
};

it('what both sides agreed on is what everything says, before the money moves and after', async () => {
  const { orderId, eventId } = await aLinkedOrder(app, { customer, store, seats: 50 });
  await says(orderId, 50, 6_500);
  await agree(app, { orderId, customer, store }, 163);
  await says(orderId, 163, 20_060);
  // nothing was charged for it yet, and the receipt says so
  expect(await app.keptOf(orderId)).toBe(650_000);
  expect(await app.read(orderId, customer)).toMatchObject({
    payment: { captured: 6_500 },
    following: { agreedParticipants: 163, paidParticipants: 50, estimate: { difference: 13_560 } },
  });
  await app.seats(eventId, 160);
  await says(orderId, 163, 20_060);
  await app.tick(CUT_OFF);
  await says(orderId, 160, 19_700);
  expect(await app.keptOf(orderId)).toBe(1_970_000);
});

it('a cancelled order gives back what was paid, not what was agreed since', async () => {
  const { orderId } = await aLinkedOrder(app, { customer, store, seats: 50 });
  await agree(app, { orderId, customer, store }, 100);
  const { moves } = await app.taken(
    app.call<{ moves: { cancel: { refunded: number } } }>('GET', `/v1/orders/${orderId}/consequences`, {
      as: store.owner,
    }),
  );
  expect(moves.cancel.refunded).toBe(6_500);
  const expectedRefund = moves.cancel.refunded;
  await app.taken(app.move(orderId, store.owner, 'cancel', { expectedRefund, reason: '' }));
  await app.jobs.drain();
  expect(await app.keptOf(orderId)).toBe(0);
});

it('the seats of its guests are heard by both sides as the order’s, by nobody else', async () => {
  const { orderId, eventId } = await aLinkedOrder(app, { customer, store, seats: 50 });
  const fixed = await app.order(customer, await app.store());
  const topics = app.get<LiveTopics>(LiveTopics);
  const hears = (userId: string) => {
    const actor = { kind: 'user' as const, userId, superAdmin: false, familyId: userId };
    return topics.admit(
      [orderId, fixed, newId(), 'nonsense'].map((id) => `guests:${id}`),
      actor,
    );
  };
  const heard = [{ requested: `guests:${orderId}`, received: `event:${eventId}` }];
  expect(await hears(customer)).toEqual(heard);
  expect(await hears(store.owner)).toEqual(heard);
  expect(await hears(await app.person())).toEqual([]);
  await app.taken(app.move(orderId, customer, 'leave'));
  expect(await hears(store.owner)).toEqual([]);
});
