import type { Coupon } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { aLinkedOrder, CUT_OFF } from '../a-linked-order';
import { killedBeforeTheCard } from '../kills';
import { type OrdersApp, ordersApp, REFUSED_CARD, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
beforeAll(async () => {
  app = await ordersApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 400, slotsPerCustomer: 10 });
});
afterAll(() => app.close());

const path = ({ store: { partnerUsername } }: Store) => `/v1/partners/${partnerUsername}/coupons`;
const TENTH = { code: 'TENTH', discountType: 'Percentage', discount: 10, appliesTo: 'All' };
const coupon = (form: object = {}, of = store) =>
  app.taken(app.call<Coupon>('POST', path(of), { as: of.owner, body: { ...TENTH, ...form } }));
const taken = async ({ couponId }: Coupon) => {
  const read = app.call<Coupon>('GET', `${path(store)}/${couponId}`, { as: store.owner });
  const { redemptions } = await app.taken(read);
  return [redemptions.taken, ...redemptions.redeemedBy.map(({ status }) => status)];
};
const USED = { couponCode: 'tenth', expectedPrice: 5_850 };

it('takes a tenth off: held, shown to both sides by the same lines, captured, and the income of the business', async () => {
  const made = await coupon();
  const customer = await app.customer();
  const orderId = await app.order(customer, store, USED);
  expect(await taken(made)).toEqual([1, 'redeemed']);
  expect(await app.salesOf(orderId)).toMatchObject([{ status: 'authorized', price: 585_000 }]);
  await app.taken(app.move(orderId, store.owner, 'approve'));
  await app.jobs.drain();
  for (const side of [customer, store.owner]) {
    const { orderSummary, payment } = await app.read(orderId, side);
    expect(orderSummary).toMatchObject({ price: 5_850 });
    expect(orderSummary.priceLines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['base', 500],
      ['participants', 6_000],
      ['coupon', -650],
      ['delivery', 0],
    ]);
    expect(orderSummary.priceLines[2]!.coupon).toEqual({
      code: 'TENTH',
      discountType: 'Percentage',
      discount: 10,
    });
    expect(payment).toMatchObject({ status: 'captured', captured: 5_850 });
  }
  expect((await app.read(orderId, store.owner)).income).toMatchObject({ gross: 5_850, net: 5_850 });
});

it('whoever was shown another price is refused, and nothing is reserved', async () => {
  const made = await coupon({ minimumSum: 6_501 });
  const customer = await app.customer();
  const place = async (change: object) =>
    (await app.place(customer, store, { ...USED, ...change })).body.code;
  expect(await place({})).toBe('coupon.minimum');
  expect(await place({ couponCode: 'ELEVENTH' })).toBe('coupon.unknown');
  const change = { ...TENTH, discount: 20, version: 1 };
  await app.taken(app.call('PUT', `${path(store)}/${made.couponId}`, { as: store.owner, body: change }));
  expect(await place({})).toBe('price.changed');
  expect(await app.counts(store)).toMatchObject({ slots: 0, checkouts: 0, orders: 0 });
  expect(await taken(made)).toEqual([0]);
  expect((await app.place(customer, store, { ...USED, expectedPrice: 5_200 })).status).toBe(202);
});

it('gives one of two hundred the last use, and the others neither a slot nor a hold', async () => {
  const made = await coupon({ maxRedemptions: 1 });
  const people: string[] = [];
  for (let nth = 0; nth < 10; nth += 1)
    people.push(...(await Promise.all(Array.from({ length: 20 }, () => app.customer()))));
  const days = [20, 30, 40, 50].map((day) => new Date(TUESDAY.getTime() + day * DAY_MS).toISOString());
  const answers = await Promise.all(
    people.map((as, nth) => app.place(as, store, { ...USED, eventInfo: { datetime: days[nth % 4] } })),
  );
  const won = answers.filter(({ status }) => status === 202);
  expect(won).toHaveLength(1);
  const lost = answers.filter((answer) => answer !== won[0]).map(({ body }) => body.code);
  expect(new Set(lost)).toEqual(new Set(['coupon.used_up']));
  await app.jobs.drain();
  expect(await taken(made)).toEqual([1, 'redeemed']);
  expect(await app.counts(store)).toEqual({ slots: 1, checkouts: 1, orders: 1, taken: 1 });
});

