import type { AnswerOf, listMovements, listOrders } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { AccountExport } from '@smachot/server-identity';
import { LiveTopics } from '@smachot/server-platform';
import { exported } from '@smachot/server-testing';
import { unzipSync } from 'fflate';
import { aLinkedOrder } from '../a-linked-order';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

type List = AnswerOf<typeof listOrders>;
let app: OrdersApp;
let store: Store;
let customer: string;
let orders: string[];

beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100 });
  customer = await app.customer();
  orders = [];
  for (let nth = 0; nth < 7; nth++) {
    const datetime = new Date(TUESDAY.getTime() + (10 + nth) * DAY_MS).toISOString();
    const remarks = nth === 0 ? '=1+1' : '';
    orders.push(await app.order(customer, store, { eventInfo: { datetime }, remarks }));
    // a customer may have five unanswered orders
    if (nth === 0) await app.move(orders[0]!, store.owner, 'approve');
    if (nth === 1) await app.move(orders[1]!, store.owner, 'decline', { reason: 'תפוס' });
  }
  await app.jobs.drain();
});
afterAll(() => app.close());

const list = (as: string, query: Record<string, string> = {}) =>
  app.taken(app.call<List>('GET', `/v1/orders?${new URLSearchParams(query).toString()}`, { as }));
const ofStore = () => ({ store: store.store.partnerUsername });
const ids = (found: List) => found.orders.map(({ orderId }) => orderId);

