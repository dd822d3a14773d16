import { QueryBus } from '@nestjs/cqrs';
import type { AnswerOf, listOrders } from '@smachot/contracts';
import { WaitingOrders } from '../../src';
import { inHours, START } from '../a-linked-order';
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

describe('a rest the card does not pay', () => {
  it('is tried three times, and paid with another card', async () => {
    const orderId = await acts.undecided();
    expect(await acts.countOf(customer, 'order_rest_needed')).toBe(3);
    expect(await acts.countOf(store.owner, 'order_rest_undecided')).toBe(1);
    expect(await acts.read(orderId)).toMatchObject({
      plan: { status: 'undecided', cancelling: null, payments: [{}, { status: 'failed' }] },
    });
    expect((await app.move(orderId, customer, 'pay', {})).body.code).toBe('card.missing');
    const cardId = await app.card(customer);
    await app.taken(app.move(orderId, customer, 'pay', { cardId }));
    await app.jobs.drain();
    expect((await acts.read(orderId)).plan).toMatchObject({ status: 'paid', payBy: null });
    expect(await acts.agrees(orderId)).toBe(6_500);
  });
  it('gets three more days of the business, and is charged then', async () => {
    const orderId = await acts.undecided();
    await app.card(customer);
    const extended = await app.taken(acts.decide(orderId, store.owner, { decision: 'extend' }));
    expect(extended.plan).toMatchObject({ status: 'action_required', payBy: inDays(6).toISOString() });
    expect(await acts.countOf(customer, 'order_rest_extended')).toBe(1);
    // the card it was placed with is deleted: the customer names the new one
    await app.tick();
    expect((await acts.planOf(orderId)).status).toBe('action_required');
    await app.taken(app.move(orderId, customer, 'pay', {}));
    await app.jobs.drain();
    expect((await acts.planOf(orderId)).status).toBe('paid');
  });
  it('is collected by the business, and the order goes on', async () => {
    const orderId = await acts.undecided();
    expect((await app.taken(acts.decide(orderId, store.owner, { decision: 'waive' }))).plan!.status).toBe(
      'waived',
    );
    await app.jobs.drain();
    await app.tick(inHours(30, START));
    expect(await acts.read(orderId)).toMatchObject({
      status: 'done',
      payment: { captured: 1_950, refunded: 0 },
    });
    expect(await acts.agrees(orderId)).toBe(1_950);
  });
  it('ends the order by the policy, for the sum that was shown', async () => {
    const orderId = await acts.undecided();
    const { plan } = await acts.read(orderId, store.owner);
    expect(plan!.cancelling).toEqual({ refunded: 975, kept: 975, owed: 0 });
    const cancel = (expectedRefund: number) =>
      acts.decide(orderId, store.owner, { decision: 'cancel', expectedRefund });
    expect((await cancel(1)).body.code).toBe('refund.changed');
    expect((await app.taken(cancel(975))).status).toBe('cancelled_customer');
    await app.jobs.drain();
    await app.tick();
    expect(await acts.agrees(orderId)).toBe(975);
  });
  it('is decided by the crew alone, once, and not by the clock before the event', async () => {
    const orderId = await acts.undecided();
    const stranger = await app.customer();
    const other = await app.store();
    expect((await acts.decide(orderId, customer, { decision: 'waive' })).status).toBe(409);
    for (const as of [stranger, other.owner])
      expect((await acts.decide(orderId, as, { decision: 'waive' })).status).toBe(404);
    for (const body of [{ decision: 'forgive' }, { decision: 'cancel' }, {}])
      expect((await acts.decide(orderId, store.owner, body)).status).toBe(422);
    await app.tick(inHours(-1, START));
    expect((await acts.planOf(orderId)).status).toBe('undecided');
    const answers = await Promise.all([
      acts.decide(orderId, store.owner, { decision: 'waive' }),
      acts.decide(orderId, store.owner, { decision: 'waive' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('is collected by the business when nobody has decided', async () => {
    const orderId = await acts.undecided();
    await app.tick(START);
    expect((await acts.planOf(orderId)).status).toBe('waived');
  });
  it('is marked in the lists and waits on the home of its business until it is decided', async () => {
    const orderId = await acts.undecided();
    const { partnerUsername } = store.store;
    const list = (query: Record<string, string>, as = store.owner) =>
      app
        .taken(
          app.call<AnswerOf<typeof listOrders>>(
            'GET',
            `/v1/orders?${new URLSearchParams(query).toString()}`,
            {
              as,
            },
          ),
        )
        .then(({ orders }) => orders);
    const marked = async (query: Record<string, string>, as = store.owner) =>
      (await list(query, as)).filter((one) => one.restUndecided).map((one) => one.orderId);
    const asking = () => list({ store: partnerUsername, asks: 'rest', limit: '100' });
    const ofThis = { store: partnerUsername, limit: '100', q: (await acts.read(orderId)).code };
    expect(await marked(ofThis)).toEqual([orderId]);
    expect(await marked({}, customer)).toEqual([orderId]);
    expect((await asking()).every((one) => one.restUndecided)).toBe(true);
    expect((await asking()).map((one) => one.orderId)).toContain(orderId);
    const waits = async () => {
      const orders = await app.get(QueryBus).execute(new WaitingOrders(store.store.partnerId));
      return orders.filter((one) => one.orderId === orderId);
    };
    expect(await waits()).toMatchObject([{ asks: 'rest', until: START.toISOString() }]);
    await app.taken(acts.decide(orderId, store.owner, { decision: 'extend' }));
    expect(await marked(ofThis)).toEqual([]);
    expect((await asking()).map((one) => one.orderId)).not.toContain(orderId);
    expect(await waits()).toEqual([]);
  });
  it('is found by an index among the orders of a store', async () => {
    const plan: unknown = await app.source.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query(
        `explain select 1 from orders.orders o where o.store_id = $1 and o.status = 'approved'
           and o.id in (select p.order_id from orders.payment_plans p where p.status = 'undecided') order by o.id desc limit 51`,
        [store.store.partnerId],
      );
    });
    expect(JSON.stringify(plan)).toContain('payment_plans_undecided');
  });
  it('that waits for its owner is confirmed at the bank', async () => {
    const orderId = await acts.paid();
    await app.tick(inDays(-3));
    await app.misbehave('3ds');
    await app.tick(REST_DAY);
    const { plan } = await acts.read(orderId);
    expect(plan).toMatchObject({
      status: 'action_required',
      authenticateUrl: expect.stringContaining('http') as string,
    });
    expect((await acts.read(orderId, store.owner)).plan!.authenticateUrl).toBeNull();
    await app.confirm(plan!.authenticateUrl!);
    await app.expireLeases();
    await app.tick();
    await app.tick();
    expect((await acts.planOf(orderId)).status).toBe('paid');
  });
});