it('of one customer counts once, however often and fast it is tried, and the same key hears the same checkout', async () => {
  const made = await coupon({ maxPerCustomer: 1 });
  const customer = await app.customer();
  const days = [20, 30].map((day) => new Date(TUESDAY.getTime() + day * DAY_MS).toISOString());
  const keys = [newId(), newId()];
  const answers = await Promise.all(
    days.map((datetime, nth) => app.place(customer, store, { ...USED, eventInfo: { datetime } }, keys[nth])),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('coupon.used_by_you');
  const first = answers.findIndex(({ status }) => status === 202);
  const again = await app.place(
    customer,
    store,
    { ...USED, eventInfo: { datetime: days[first] } },
    keys[first],
  );
  expect(again.body.checkoutId).toBe(answers[first]!.body.checkoutId);
  expect(await taken(made)).toEqual([1, 'redeemed']);
});

describe('is free again', () => {
  it.each([
    ['declined', (orderId: string) => app.move(orderId, store.owner, 'decline')],
    ['recalled', (orderId: string, customer: string) => app.move(orderId, customer, 'recall')],
  ])('when the order is %s', async (_, move) => {
    const made = await coupon({ maxRedemptions: 1 });
    const customer = await app.customer();
    const orderId = await app.order(customer, store, USED);
    await app.taken(move(orderId, customer));
    expect(await taken(made)).toEqual([0]);
    expect((await app.place(customer, store, USED)).status).toBe(202);
  });

  it.each(['owner', 'customer'] as const)('when the %s cancels an approved order', async (side) => {
    const made = await coupon();
    const customer = await app.customer();
    const orderId = await app.order(customer, store, USED);
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    const as = side === 'owner' ? store.owner : customer;
    const { moves } = await app.taken(
      app.call<{ moves: Record<string, { refunded: number }> }>('GET', `/v1/orders/${orderId}/consequences`, {
        as,
      }),
    );
    await app.taken(app.move(orderId, as, 'cancel', { expectedRefund: moves['cancel']!.refunded }));
    await app.jobs.drain();
    expect(await taken(made)).toEqual([0]);
  });

  it('when the card is refused, or the customer leaves the checkout', async () => {
    const made = await coupon();
    await app.place(await app.customer(REFUSED_CARD), store, USED);
    await app.jobs.drain();
    expect(await taken(made)).toEqual([0]);
    const as = await app.customer();
    const { checkoutId } = await app.taken(killedBeforeTheCard(app, () => app.place(as, store, USED)));
    expect(await taken(made)).toEqual([1, 'reserved']);
    await app.call('DELETE', `/v1/checkouts/${checkoutId}`, { as });
    expect(await taken(made)).toEqual([0]);
  });

  it('but not when the order is done', async () => {
    const made = await coupon();
    const orderId = await app.order(await app.customer(), store, USED);
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    await app.tick(new Date(TUESDAY.getTime() + 30 * DAY_MS + 7 * HOUR_MS));
    expect((await app.read(orderId, store.owner)).status).toBe('done');
    expect(await taken(made)).toEqual([1, 'redeemed']);
  });
});

it.each([
  ['a percentage follows the number', TENTH, 5_850, 46, 5_418],
  ['a sum stays what it was', { ...TENTH, discountType: 'Amount', discount: 650 }, 5_850, 46, 5_370],
])(
  'of an order that follows an invitation: %s, and the minimum is not asked again',
  async (_, form, price, seats, settled) => {
    await coupon({ ...form, minimumSum: 6_500 });
    const customer = await app.customer();
    const change = { couponCode: 'TENTH', expectedPrice: price };
    const { orderId } = await aLinkedOrder(app, { customer, store, seats, change });
    await app.tick(CUT_OFF);
    const order = await app.read(orderId, store.owner);
    expect(order).toMatchObject({
      orderSummary: { price: settled, eventInfo: { participants: seats } },
      following: { status: 'settled' },
      income: { gross: settled },
    });
    expect(order.payment.captured - order.payment.refunded).toBe(settled);
    expect(await app.keptOf(orderId)).toBe(settled * 100);
  },
);