it('shows each side its own, the newest first, with counts', async () => {
  const newest = [...orders].reverse();
  expect(ids(await list(customer))).toEqual(newest);
  const crew = await list(store.owner, ofStore());
  expect(ids(crew)).toEqual(newest);
  expect(crew.counts).toMatchObject({ pending: 5, approved: 1, declined: 1, done: 0 });
  expect(crew.orders[0]).toMatchObject({
    menuName: 'תפריט הבית',
    customerName: 'דנה לוי',
    address: 'הירקון 100, תל אביב-יפו',
    participants: 50,
    price: 6_500,
    paymentStatus: 'held',
  });
  expect(ids(await list(await app.member(store), ofStore()))).toEqual(newest);
  expect(ids(await list(store.owner, { store: store.store.partnerId }))).toEqual(newest);
});
it('lists what a customer paid and was given back, page by page, and nobody else’s', async () => {
  type Movements = AnswerOf<typeof listMovements>;
  const read = (as: string, query = '') =>
    app.taken(app.call<Movements>('GET', `/v1/payments/movements${query}`, { as }));
  const { orders: all, nextCursor } = await read(customer, '?limit=100');
  expect(nextCursor).toBeNull();
  const decided = all.filter(({ orderId }) => orders.indexOf(orderId) < 2);
  expect(decided).toMatchObject([
    {
      ...{ orderId: orders[1], captured: 0 },
      movements: [{ kind: 'released', amount: 6_500, reason: 'declined', text: 'תפוס' }],
    },
    {
      ...{ orderId: orders[0], captured: 6_500, price: 6_500 },
      movements: [{ kind: 'paid', amount: 6_500, reason: null }],
    },
  ]);
  const paged = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Movements = await read(customer, `?limit=1${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.orders);
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(all);
  expect((await read(store.owner)).orders).toEqual([]);
});

it('is nothing to whoever does not work there', async () => {
  for (const as of [customer, (await app.store()).owner]) {
    expect((await app.call('GET', `/v1/orders?store=${store.store.partnerUsername}`, { as })).status).toBe(
      404,
    );
    expect(
      (await app.call('GET', `/v1/orders/export.xlsx?store=${store.store.partnerUsername}`, { as })).status,
    ).toBe(404);
  }
  expect(ids(await list(await app.person()))).toEqual([]);
});
it('goes on from a cursor, without a gap and without a repeat', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: List = await list(customer, { limit: '3', ...(cursor ? { cursor } : {}) });
    expect(page.orders.length).toBeLessThanOrEqual(3);
    seen.push(...ids(page));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([...orders].reverse());
  expect(ids(await list(customer, { cursor: 'nonsense', limit: '1' }))).toEqual([orders[6]]);
});
it('filters by status, by whole days and by words', async () => {
  expect(ids(await list(store.owner, { ...ofStore(), status: 'approved' }))).toEqual([orders[0]]);
  const day = (nth: number) => new Date(TUESDAY.getTime() + (10 + nth) * DAY_MS - 6 * HOUR_MS).toISOString();
  const three = await list(store.owner, { ...ofStore(), from: day(2), to: day(4) });
  expect(ids(three)).toEqual([orders[4], orders[3], orders[2]]);
  expect(three.counts).toMatchObject({ pending: 3, approved: 0 });
  const { code } = await app.read(orders[3]!, customer);
  expect(ids(await list(store.owner, { ...ofStore(), q: code }))).toEqual([orders[3]]);
  for (const q of ['דנה', 'דָּנָה']) expect(ids(await list(store.owner, { ...ofStore(), q }))).toHaveLength(7);
  expect(ids(await list(store.owner, { ...ofStore(), q: '%' }))).toEqual([]);
});
it('leaves those of which something is asked that is not answered', async () => {
  const { orderId } = await aLinkedOrder(app, { customer: await app.customer(), store, seats: 50 });
  const asking = (asks: string, as = store.owner, of: Record<string, string> = ofStore()) =>
    list(as, { ...of, asks }).then(ids);
  expect([await asking('participants'), await asking('terms')]).toEqual([[], []]);
  const ofOrder: { user_id: string }[] = await app.source.query(
    'select user_id from orders.orders where id = $1',
    [orderId],
  );
  const asker = ofOrder[0]!.user_id;
  const asked = await app.taken(app.move(orderId, asker, 'amendments', { participants: 80 }));
  await app.taken(
    app.move(orders[0]!, store.owner, 'changes', {
      datetime: new Date(TUESDAY.getTime() + 40 * DAY_MS).toISOString(),
      location: null,
      expectedDifference: 0,
    }),
  );
  expect([await asking('participants'), await asking('terms')]).toEqual([[orderId], [orders[0]]]);
  // the counts are of what each status would show instead
  const { counts } = await list(store.owner, { ...ofStore(), asks: 'terms' });
  expect(counts).toEqual((await list(store.owner, ofStore())).counts);
  // beside the other filters, and on the customer's side too
  expect(await asking('terms', store.owner, { ...ofStore(), status: 'pending' })).toEqual([]);
  expect(await asking('participants', asker, {})).toEqual([orderId]);
  await app.taken(
    app.move(orderId, store.owner, `amendments/${asked.following!.amendment!.amendmentId}/refuse`),
  );
  expect(await asking('participants')).toEqual([]);
  const all = await app.call('GET', `/v1/orders?store=${store.store.partnerUsername}&asks=nonsense`, {
    as: store.owner,
  });
  expect(all.status).toBe(422);
  await app.source.query('delete from orders.slots where order_id = $1', [orderId]);
  for (const table of ['amendments', 'followings'])
    await app.source.query(`delete from orders.${table} where order_id = $1`, [orderId]);
  await app.source.query('delete from orders.orders where id = $1', [orderId]);
});

it('finds them by an index', async () => {
  await app.source.query('analyze orders.orders');
  const plan: Record<string, string>[] = await app.source.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query(
      `explain select 1 from orders.orders o where o.store_id = $1 and o.status = 'approved' and (o.follows or o.changes)
         and exists (select from orders.change_requests c where c.order_id = o.id and c.status = 'open') order by o.id desc limit 51`,
      [store.store.partnerId],
    );
  });
  expect(JSON.stringify(plan)).toMatch(/orders_of_store_asking|change_requests_one_open/);
});

const sheetOf = async (language: string, span: Record<string, string> = {}): Promise<string> => {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/v1/orders/export.xlsx?${new URLSearchParams({ store: store.store.partnerUsername, ...span }).toString()}`,
    headers: { authorization: `Bearer ${store.owner}`, 'accept-language': language },
  });
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  return Buffer.from(files['xl/worksheets/sheet1.xml']!).toString();
};
it('is a spreadsheet in the language of who asks; text stays text', async () => {
  const hebrew = await sheetOf('he');
  expect(hebrew.match(/<row>/g)).toHaveLength(8);
  for (const words of ['מספר הזמנה', 'אושרה', 'נדחתה', 'דנה לוי', '<t xml:space="preserve">=1+1</t>'])
    expect(hebrew).toContain(words);
  expect(hebrew).not.toContain('<f>');
  expect(hebrew.match(/052[-0-9]+/g)).toHaveLength(1); // of the one that was approved
  expect(await sheetOf('en')).toContain('Order number');
});

