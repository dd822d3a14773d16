import { DAY_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { killedBeforeTheCard } from '../kills';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const DATETIME = new Date(TUESDAY.getTime() + 40 * DAY_MS).toISOString();
const crowd = async (count: number): Promise<string[]> => {
  const people: string[] = [];
  for (let nth = 0; nth < count; nth += 20)
    people.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, count - nth) }, () => app.customer()))),
    );
  return people;
};
const taken = async ({ store }: Store) => {
  const [row]: { taken: number; slots: number; told: number | null }[] = await app.source.query(
    `select d.taken, (select count(*)::int from orders.slots s where s.store_id = d.store_id) as slots,
       (select t.taken from stores.taken_days t where t.store_id = d.store_id and t.day = d.day) as told
     from orders.days d where d.store_id = $1`,
    [store.partnerId],
  );
  return row!;
};
/** Asserts that only orders that stand hold or keep money, and that the ledger equals the provider. */
const ledgerAndProviderAgree = async () => {
  const sales = await app.sales();
  const rows: { sale_id: string; status: string; amount: number; standing: boolean; paid: number }[] =
    await app.source.query(
      `select l.sale_id, l.status, l.amount, coalesce(o.status in ('pending', 'approved', 'done'), false) as standing,
         p.captured - p.refunded as paid
       from payments.ledger l join payments.order_payments p on p.id = l.payment_id
       left join orders.orders o on o.payment_id = p.id where l.sale_id is not null`,
    );
  const known = new Map(rows.map((row) => [row.sale_id, row]));
  for (const sale of sales) {
    const row = known.get(sale.saleId);
    const held = sale.status === 'authorized' ? sale.price : 0;
    const kept = sale.charged - sale.refunded;
    expect({ sale: sale.saleId, free: !row?.standing && held + kept > 0 }).toEqual({
      sale: sale.saleId,
      free: false,
    });
    if (row)
      expect({ sale: sale.saleId, kept }).toEqual({
        sale: sale.saleId,
        kept: row.status === 'failed' ? 0 : row.paid,
      });
  }
};

it('lets one of two hundred have the one slot, and nobody else pays', async () => {
  const store = await app.store({ dailyCapacity: 1 });
  const people = await crowd(200);
  const change = { eventInfo: { datetime: DATETIME } };
  const answers = await Promise.all(people.map((as) => app.place(as, store, change)));
  const won = answers.filter(({ status }) => status === 202);
  expect(won).toHaveLength(1);
  expect(new Set(answers.filter((answer) => answer !== won[0]).map(({ body }) => body.code))).toEqual(
    new Set(['slot.taken']),
  );
  await app.jobs.drain();
  expect(await taken(store)).toEqual({ taken: 1, slots: 1, told: 1 });
  const sales = await app.salesOf(won[0]!.body.orderId);
  expect(sales).toMatchObject([{ status: 'authorized', price: 650_000 }]);
  const [{ count } = { count: 0 }]: { count: number }[] = await app.source.query(
    'select count(*)::int as count from orders.orders where store_id = $1',
    [store.store.partnerId],
  );
  expect(count).toBe(1);
  await ledgerAndProviderAgree();
});

it('never gives more slots than there are, while they are taken and given back', async () => {
  const store = await app.store({ dailyCapacity: 3 });
  const people = await crowd(30);
  const change = { eventInfo: { datetime: DATETIME } };
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(people.map((as) => app.place(as, store, change)));
    const won = answers.filter(({ status }) => status === 202).length;
    await app.jobs.drain();
    const { taken: count, slots } = await taken(store);
    expect(count).toBe(slots);
    expect(slots).toBeLessThanOrEqual(3);
    expect(won).toBeLessThanOrEqual(3);
    const own: { id: string; user_id: string }[] = await app.source.query(
      `select id, user_id from orders.orders where store_id = $1 and status = 'pending' limit 2`,
      [store.store.partnerId],
    );
    await Promise.all(own.map(({ id, user_id }) => app.move(id, user_id, 'recall')));
    await app.jobs.drain();
  }
  await ledgerAndProviderAgree();
});

