import { HOUR_MS, newId } from '@smachot/kernel';
import { AMOUNT, type OrderPaymentsApp, orderPaymentsApp } from './order-payments-app';

let on: OrderPaymentsApp;
beforeAll(async () => {
  on = await orderPaymentsApp();
});
afterEach(() => on.rewind());
afterAll(() => on.close());

describe('a hold', () => {
  it('is taken, once', async () => {
    const { paymentId } = await on.hold();
    expect(await on.payment(paymentId)).toMatchObject({ state: 'held' });
    await Promise.all([on.capture(paymentId), on.capture(paymentId)]);
    await on.settle(paymentId);
    await on.capture(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await on.salesOf(paymentId)).toHaveLength(1);
    expect(await on.movesOf(paymentId)).toEqual(['held', 'captured']);
  });
  it('is let go', async () => {
    const { paymentId } = await on.hold();
    await on.release(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await on.movesOf(paymentId)).toEqual(['held', 'released']);
    await on.settle(paymentId);
    expect(await on.movesOf(paymentId)).toEqual(['held', 'released']);
  });
  it('is refused with the card', async () => {
    const { paymentId } = await on.hold('4000000000000036');
    expect(await on.movesOf(paymentId)).toEqual(['refused']);
    await on.release(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  });
  it('that has run out is charged anew by the same card', async () => {
    const { paymentId } = await on.hold();
    await on.passes(169 * HOUR_MS);
    await on.capture(paymentId);
    expect(await on.payment(paymentId)).toMatchObject({ state: 'captured', captured: AMOUNT });
    expect((await on.salesOf(paymentId)).map(({ status }) => status)).toEqual(['voided', 'completed']);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
  });
});

describe('when the provider does not answer', () => {
  it.each(['timeout', 'timeout_before', 'timeout_generate', 'server_error'])(
    'holds once: %s',
    async (rule) => {
      await on.misbehave(rule);
      const { paymentId } = await on.hold();
      await on.settle(paymentId);
      expect(await on.moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
      expect(await on.movesOf(paymentId)).toEqual(['held']);
    },
  );
  it.each(['timeout_capture', 'server_error'])('takes once: %s', async (rule) => {
    const { paymentId } = await on.hold();
    await on.misbehave(rule);
    await on.capture(paymentId);
    await on.settle(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await on.movesOf(paymentId)).toEqual(['held', 'captured']);
  });
  it.each(['timeout_refund', 'server_error'])('gives a part back once: %s', async (rule) => {
    const { paymentId } = await on.captured();
    await on.misbehave(rule);
    await on.refund(paymentId, 100_000);
    await on.settle(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT - 100_000 });
    expect(await on.payment(paymentId)).toMatchObject({ refunded: 100_000 });
    expect(await on.movesOf(paymentId)).toEqual(['held', 'captured', 'refunded']);
  });
  it.each(['timeout_refund', 'server_error'])('lets go: %s', async (rule) => {
    const { paymentId } = await on.hold();
    await on.misbehave(rule);
    await on.release(paymentId);
    await on.settle(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await on.movesOf(paymentId)).toEqual(['held', 'released']);
  });
  it('knows what went back although whoever asked for it was killed', async () => {
    const { paymentId } = await on.captured();
    await on.givesBackUnheard(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    await on.release(paymentId);
    await on.settle(paymentId);
    expect(await on.payment(paymentId)).toMatchObject({ captured: AMOUNT, refunded: AMOUNT });
    expect(await on.movesOf(paymentId)).toEqual(['held', 'captured', 'released']);
  });
  it('lets go of what was held without a word', async () => {
    await on.misbehave('timeout');
    const asked = on.hold();
    const { paymentId, userId } = await asked;
    await on.release(paymentId, userId);
    await on.settle(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  });
});

describe('parts that go back', () => {
  it('add up, each once, and never to more than was taken', async () => {
    const { paymentId } = await on.captured();
    const first = newId();
    await Promise.all([on.refund(paymentId, 300_000, first), on.refund(paymentId, 300_000, first)]);
    await on.refund(paymentId, 100_000);
    await on.settle(paymentId);
    expect(await on.payment(paymentId)).toMatchObject({ refunded: 400_000 });
    await on.refund(paymentId, 300_000);
    await on.settle(paymentId);
    expect(await on.movesOf(paymentId)).toEqual([
      'held',
      'captured',
      'refunded',
      'refunded',
      'refund_failed',
    ]);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 250_000 });
  });
  it('are everything when nothing may be kept', async () => {
    const { paymentId } = await on.captured();
    await on.refund(paymentId, 100_000);
    await on.settle(paymentId);
    await on.release(paymentId);
    await on.settle(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await on.payment(paymentId)).toMatchObject({
      state: 'released',
      captured: AMOUNT,
      refunded: AMOUNT,
    });
  });
});

describe('what cannot be taken', () => {
  it('is not left held, and is charged when it is asked for again', async () => {
    const { paymentId } = await on.hold();
    await on.misbehave('refuse_capture');
    await on.capture(paymentId);
    await on.settle(paymentId);
    expect(await on.movesOf(paymentId)).toEqual(['held', 'refused']);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    await on.capture(paymentId);
    expect(await on.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await on.movesOf(paymentId)).toEqual(['held', 'refused', 'captured']);
  });
});

it('has one ledger row for each thing asked of the provider, and they agree', async () => {
  const rows: { kind: string; status: string; amount: number }[] = await on.source.query(
    `select kind, status, amount from payments.ledger where payment_id is not null`,
  );
  const charged = rows.filter(({ status, kind }) => status === 'charged' && kind !== 'hold');
  const back = rows.filter(({ status, kind }) => kind === 'refund' && status === 'refunded');
  const sales = await on.sales();
  const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  expect(sum(charged)).toBeLessThanOrEqual(sales.reduce((total, one) => total + one.charged, 0));
  expect(sum(back)).toBeLessThanOrEqual(sales.reduce((total, one) => total + one.refunded, 0));
  const open: unknown[] = await on.source.query(
    `select l.* from payments.ledger l join payments.order_payments p on p.id = l.payment_id
     where l.status in ('intended', 'opened') and l.kind <> 'void' and p.next_look_at is null`,
  );
  expect(open).toEqual([]);
});
