import { MINUTE_MS } from '@smachot/kernel';
import { refuseRows } from '@smachot/server-testing';
import { type OrdersApp, ordersApp, REFUSED_CARD, TUESDAY } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

describe('on the way to an order', () => {
  const checkout = (id: string, as: string) => app.call('GET', `/v1/checkouts/${id}`, { as });

  it('a refused card frees the slot', async () => {
    const store = await app.store();
    const customer = await app.customer(REFUSED_CARD);
    const { checkoutId, orderId } = await app.taken(app.place(customer, store));
    expect(await app.counts(store)).toMatchObject({ slots: 1, taken: 1 });
    await app.jobs.drain();
    expect((await checkout(checkoutId, customer)).body).toMatchObject({
      status: 'refused',
      code: 'payment.failed',
    });
    expect((await app.call('GET', `/v1/orders/${orderId}`, { as: customer })).status).toBe(404);
    expect(await app.counts(store)).toMatchObject({ slots: 0, taken: 0, orders: 0 });
  });
  it.each([
    ['4000000000009987', 'card.blocked'],
    ['4000000000009995', 'card.no_funds'],
  ])('of the card %s the kind of its refusal is known: %s', async (number, code) => {
    const customer = await app.customer(number);
    const { checkoutId } = await app.taken(app.place(customer, await app.store()));
    await app.jobs.drain();
    expect((await checkout(checkoutId, customer)).body).toMatchObject({ status: 'refused', code });
  });
  it('the owner of the card does not confirm', async () => {
    const customer = await app.customer();
    await app.misbehave('3ds');
    const { checkoutId } = await app.taken(app.place(customer, await app.store()));
    await app.jobs.drain();
    const { body } = await checkout(checkoutId, customer);
    await app.confirm((body as unknown as { authenticateUrl: string }).authenticateUrl, 'refuse');
    await app.expireLeases();
    await app.tick();
    expect((await checkout(checkoutId, customer)).body).toMatchObject({
      status: 'refused',
      code: 'card.not_authenticated',
    });
  });
  it('the owner of the card confirms', async () => {
    const store = await app.store();
    const customer = await app.customer();
    await app.misbehave('3ds');
    const { checkoutId } = await app.taken(app.place(customer, store));
    await app.jobs.drain();
    const asked = (await checkout(checkoutId, customer)).body as unknown as { authenticateUrl: string };
    expect(asked).toMatchObject({
      status: 'action_required',
      authenticateUrl: expect.stringContaining('http') as string,
    });
    await app.confirm(asked.authenticateUrl);
    await app.expireLeases();
    await app.tick();
    expect((await checkout(checkoutId, customer)).body).toMatchObject({
      status: 'placed',
      authenticateUrl: null,
    });
  });
  it('dropping gives the slot and the hold back, once', async () => {
    const store = await app.store();
    const customer = await app.customer();
    await app.misbehave('3ds');
    const { checkoutId, orderId } = await app.taken(app.place(customer, store));
    await app.jobs.drain();
    const drop = (as: string) => app.call('DELETE', `/v1/checkouts/${checkoutId}`, { as });
    expect((await drop(await app.person())).status).toBe(404);
    expect((await drop(customer)).status).toBe(204);
    expect((await drop(customer)).status).toBe(204);
    await app.jobs.drain();
    expect(await app.counts(store)).toMatchObject({ slots: 0, taken: 0, orders: 0 });
    expect((await app.salesOf(orderId)).map(({ status }) => status)).toEqual(['initial']);
  });
  it('what has become an order is not dropped', async () => {
    const store = await app.store();
    const customer = await app.customer();
    const { checkoutId } = await app.taken(app.place(customer, store));
    await app.jobs.drain();
    expect((await app.call('DELETE', `/v1/checkouts/${checkoutId}`, { as: customer })).status).toBe(409);
  });
  it('after a quarter of an hour the slot is free again; a late yes of the card brings nothing', async () => {
    app.clock.moveTo(TUESDAY);
    const store = await app.store();
    const customer = await app.customer();
    await app.misbehave('3ds');
    const { checkoutId, orderId } = await app.taken(app.place(customer, store));
    await app.jobs.drain();
    const asked = (await checkout(checkoutId, customer)).body as unknown as { authenticateUrl: string };
    await app.tick(new Date(TUESDAY.getTime() + 15 * MINUTE_MS));
    expect((await checkout(checkoutId, customer)).body).toMatchObject({ status: 'expired' });
    expect(await app.counts(store)).toMatchObject({ slots: 0, taken: 0 });
    await app.confirm(asked.authenticateUrl);
    expect(await app.salesOf(orderId)).toMatchObject([{ status: 'authorized' }]);
    await app.tick(new Date(TUESDAY.getTime() + 17 * MINUTE_MS));
    expect(await app.salesOf(orderId)).toMatchObject([{ status: 'voided', charged: 0 }]);
    expect((await app.call('GET', `/v1/orders/${orderId}`, { as: customer })).status).toBe(404);
    app.clock.moveTo(TUESDAY);
  });
  it('one that cannot be ended is listed for admins, and holds no slot of a later one', async () => {
    const [stuck, later] = [await app.store(), await app.store()];
    const ids: string[] = [];
    for (const store of [stuck, later]) {
      const customer = await app.customer();
      await app.misbehave('3ds');
      ids.push((await app.taken(app.place(customer, store))).checkoutId);
      await app.jobs.drain();
      app.clock.moveTo(new Date(TUESDAY.getTime() + MINUTE_MS));
    }
    const mend = await refuseRows(app.source, 'orders.checkouts', `new.id = '${ids[0]}'`);
    await expect(app.tick(new Date(TUESDAY.getTime() + 16 * MINUTE_MS))).rejects.toThrow();
    expect([await app.counts(stuck), await app.counts(later)]).toMatchObject([{ slots: 1 }, { slots: 0 }]);
    expect(await app.source.query('select tick, row_key from platform.stuck_rows')).toEqual([
      { tick: 'orders.expire_checkouts', row_key: ids[0] },
    ]);
    await mend();
    app.clock.moveTo(TUESDAY);
  });
});
