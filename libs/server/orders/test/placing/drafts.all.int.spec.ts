import type { CheckoutDraft } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
beforeAll(async () => {
  app = await ordersApp();
  store = await app.store();
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(TUESDAY));

const form = (change: Record<string, unknown> = {}) => {
  const { eventInfo, pricingUnitId } = app.form(store.unit);
  return { pricingUnitId, eventInfo, remarks: 'בלי אגוזים', shownPrice: 6_500, ...change };
};
const path = '/v1/checkout-drafts';
const create = (as?: string, change = {}) =>
  app.taken(app.call<CheckoutDraft>('POST', path, { ...(as ? { as } : {}), body: form(change) }));
const read = (id: string, as?: string) => app.call<CheckoutDraft>('GET', `${path}/${id}`, as ? { as } : {});
const storedDrafts = async () =>
  Number(
    (await app.source.query<[{ count: string }]>('select count(*) from orders.checkout_drafts'))[0].count,
  );

describe('the draft of a checkout', () => {
  it('keeps what was chosen, and says what it costs by now', async () => {
    const chosen = { couponCode: 'TENTH', cardPayments: 3, followsCounts: 'rides' };
    const { draftId } = await create(undefined, chosen);
    const { body, headers } = await read(draftId);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatchObject({
      partnerUsername: store.store.partnerUsername,
      remarks: 'בלי אגוזים',
      shownPrice: 6_500,
      price: 6_500,
      ...chosen,
    });
    await app.source.query(
      `update stores.pricing_units set content = jsonb_set(content, '{pricingFactor,basePrice}',
         to_jsonb((content->'pricingFactor'->>'basePrice')::numeric * 1.4)) where id = $1`,
      [store.unit.pricingUnitId],
    );
    expect((await read(draftId)).body).toMatchObject({ shownPrice: 6_500, price: 6_700 });
  });

  it('is gone after a quarter of an hour in which nobody looked', async () => {
    const { draftId } = await create();
    app.clock.moveTo(new Date(TUESDAY.getTime() + 14 * MINUTE_MS));
    expect((await read(draftId)).status).toBe(200);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 28 * MINUTE_MS));
    expect((await read(draftId)).status).toBe(200);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 43 * MINUTE_MS));
    expect((await read(draftId)).status).toBe(404);
    expect((await app.call('PUT', `${path}/${draftId}`, { body: form() })).status).toBe(404);
  });

  it("becomes the account's that opens it, for a day; nobody else finds it then", async () => {
    const customer = await app.person();
    const { draftId } = await create();
    expect((await read(draftId, customer)).status).toBe(200);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 23 * HOUR_MS));
    const other = await app.person();
    expect((await read(draftId)).status).toBe(404);
    expect((await read(draftId, other)).status).toBe(404);
    expect((await app.call('PUT', `${path}/${draftId}`, { as: other, body: form() })).status).toBe(404);
    expect((await app.call('DELETE', `${path}/${draftId}`, { as: other })).status).toBe(204);
    expect((await read(draftId, customer)).body).toMatchObject({ remarks: 'בלי אגוזים' });
  });

  it('of two accounts that open it at once belongs to one', async () => {
    const { draftId } = await create();
    const people = await Promise.all(Array.from({ length: 6 }, () => app.person()));
    const answers = await Promise.all(people.map((person) => read(draftId, person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is replaced, and ended', async () => {
    const { draftId } = await create();
    const changed = await app.call('PUT', `${path}/${draftId}`, { body: form({ remarks: 'עם אגוזים' }) });
    expect(changed.body).toMatchObject({ draftId, remarks: 'עם אגוזים' });
    expect((await app.call('DELETE', `${path}/${draftId}`)).status).toBe(204);
    expect((await read(draftId)).status).toBe(404);
  });

  it('of something nobody sells is refused; an address nobody was given is not found', async () => {
    const gone = await app.call('POST', path, { body: form({ pricingUnitId: store.store.partnerId }) });
    expect(gone.body).toMatchObject({ code: 'pricing_unit.gone' });
    expect((await read('A'.repeat(32))).status).toBe(404);
    expect((await read('1')).status).toBe(404);
  });

  it('is not larger than what somebody may say', async () => {
    const large = await app.call('POST', path, { body: { ...form(), more: 'x'.repeat(40_000) } });
    expect(large.status).toBe(413);
    expect((await app.call('POST', path, { body: form({ remarks: 'x'.repeat(1_001) }) })).status).toBe(422);
  });

  it('keeps the newest twenty of an account', async () => {
    const customer = await app.person();
    const first = await create(customer);
    for (let more = 0; more < 20; more += 1) {
      app.clock.moveTo(new Date(TUESDAY.getTime() + (more + 1) * 1_000));
      await create(customer);
    }
    expect((await read(first.draftId, customer)).status).toBe(404);
  });

  it('leaves nothing behind: neither when its time is over nor when its person has gone', async () => {
    const customer = await app.person();
    await create(customer);
    await create();
    app.clock.moveTo(new Date(TUESDAY.getTime() + 2 * DAY_MS));
    await app.tick();
    expect(await storedDrafts()).toBe(0);
    await create(customer);
    await app.source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'orders.forget_customer', $2)`,
      [newId(), JSON.stringify({ userId: customer })],
    );
    await app.jobs.drain();
    expect(await storedDrafts()).toBe(0);
  });

  it('says nothing in the database of where it is found', async () => {
    const { draftId } = await create();
    const rows = await app.source.query<unknown[]>('select * from orders.checkout_drafts');
    expect(JSON.stringify(rows)).not.toContain(draftId);
  });
});

it('the way back from the bank leads to the draft', async () => {
  const customer = await app.customer();
  const { draftId } = await create(customer);
  await app.misbehave('3ds');
  await app.taken(app.place(customer, await app.store(), { draftId }));
  const returns = await app.source.query<{ return_to: string }[]>(
    'select return_to from payments.order_payments where user_id = $1',
    [customer],
  );
  expect(returns[0]!.return_to).toContain(`&c=${draftId}`);
});
