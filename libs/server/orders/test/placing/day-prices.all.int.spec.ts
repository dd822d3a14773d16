import type { CheckoutDraft, PriceCheckResult, PricingUnitDraft } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { changing } from '../changing';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
let acts: ReturnType<typeof changing>;
beforeAll(async () => {
  app = await ordersApp();
  acts = changing(app, () => ({ customer, store }));
});
afterAll(() => app.close());

/** 500 and 120 per guest; a Thursday a tenth more, a Friday 150 per guest only; minimum 40 participants and 6,000. */
const TERMS = {
  priceRules: [
    { days: [4], season: null, change: { type: 'percent', percent: 10 } },
    { days: [5], season: null, change: { type: 'price', price: 0, pricePerParticipant: 150 } },
  ],
  minimumOrder: { sum: 6_000, participants: 40 },
};
const THURSDAY = new Date(TUESDAY.getTime() + 30 * DAY_MS);
const FRIDAY = new Date(THURSDAY.getTime() + DAY_MS);
const SUNDAY = new Date(THURSDAY.getTime() + 3 * DAY_MS);

beforeEach(async () => {
  store = await app.store({ unit: TERMS });
  customer = await app.customer();
});
const path = () => `/v1/pricing-units/${store.unit.pricingUnitId}`;
const check = async (participants: number, datetime?: Date) => {
  const body = { participants, ...(datetime ? { datetime: datetime.toISOString() } : {}) };
  const said = await app.taken(app.call<PriceCheckResult>('POST', `${path()}/price-check`, { body }));
  if (!said.success) throw new Error(said.code);
  return said;
};

it('is checked for a day, for no day, and at least for the minimum', async () => {
  expect((await check(50)).price).toBe(6_500);
  expect((await check(50, SUNDAY)).price).toBe(6_500);
  expect((await check(50, THURSDAY)).price).toBe(7_150);
  expect((await check(50, FRIDAY)).price).toBe(7_500);
  const least = await check(20, SUNDAY);
  expect(least.price).toBe(6_000);
  expect(least.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['base', 500],
    ['participants', 2_400],
    ['minimum_participants', 2_400],
    ['minimum', 700],
  ]);
});

it('is the price of the day a checkout waits with and an order is placed at, told line by line', async () => {
  const { eventInfo, pricingUnitId } = app.form(store.unit);
  const body = { pricingUnitId, eventInfo, remarks: '', shownPrice: 6_500 };
  expect(await app.taken(app.call<CheckoutDraft>('POST', '/v1/checkout-drafts', { body }))).toMatchObject({
    shownPrice: 6_500,
    price: 7_150,
  });
  expect((await app.place(customer, store)).body.code).toBe('price.changed');
  const orderId = await app.order(customer, store, { expectedPrice: 7_150 });
  const { orderSummary } = await app.read(orderId, customer);
  expect(orderSummary).toMatchObject({ price: 7_150 });
  expect(orderSummary.priceLines.find(({ kind }) => kind === 'rule')).toEqual({
    kind: 'rule',
    label: '',
    quantity: 1,
    unitPrice: 650,
    amount: 650,
    rule: TERMS.priceRules[0],
  });
});

