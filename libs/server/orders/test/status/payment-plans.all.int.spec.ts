import type { Order } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { UnsettledOrdersPort } from '@smachot/server-payments';
import { agree, CUT_OFF, aLinkedOrder as aLinkedOrderOf, inHours, START } from '../a-linked-order';
import { inDays, planning, REST_DAY, TERMS } from '../a-plan';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
let acts: ReturnType<typeof planning>;

beforeAll(async () => {
  app = await ordersApp();
  acts = planning(app, () => ({ store, customer }));
  store = await app.store({ dailyCapacity: 100, slotsPerCustomer: 100, paymentTerms: TERMS });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  customer = await app.customer();
});

describe('a deposit and a rest', () => {
  it('are held, taken and charged on their days, in as many card payments as were chosen', async () => {
    const orderId = await app.order(customer, store, { paymentTerms: { ...TERMS, cardPayments: 3 } });
    const rows = (order: Order) =>
      order.plan!.payments.map(({ kind, amount, status, dueOn, cardPayments }) => [
        kind,
        amount,
        status,
        dueOn,
        cardPayments,
      ]);
    const placed = await acts.read(orderId);
    expect(placed.payment).toMatchObject({ status: 'held', held: 1_950 });
    expect(rows(placed)).toEqual([
      ['deposit', 1_950, 'held', null, 3],
      ['rest', 4_550, 'waits', '2027-04-26', 3],
    ]);
    expect(await app.salesOf(orderId)).toMatchObject([
      { price: 195_000, installments: 3, status: 'authorized' },
    ]);
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    expect(await acts.agrees(orderId)).toBe(1_950);
    // a store's later change of its terms does not affect an existing order
    await app.source.query('update stores.stores set payment_terms = null where id = $1', [
      store.store.partnerId,
    ]);
    await app.tick(inDays(-4));
    expect(await acts.countOf(customer, 'order_rest_coming')).toBe(0);
    await app.tick(inDays(-3));
    await app.tick(inDays(-2));
    expect(await acts.countOf(customer, 'order_rest_coming')).toBe(1);
    await app.tick(REST_DAY);
    await app.source.query('update stores.stores set payment_terms = $2 where id = $1', [
      store.store.partnerId,
      JSON.stringify(TERMS),
    ]);
    const order = await acts.read(orderId);
    expect(rows(order)).toEqual([
      ['deposit', 1_950, 'paid', null, 3],
      ['rest', 4_550, 'paid', '2027-04-26', 3],
    ]);
    expect(order).toMatchObject({ plan: { status: 'paid' }, payment: { captured: 6_500 } });
    expect(await acts.restSales(orderId)).toMatchObject([
      { price: 455_000, installments: 3, charged: 455_000 },
    ]);
    expect(await acts.agrees(orderId)).toBe(6_500);
    // each payment is confirmed by mail
    const mails: { kind: string; amount: number }[] = await app.source.query(
      'select kind, amount from orders.confirmation_mails where order_id = $1 order by amount',
      [orderId],
    );
    expect(mails).toMatchObject([
      { kind: 'captured', amount: 195_000 },
      { kind: 'captured', amount: 455_000 },
    ]);
    await app.tick(inHours(30, START));
    expect((await acts.read(orderId)).status).toBe('done');
  });
  it('are one payment where the rest would be due too soon', async () => {
    const soon = new Date(TUESDAY.getTime() + 12 * DAY_MS).toISOString();
    const orderId = await app.order(customer, store, { eventInfo: { datetime: soon } });
    expect(await acts.read(orderId)).toMatchObject({
      payment: { held: 6_500 },
      plan: { status: null, payments: [{ kind: 'full', amount: 6_500, status: 'held' }] },
    });
  });
  it('are charged after the account was closed, to the card of the deposit, although another one was the default', async () => {
    const orderId = await acts.paid();
    const open = () => app.get(UnsettledOrdersPort).of([customer]);
    expect(await open()).toMatchObject([{ userId: customer }]);
    const byDefault = await app.card(customer, '375516193000090');
    for (const isDefault of [false, true])
      await app.source.query(
        'update payments.cards set is_default = $2 where user_id = $1 and (not $2 or id = $3)',
        [...[customer, isDefault, byDefault]],
      );
    for (const job of ['orders.forget_customer', 'payments.forget_payer'])
      await app.source.query('insert into platform.outbox (id, job, payload) values ($1, $2, $3)', [
        ...[newId(), job, JSON.stringify({ userId: customer })],
      ]);
    await app.jobs.drain();
    await app.tick(inDays(-3));
    await app.tick(REST_DAY);
    expect(await acts.restSales(orderId)).toMatchObject([{ charged: 455_000 }]);
    expect(await open()).toEqual([]);
  });
  it('are charged once, however many look at the same moment', async () => {
    const orderId = await acts.paid();
    await app.tick(inDays(-3));
    app.clock.moveTo(REST_DAY);
    await Promise.all([1, 2, 3, 4].map(() => app.jobs.tick(REST_DAY)));
    await app.jobs.drain();
    await app.tick();
    expect(await acts.restSales(orderId)).toMatchObject([{ charged: 455_000 }]);
    expect((await acts.planOf(orderId)).status).toBe('paid');
  });
  it.each(['timeout', 'timeout_before', 'server_error'])(
    'are charged once when the card answers with %s',
    async (rule) => {
      const orderId = await acts.paid();
      await app.tick(inDays(-3));
      await app.misbehave(rule);
      await app.tick(REST_DAY);
      for (let look = 0; look < 2; look++) {
        await app.expireLeases();
        await app.tick();
      }
      expect((await acts.planOf(orderId)).status).toBe('paid');
      expect((await acts.restSales(orderId)).filter(({ charged }) => charged > 0)).toHaveLength(1);
      expect(await acts.agrees(orderId)).toBe(6_500);
    },
  );
  it('against cancelling: everything that is taken of it goes back, or counts', async () => {
    for (let nth = 0; nth < 3; nth++) {
      app.clock.moveTo(TUESDAY);
      const orderId = await acts.paid();
      await app.tick(inDays(-3));
      app.clock.moveTo(REST_DAY);
      const [cancelled] = await Promise.all([
        app.move(orderId, customer, 'cancel', { reason: '', expectedRefund: 975 }),
        app.jobs.tick(REST_DAY),
      ]);
      expect(cancelled.status).toBe(200);
      for (let look = 0; look < 3; look++) {
        await app.jobs.drain();
        await app.expireLeases();
        await app.tick();
      }
      expect(await acts.read(orderId)).toMatchObject({
        status: 'cancelled_customer',
        plan: { status: 'ended' },
      });
      expect(await acts.agrees(orderId)).toBe(975);
    }
  });
  it('with a guest list pay what is agreed by then, and the cut-off what differs', async () => {
    const { orderId, eventId } = await aLinkedOrderOf(app, { customer, store, seats: 60 });
    await agree(app, { orderId, customer, store }, 60);
    await app.tick(inDays(-3));
    await app.tick(REST_DAY);
    expect(await acts.agrees(orderId)).toBe(7_700);
    await app.seats(eventId, 58);
    await app.tick(CUT_OFF);
    expect((await acts.read(orderId)).following).toMatchObject({
      status: 'settled',
      settled: { difference: -240 },
    });
    expect(await acts.agrees(orderId)).toBe(7_460);
  });
});

describe('the terms of a store', () => {
  it('are those the customer was shown, or the order is not placed', async () => {
    for (const shown of [{ depositPercent: 20 }, { restDaysBefore: 9 }, { cardPayments: 7 }])
      expect(await app.place(customer, store, { paymentTerms: { ...TERMS, ...shown } })).toMatchObject({
        status: 409,
        body: { code: 'payment_terms.changed' },
      });
    for (const wrong of [
      { depositPercent: 9 },
      { depositPercent: 51 },
      { restDaysBefore: 0 },
      { cardPayments: 13 },
      { cardPayments: 0 },
      { cardPayments: 1.5 },
    ])
      expect((await app.place(customer, store, { paymentTerms: { ...TERMS, ...wrong } })).status).toBe(422);
    expect(await app.sales().then((sales) => sales.filter(({ price }) => price === 0))).toEqual([]);
  });
});