it('decides between approving and recalling once, and the money follows', async () => {
  const store = await app.store({ dailyCapacity: 50 });
  const people = await crowd(20);
  const orders = await Promise.all(
    people.map(async (as) => ({
      as,
      ...(await app.taken(app.place(as, store, { eventInfo: { datetime: DATETIME } }))),
    })),
  );
  await app.jobs.drain();
  const answers = await Promise.all(
    orders.flatMap(({ as, orderId }) => [
      app.move(orderId, store.owner, 'approve'),
      app.move(orderId, as, 'recall'),
      app.move(orderId, store.owner, 'decline'),
    ]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(40);
  await app.jobs.drain();
  for (const { orderId, as } of orders) {
    const order = await app.read(orderId, as);
    const [sale] = await app.salesOf(orderId);
    expect({ order: order.status, sale: sale!.status }).toEqual(
      order.status === 'approved'
        ? { order: 'approved', sale: 'completed' }
        : { order: order.status, sale: 'voided' },
    );
  }
  await ledgerAndProviderAgree();
});

it('makes one checkout of a button pressed twice', async () => {
  const store = await app.store({ dailyCapacity: 5 });
  const customer = await app.customer();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.place(customer, store, {}, key)));
  const placed = answers.filter(({ status }) => status === 202);
  expect(placed.length).toBeGreaterThan(0);
  expect(new Set(placed.map(({ body }) => body.checkoutId)).size).toBe(1);
  for (const { status, body } of answers)
    if (status !== 202)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency.in_progress' });
  // a request that died without an answer may be repeated: the key still finds the same checkout
  await app.source.query('delete from platform.idempotency_keys where key = $1', [key]);
  const again = await app.taken(app.place(customer, store, {}, key));
  expect(again.checkoutId).toBe(placed[0]!.body.checkoutId);
  await app.jobs.drain();
  expect(await taken(store)).toMatchObject({ taken: 1, slots: 1 });
  expect(await app.salesOf(again.orderId)).toHaveLength(1);
  const other = await app.place(customer, store, { remarks: 'אחרת' }, key);
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency.reused' } });
});

it('decides between the clock and the card once', async () => {
  const store = await app.store({ dailyCapacity: 50 });
  const people = await crowd(20);
  // left for the tick, which asks the card after fifteen minutes
  const orders = await killedBeforeTheCard(app, () =>
    Promise.all(
      people.map(async (as) => ({
        as,
        ...(await app.taken(app.place(as, store, { eventInfo: { datetime: DATETIME } }))),
      })),
    ),
  );
  await app.expireLeases();
  app.clock.moveTo(new Date(TUESDAY.getTime() + 16 * MINUTE_MS));
  await Promise.all([app.jobs.drain(), app.jobs.tick(app.clock.now()), app.jobs.tick(app.clock.now())]);
  for (let round = 0; round < 3; round++) {
    await app.expireLeases();
    await app.tick(new Date(app.clock.now().getTime() + 2 * MINUTE_MS));
  }
  for (const { checkoutId, orderId, as } of orders) {
    const checkout = await app.taken(
      app.call<{ status: string }>('GET', `/v1/checkouts/${checkoutId}`, { as }),
    );
    const order = await app.call('GET', `/v1/orders/${orderId}`, { as });
    expect([checkout.status, order.status]).toEqual(
      checkout.status === 'placed' ? ['placed', 200] : ['expired', 404],
    );
  }
  const placed = await taken(store);
  expect(placed.taken).toBe(placed.slots);
  await ledgerAndProviderAgree();
});

it('decides between expiring and answering once', async () => {
  const store = await app.store({ dailyCapacity: 50 });
  const people = await crowd(20);
  const orders = await Promise.all(
    people.map((as) => app.taken(app.place(as, store, { eventInfo: { datetime: DATETIME } }))),
  );
  await app.jobs.drain();
  app.clock.moveTo(new Date(TUESDAY.getTime() + 2 * DAY_MS));
  await Promise.all([
    app.jobs.tick(app.clock.now()),
    ...orders.map(({ orderId }) => app.move(orderId, store.owner, 'approve')),
    app.jobs.tick(app.clock.now()),
  ]);
  await app.jobs.drain();
  for (const { orderId } of orders) {
    const { status } = await app.read(orderId, store.owner);
    expect(['approved', 'declined']).toContain(status);
    expect((await app.salesOf(orderId)).map((sale) => sale.status)).toEqual([
      status === 'approved' ? 'completed' : 'voided',
    ]);
  }
  await ledgerAndProviderAgree();
});
