import type { PricingUnitDraft } from '@smachot/contracts';
import { type OrdersApp, ordersApp, type Store } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

const rising = (unit: Store['unit'], pricePerParticipant: number, more: Record<string, unknown> = {}) => {
  const { name, summary, description, visibility, durationHours } = unit;
  return {
    type: 'simple',
    ...{ name, summary, description, visibility, durationHours },
    pricingFactor: {
      type: 'range',
      participants: { min: 20, max: 200 },
      basePrice: 500,
      pricePerParticipant,
    },
    ...more,
  };
};
const path = ({ unit }: Store) => `/v1/pricing-units/${unit.pricingUnitId}`;
const edit = async (store: Store, form: object) => {
  const as = store.owner;
  const { pricingUnit } = await app.taken(app.call<PricingUnitDraft>('GET', `${path(store)}/draft`, { as }));
  const body = { pricingUnit: form, version: pricingUnit.version };
  return app.taken(app.call<PricingUnitDraft>('PUT', `${path(store)}/draft`, { as, body }));
};
const publish = (store: Store, { pricingUnit, revision }: PricingUnitDraft) =>
  app.call('POST', `${path(store)}/publish`, {
    as: store.owner,
    body: { version: pricingUnit.version, revision },
  });
const columns = async (orderId: string) => {
  const [row] = await app.source.query(
    `select o.unit_revision as "order", c.unit_revision as checkout, o.price from orders.orders o
     join orders.checkouts c on c.order_id = o.id where o.id = $1`,
    [orderId],
  );
  return row as { order: number; checkout: number; price: number };
};

it('keeps the revision it was ordered from, whatever is edited and published afterwards', async () => {
  const store = await app.store();
  const draft = await edit(store, rising(store.unit, 7));
  const customer = await app.customer();
  // a draft revision has no effect on prices
  const orderId = await app.order(customer, store, { pricingUnitRevision: 1 });
  expect(await columns(orderId)).toEqual({ order: 1, checkout: 1, price: 650_000 });
  expect((await publish(store, draft)).status).toBe(200);
  const { orderSummary } = await app.read(orderId, customer);
  expect(orderSummary).toMatchObject({
    pricingUnitRevision: 1,
    price: 6_500,
    pricingFactor: { pricePerParticipant: 120 },
  });
  const later = await app.order(await app.customer(), store, { pricingUnitRevision: 2, expectedPrice: 850 });
  expect(await columns(later)).toEqual({ order: 2, checkout: 2, price: 85_000 });
});

it('tells the customer of a revision that was published while it was reviewed', async () => {
  const store = await app.store();
  const customer = await app.customer();
  await publish(store, await edit(store, rising(store.unit, 130)));
  expect(await app.place(customer, store, { pricingUnitRevision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'price.changed' },
  });
  // the same sum for other contents is not the offer the customer agreed to either
  await publish(store, await edit(store, rising(store.unit, 120, { description: 'בלי קינוח' })));
  expect(await app.place(customer, store, { pricingUnitRevision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'pricing_unit.changed' },
  });
  expect(await app.counts(store)).toEqual({ slots: 0, checkouts: 0, orders: 0, taken: 0 });
  expect((await app.place(customer, store, { pricingUnitRevision: 3 })).status).toBe(202);
});

it('never takes another price than the one of its revision, when publishing and ordering meet', async () => {
  const store = await app.store({ dailyCapacity: 50 });
  const customers = await Promise.all(Array.from({ length: 12 }, () => app.customer()));
  const draft = await edit(store, rising(store.unit, 200));
  const [published, ...answers] = await Promise.all([
    publish(store, draft),
    ...customers.map(async (customer, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 4));
      return app.place(customer, store, { pricingUnitRevision: 1 });
    }),
  ]);
  expect(published.status).toBe(200);
  await app.jobs.drain();
  for (const { status, body } of answers) {
    if (status === 202)
      expect(await columns(body.orderId)).toEqual({ order: 1, checkout: 1, price: 650_000 });
    else expect({ status, code: body.code }).toEqual({ status: 409, code: 'price.changed' });
  }
  // a request after the publication pays the new price, which was shown
  const after = await app.place(await app.customer(), store, {
    pricingUnitRevision: 2,
    expectedPrice: 10_500,
  });
  expect(after.status).toBe(202);
  expect((await app.counts(store)).checkouts).toBe(answers.filter(({ status }) => status === 202).length + 1);
});

it('shows the picture of what was ordered also when its address of then has expired', async () => {
  const customer = await app.customer();
  const orderId = await app.order(customer, await app.store());
  const old = '/v1/files/images/a-960.webp?expires=1&signature=x';
  await app.source.query(
    `update orders.orders set summary = jsonb_set(summary, '{pricingUnitImage}', to_jsonb($2::text)) where id = $1`,
    [orderId, old],
  );
  const { pricingUnitImage } = (await app.read(orderId, customer)).orderSummary;
  const expires = /^\/v1\/files\/images\/a-960\.webp\?expires=(\d+)&signature=/.exec(pricingUnitImage!)?.[1];
  expect(Number(expires)).toBeGreaterThan(Date.now() / 1_000);
});
