import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { AMOUNT, type OrderPaymentsApp, orderPaymentsApp } from './order-payments-app';

let on: OrderPaymentsApp;
beforeAll(async () => {
  on = await orderPaymentsApp();
});
afterEach(() => on.rewind());
afterAll(() => on.close());

describe('a challenge', () => {
  it.each([
    ['approve', 'held'],
    ['refuse', 'refused'],
  ])('that its owner does %s', async (decision, move) => {
    await on.misbehave('3ds');
    const { paymentId } = await on.hold();
    expect(await on.movesOf(paymentId)).toEqual(['challenged']);
    await on.settle(paymentId, 2);
    await on.confirm(paymentId, decision);
    await on.settle(paymentId);
    expect(await on.movesOf(paymentId)).toEqual(['challenged', move]);
  });
  it('confirmed after it was given up brings nothing, and what it held goes back', async () => {
    await on.misbehave('3ds');
    const { paymentId } = await on.hold();
    await on.release(paymentId);
    expect(await on.movesOf(paymentId)).toEqual(['challenged', 'released']);
    await on.confirm(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
    await on.passes(2 * MINUTE_MS);
    await on.settle(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await on.movesOf(paymentId)).toEqual(['challenged', 'released']);
    await on.passes(48 * HOUR_MS);
    await on.settle(paymentId);
    const [row]: { count: number }[] = await on.source.query(
      'select count(*)::int as count from payments.order_payments where id = $1 and next_look_at is not null',
      [paymentId],
    );
    expect(row?.count).toBe(0);
  });
  it('confirmed after another card has paid is given back', async () => {
    const { paymentId, userId } = await on.hold();
    await on.passes(169 * HOUR_MS);
    await on.misbehave('3ds');
    await on.capture(paymentId);
    expect(await on.movesOf(paymentId)).toEqual(['held', 'challenged']);
    const other = await on.card(userId, '375516193000090');
    const [asked]: { url: string }[] = await on.source.query(
      'select authenticate_url as url from payments.ledger where payment_id = $1 and authenticate_url is not null',
      [paymentId],
    );
    await on.capture(paymentId, other);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    await fetch(asked!.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 2 * AMOUNT });
    await on.passes(2 * MINUTE_MS);
    await on.settle(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await on.movesOf(paymentId)).toEqual(['held', 'challenged', 'captured']);
    expect(await on.payment(paymentId)).toMatchObject({ state: 'captured', captured: AMOUNT, refunded: 0 });
  });
});

describe('what the provider calls back', () => {
  const due = () => on.orderJobs.advanceDue(new Date());
  it('hastens the look after a challenge, and only when it is signed', async () => {
    await on.misbehave('3ds');
    const { paymentId } = await on.hold();
    await on.confirm(paymentId);
    await due();
    expect(await on.movesOf(paymentId)).toEqual(['challenged']);
    await on.callback(paymentId, 'another secret');
    await due();
    expect(await on.movesOf(paymentId)).toEqual(['challenged']);
    await on.callback(paymentId);
    await due();
    expect(await on.movesOf(paymentId)).toEqual(['challenged', 'held']);
  });
  it('hastens the look after a sale that was given up', async () => {
    await on.misbehave('3ds');
    const { paymentId } = await on.hold();
    await on.release(paymentId);
    await on.confirm(paymentId);
    await due();
    expect(await on.moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
    await on.callback(paymentId);
    await due();
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  });
  it('changes nothing where nobody waits', async () => {
    const { paymentId } = await on.hold();
    await on.callback(paymentId);
    await due();
    expect(await on.movesOf(paymentId)).toEqual(['held']);
  });
});