it('is a spreadsheet of the days that are asked for', async () => {
  const { orders: all } = await list(store.owner, ofStore());
  const { startsAt } = all[0]!;
  const sameDay = all.filter((one) => one.startsAt.slice(0, 10) === startsAt.slice(0, 10));
  expect(sameDay.length).toBeLessThan(all.length);
  const rows = async (span: Record<string, string>) =>
    (await sheetOf('he', span)).match(/<row>/g)!.length - 1;
  expect(await rows({ from: startsAt, to: startsAt })).toBe(sameDay.length);
  expect(await rows({ to: '2020-01-01T00:00:00.000Z' })).toBe(0);
});

it('is heard by both sides, and by nobody else', async () => {
  const topics = app.get<LiveTopics>(LiveTopics);
  const hears = async (userId: string) => {
    const actor = { kind: 'user' as const, userId, superAdmin: false, familyId: userId };
    return topics.admit([`order:${orders[0]}`, `order:${newId()}`, 'order:nonsense'], actor);
  };
  const heard = [{ requested: `order:${orders[0]}`, received: `order:${orders[0]}` }];
  expect(await hears(customer)).toEqual(heard);
  expect(await hears(await app.member(store))).toEqual(heard);
  expect(await hears(await app.person())).toEqual([]);
});

describe('an account', () => {
  it('is exported with its orders', async () => {
    const { orders: told } = (await exported(app.get<AccountExport>(AccountExport), customer)) as {
      orders: object[];
    };
    expect(told).toHaveLength(7);
    expect(told[0]).toMatchObject({ status: 'approved', price: 6_500, captured: 6_500 });
  });
  it('that is closed takes back what waits, keeps what stands, and is forgotten where it is over', async () => {
    const id = newId();
    // the store's answers, by which a repeated request is recognised
    const answers = () =>
      app.source.query<object[]>(
        `select 1 from platform.idempotency_keys where owner_id = $1 and answer::text ~ any($2)`,
        [store.owner, orders],
      );
    expect(await answers()).not.toHaveLength(0);
    await app.source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'orders.forget_customer', $2)`,
      [id, JSON.stringify({ userId: customer })],
    );
    await app.jobs.drain();
    expect(await answers()).toEqual([]);
    const rows: { status: string; customer_phone: string; address: string | null }[] = await app.source.query(
      `select status, customer_phone, summary#>>'{eventInfo,location,address}' as address from orders.orders where user_id = $1 order by id`,
      [customer],
    );
    expect(rows.map(({ status }) => status)).toEqual([
      'approved',
      'declined',
      ...Array<string>(5).fill('recalled'),
    ]);
    expect(rows[0]!.customer_phone).toMatch(/^\+972/);
    expect(
      rows.slice(1).every(({ customer_phone, address }) => customer_phone === '' && address === null),
    ).toBe(true);
    await app.tick(new Date(TUESDAY.getTime() + 11 * DAY_MS));
    const [done]: { status: string; customer_phone: string }[] = await app.source.query(
      'select status, customer_phone from orders.orders where id = $1',
      [orders[0]],
    );
    expect(done).toEqual({ status: 'done', customer_phone: '' });
  });
});
