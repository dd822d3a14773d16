import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { AMOUNT, type OrderPaymentsApp, orderPaymentsApp } from './order-payments-app';

let app: OrderPaymentsApp;
beforeAll(async () => {
  app = await orderPaymentsApp();
});
afterEach(() => app.rewind());
afterAll(() => app.close());

describe('a challenge', () => {
  it.each([
    ['approve', 'held'],
    ['refuse', 'refused'],
  ])('that its owner does %s', async (decision, move) => {
    await app.misbehave('3ds');
    const { paymentId } = await app.hold();
    expect(await app.movesOf(paymentId)).toEqual(['challenged']);
    await app.settle(paymentId, 2);
    await app.confirm(paymentId, decision);
    await app.settle(paymentId);
    expect(await app.movesOf(paymentId)).toEqual(['challenged', move]);
  });
  it('confirmed after it was given up brings nothing, and what it held goes back', async () => {
    await app.misbehave('3ds');
    const { paymentId } = await app.hold();
    await app.release(paymentId);
    expect(await app.movesOf(paymentId)).toEqual(['challenged', 'released']);
    await app.confirm(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
    await app.passes(2 * MINUTE_MS);
    await app.settle(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await app.movesOf(paymentId)).toEqual(['challenged', 'released']);
    await app.passes(48 * HOUR_MS);
    await app.settle(paymentId);
    const [row]: { count: number }[] = await app.source.query(
      'select count(*)::int as count from payments.order_payments where id = $1 and next_look_at is not null',
      [paymentId],
    );
    expect(row?.count).toBe(0);
  });
  it('confirmed after another card has paid is given back', async () => {
    const { paymentId, userId } = await app.hold();
    await app.passes(169 * HOUR_MS);
    await app.misbehave('3ds');
    await app.capture(paymentId);
    expect(await app.movesOf(paymentId)).toEqual(['held', 'challenged']);
    const other = await app.card(userId, '375516193000090');
    const [asked]: { url: string }[] = await app.source.query(
      'select authenticate_url as url from payments.ledger where payment_id = $1 and authenticate_url is not null',
      [paymentId],
    );
    await app.capture(paymentId, other);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    await fetch(asked!.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 2 * AMOUNT });
    await app.passes(2 * MINUTE_MS);
    await app.settle(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await app.movesOf(paymentId)).toEqual(['held', 'challenged', 'captured']);
    expect(await app.payment(paymentId)).toMatchObject({ state: 'captured', captured: AMOUNT, refunded: 0 });
  });
});

describe('what the provider calls back', () => {
  const due = () => app.orderJobs.advanceDue(new Date());
  it('hastens the look after a challenge, and only when it is signed', async () => {
    await app.misbehave('3ds');
    const { paymentId } = await app.hold();
    await app.confirm(paymentId);
    await due();
    expect(await app.movesOf(paymentId)).toEqual(['challenged']);
    await app.callback(paymentId, 'another secret');
    await due();
    expect(await app.movesOf(paymentId)).toEqual(['challenged']);
    await app.callback(paymentId);
    await due();
    expect(await app.movesOf(paymentId)).toEqual(['challenged', 'held']);
  });
  it('hastens the look after a sale that was given up', async () => {
    await app.misbehave('3ds');
    const { paymentId } = await app.hold();
    await app.release(paymentId);
    await app.confirm(paymentId);
    await due();
    expect(await app.moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
    await app.callback(paymentId);
    await due();
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  });
  it('changes nothing where nobody waits', async () => {
    const { paymentId } = await app.hold();
    await app.callback(paymentId);
    await due();
    expect(await app.movesOf(paymentId)).toEqual(['held']);
  });
});
