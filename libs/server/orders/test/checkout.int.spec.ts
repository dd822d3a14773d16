import { MINUTE_MS } from '@smachot/kernel';
import { type OrdersApp, ordersApp, REFUSED_CARD, TUESDAY } from './orders-app';

let on: OrdersApp;
beforeAll(async () => {
  on = await ordersApp();
});
afterAll(() => on.close());

describe('on the way to an order', () => {
  const checkout = (id: string, as: string) => on.call('GET', `/v1/checkouts/${id}`, { as });

  it('a refused card frees the slot', async () => {
    const store = await on.store();
    const customer = await on.customer(REFUSED_CARD);
    const { checkoutId, orderId } = await on.taken(on.place(customer, store));
    expect(await on.counts(store)).toMatchObject({ slots: 1, taken: 1 });
    await on.jobs.drain();
    expect((await checkout(checkoutId, customer)).body).toMatchObject({
      status: 'refused',
      code: 'payment.failed',
    });
    expect((await on.call('GET', `/v1/orders/${orderId}`, { as: customer })).status).toBe(404);
    expect(await on.counts(store)).toMatchObject({ slots: 0, taken: 0, orders: 0 });
  });
  it('the owner of the card confirms', async () => {
    const store = await on.store();
    const customer = await on.customer();
    await on.misbehave('3ds');
    const { checkoutId } = await on.taken(on.place(customer, store));
    await on.jobs.drain();
    const asked = (await checkout(checkoutId, customer)).body as unknown as { authenticateUrl: string };
    expect(asked).toMatchObject({
      status: 'action_required',
      authenticateUrl: expect.stringContaining('http') as string,
    });
    await on.confirm(asked.authenticateUrl);
    await on.expireLeases();
    await on.tick();
    expect((await checkout(checkoutId, customer)).body).toMatchObject({
      status: 'placed',
      authenticateUrl: null,
    });
  });
  it('dropping gives the slot and the hold back, once', async () => {
    const store = await on.store();
    const customer = await on.customer();
    await on.misbehave('3ds');
    const { checkoutId, orderId } = await on.taken(on.place(customer, store));
    await on.jobs.drain();
    const drop = (as: string) => on.call('DELETE', `/v1/checkouts/${checkoutId}`, { as });
    expect((await drop(await on.person())).status).toBe(404);
    expect((await drop(customer)).status).toBe(204);
    expect((await drop(customer)).status).toBe(204);
    await on.jobs.drain();
    expect(await on.counts(store)).toMatchObject({ slots: 0, taken: 0, orders: 0 });
    expect((await on.salesOf(orderId)).map(({ status }) => status)).toEqual(['initial']);
  });
  it('what has become an order is not dropped', async () => {
    const store = await on.store();
    const customer = await on.customer();
    const { checkoutId } = await on.taken(on.place(customer, store));
    await on.jobs.drain();
    expect((await on.call('DELETE', `/v1/checkouts/${checkoutId}`, { as: customer })).status).toBe(409);
  });
  it('after a quarter of an hour the slot is free again; a late yes of the card brings nothing', async () => {
    on.clock.moveTo(TUESDAY);
    const store = await on.store();
    const customer = await on.customer();
    await on.misbehave('3ds');
    const { checkoutId, orderId } = await on.taken(on.place(customer, store));
    await on.jobs.drain();
    const asked = (await checkout(checkoutId, customer)).body as unknown as { authenticateUrl: string };
    await on.tick(new Date(TUESDAY.getTime() + 15 * MINUTE_MS));
    expect((await checkout(checkoutId, customer)).body).toMatchObject({ status: 'expired' });
    expect(await on.counts(store)).toMatchObject({ slots: 0, taken: 0 });
    await on.confirm(asked.authenticateUrl);
    expect(await on.salesOf(orderId)).toMatchObject([{ status: 'authorized' }]);
    await on.tick(new Date(TUESDAY.getTime() + 17 * MINUTE_MS));
    expect(await on.salesOf(orderId)).toMatchObject([{ status: 'voided', charged: 0 }]);
    expect((await on.call('GET', `/v1/orders/${orderId}`, { as: customer })).status).toBe(404);
    on.clock.moveTo(TUESDAY);
  });
});