it('of an order that is placed again is that of its new day, and at least the minimum', async () => {
  const { orderSummary: before } = await app.read(
    await app.order(customer, store, { expectedPrice: 7_150 }),
    customer,
  );
  const { participants, location } = before.eventInfo;
  const drafted = (overrides: object) => ({
    pricingUnitId: before.pricingUnitId,
    pricingUnitRequest: before.pricingUnitRequest ?? null,
    remarks: before.remarks,
    eventInfo: { participants, location, datetime: null, ...overrides },
  });
  const drafts = '/v1/checkout-drafts';
  const made = await app.taken(app.call<CheckoutDraft>('POST', drafts, { as: customer, body: drafted({}) }));
  // without a day: the usual price, not the one of the ordered day
  expect(made).toMatchObject({ price: 6_500, eventInfo: { participants: 50, datetime: null } });
  const priceOf = (overrides: object) =>
    app
      .taken(
        app.call<CheckoutDraft>('PUT', `${drafts}/${made.draftId}`, {
          as: customer,
          body: drafted(overrides),
        }),
      )
      .then(({ price }) => price);
  const friday = { datetime: FRIDAY.toISOString() };
  const few = { datetime: SUNDAY.toISOString(), participants: 20 };
  expect([await priceOf(friday), await priceOf(few)]).toEqual([7_500, 6_000]);

  const again = (eventInfo: object, expectedPrice: number) => ({ eventInfo, expectedPrice });
  expect((await app.place(customer, store, again(friday, 7_150))).body.code).toBe('price.changed');
  const paid = async (eventInfo: object, price: number) =>
    (await app.read(await app.order(customer, store, again(eventInfo, price)), customer)).orderSummary;
  expect(await paid(friday, 7_500)).toMatchObject({ price: 7_500 });
  const { price, priceLines } = await paid(few, 6_000);
  expect(price).toBe(6_000);
  // the minimum is shown: the number of participants charged for, and the least sum
  expect(priceLines.filter(({ kind }) => kind.startsWith('minimum'))).toMatchObject([
    { kind: 'minimum_participants', least: 40, amount: 2_400 },
    { kind: 'minimum', least: 6_000, amount: 700 },
  ]);
});

it('of an order that exists stays as it was; another day by agreement is priced by the rules of then', async () => {
  const orderId = await acts.approved({ expectedPrice: 7_150 });
  const as = store.owner;
  const { pricingUnit } = await app.taken(app.call<PricingUnitDraft>('GET', `${path()}/draft`, { as }));
  const dearer = [{ days: [4, 5, 0], season: null, change: { type: 'percent', percent: 100 } }];
  const form = { ...pricingUnit, priceRules: dearer };
  const body = { pricingUnit: form, version: pricingUnit.version };
  const draft = await app.taken(app.call<PricingUnitDraft>('PUT', `${path()}/draft`, { as, body }));
  expect((await check(50, THURSDAY)).price).toBe(7_150);
  const publish = { version: draft.pricingUnit.version, revision: draft.revision };
  await app.taken(app.call('POST', `${path()}/publish`, { as, body: publish }));
  expect((await check(50, THURSDAY)).price).toBe(13_000);

  const datetime = SUNDAY.toISOString();
  expect((await acts.preview(orderId, { datetime })).body).toMatchObject({ difference: -650 });
  expect((await acts.preview(orderId, { datetime: FRIDAY.toISOString() })).body).toMatchObject({
    difference: 350,
  });
  expect((await acts.propose(orderId, { datetime })).body.code).toBe('price.changed');
  const asked = await app.taken(acts.propose(orderId, { datetime, expectedDifference: -650 }));
  const { orderSummary } = await app.taken(acts.answer(asked, 'accept'));
  expect(orderSummary).toMatchObject({ price: 6_500, eventInfo: { datetime } });
  expect(orderSummary.priceLines.map(({ kind }) => kind)).toEqual(['base', 'participants', 'delivery']);
});

it('takes no rule or minimum that means nothing', async () => {
  const ruled = (...priceRules: object[]) => ({ priceRules });
  const percent = (sum: number) => ({ days: [4], season: null, change: { type: 'percent', percent: sum } });
  const { name, summary, description, visibility, durationHours, pricingFactor } = store.unit as never;
  const form = { type: 'simple', name, summary, description, visibility, durationHours, pricingFactor };
  for (const terms of [
    ruled({ ...percent(5), days: [] }),
    ruled({ ...percent(5), days: [8] }),
    ruled(percent(-91)),
    ruled(percent(12.5)),
    ruled({ days: [4], season: null, change: { type: 'price', price: -1 } }),
    ruled(...Array.from({ length: 11 }, () => percent(5))),
    { minimumOrder: { sum: null, participants: 201 } },
    { minimumOrder: { sum: 0.001, participants: null } },
  ]) {
    const { status, body } = await app.call<{ code: string }>(
      'POST',
      `/v1/partners/${store.store.partnerUsername}/pricing-units`,
      { as: store.owner, body: { ...form, ...terms } },
    );
    expect([terms, status, body.code]).toEqual([terms, 422, 'request.invalid']);
  }
});
