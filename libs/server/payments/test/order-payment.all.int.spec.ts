import { HOUR_MS, newId } from '@smachot/kernel';
import { AMOUNT, type OrderPaymentsApp, orderPaymentsApp } from './order-payments-app';

let app: OrderPaymentsApp;
beforeAll(async () => {
  app = await orderPaymentsApp();
});
afterEach(() => app.rewind());
afterAll(() => app.close());

describe('a hold', () => {
  it('is taken, once', async () => {
    const { paymentId } = await app.hold();
    expect(await app.payment(paymentId)).toMatchObject({ state: 'held' });
    await Promise.all([app.capture(paymentId), app.capture(paymentId)]);
    await app.settle(paymentId);
    await app.capture(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await app.salesOf(paymentId)).toHaveLength(1);
    expect(await app.movesOf(paymentId)).toEqual(['held', 'captured']);
  });
  it('is let go', async () => {
    const { paymentId } = await app.hold();
    await app.release(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await app.movesOf(paymentId)).toEqual(['held', 'released']);
    await app.settle(paymentId);
    expect(await app.movesOf(paymentId)).toEqual(['held', 'released']);
  });
  it('is refused with the card', async () => {
    const { paymentId } = await app.hold('4000000000000036');
    expect(await app.movesOf(paymentId)).toEqual(['refused']);
    await app.release(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  });
  it('that has run out is charged anew by the same card', async () => {
    const { paymentId } = await app.hold();
    await app.passes(169 * HOUR_MS);
    await app.capture(paymentId);
    expect(await app.payment(paymentId)).toMatchObject({ state: 'captured', captured: AMOUNT });
    expect((await app.salesOf(paymentId)).map(({ status }) => status)).toEqual(['voided', 'completed']);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
  });
});

describe('when the provider does not answer', () => {
  it.each(['timeout', 'timeout_before', 'timeout_generate', 'server_error'])(
    'holds once: %s',
    async (rule) => {
      await app.misbehave(rule);
      const { paymentId } = await app.hold();
      await app.settle(paymentId);
      expect(await app.moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
      expect(await app.movesOf(paymentId)).toEqual(['held']);
    },
  );
  it.each(['timeout_capture', 'server_error'])('takes once: %s', async (rule) => {
    const { paymentId } = await app.hold();
    await app.misbehave(rule);
    await app.capture(paymentId);
    await app.settle(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await app.movesOf(paymentId)).toEqual(['held', 'captured']);
  });
  it.each(['timeout_refund', 'server_error'])('gives a part back once: %s', async (rule) => {
    const { paymentId } = await app.captured();
    await app.misbehave(rule);
    await app.refund(paymentId, 100_000);
    await app.settle(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT - 100_000 });
    expect(await app.payment(paymentId)).toMatchObject({ refunded: 100_000 });
    expect(await app.movesOf(paymentId)).toEqual(['held', 'captured', 'refunded']);
  });
  it.each(['timeout_refund', 'server_error'])('lets go: %s', async (rule) => {
    const { paymentId } = await app.hold();
    await app.misbehave(rule);
    await app.release(paymentId);
    await app.settle(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await app.movesOf(paymentId)).toEqual(['held', 'released']);
  });
  it('knows what went back although whoever asked for it was killed', async () => {
    const { paymentId } = await app.captured();
    await app.givesBackUnheard(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    await app.release(paymentId);
    await app.settle(paymentId);
    expect(await app.payment(paymentId)).toMatchObject({ captured: AMOUNT, refunded: AMOUNT });
    expect(await app.movesOf(paymentId)).toEqual(['held', 'captured', 'released']);
  });
  it('lets go of what was held without a word', async () => {
    await app.misbehave('timeout');
    const asked = app.hold();
    const { paymentId, userId } = await asked;
    await app.release(paymentId, userId);
    await app.settle(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  });
});

describe('parts that go back', () => {
  it('add up, each once, and never to more than was taken', async () => {
    const { paymentId } = await app.captured();
    const first = newId();
    await Promise.all([app.refund(paymentId, 300_000, first), app.refund(paymentId, 300_000, first)]);
    await app.refund(paymentId, 100_000);
    await app.settle(paymentId);
    expect(await app.payment(paymentId)).toMatchObject({ refunded: 400_000 });
    await app.refund(paymentId, 300_000);
    await app.settle(paymentId);
    expect(await app.movesOf(paymentId)).toEqual([
      'held',
      'captured',
      'refunded',
      'refunded',
      'refund_failed',
    ]);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 250_000 });
  });
  it('are everything when nothing may be kept', async () => {
    const { paymentId } = await app.captured();
    await app.refund(paymentId, 100_000);
    await app.settle(paymentId);
    await app.release(paymentId);
    await app.settle(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await app.payment(paymentId)).toMatchObject({
      state: 'released',
      captured: AMOUNT,
      refunded: AMOUNT,
    });
  });
});

describe('what cannot be taken', () => {
  it('is not left held, and is charged when it is asked for again', async () => {
    const { paymentId } = await app.hold();
    await app.misbehave('refuse_capture');
    await app.capture(paymentId);
    await app.settle(paymentId);
    expect(await app.movesOf(paymentId)).toEqual(['held', 'refused']);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    await app.capture(paymentId);
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await app.movesOf(paymentId)).toEqual(['held', 'refused', 'captured']);
  });
});

it('has one ledger row for each thing asked of the provider, and they agree', async () => {
  const rows: { kind: string; status: string; amount: number }[] = await app.source.query(
    `select kind, status, amount from payments.ledger where payment_id is not null`,
  );
  const charged = rows.filter(({ status, kind }) => status === 'charged' && kind !== 'hold');
  const back = rows.filter(({ status, kind }) => kind === 'refund' && status === 'refunded');
  const sales = await app.sales();
  const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  expect(sum(charged)).toBeLessThanOrEqual(sales.reduce((total, one) => total + one.charged, 0));
  expect(sum(back)).toBeLessThanOrEqual(sales.reduce((total, one) => total + one.refunded, 0));
  const open: unknown[] = await app.source.query(
    `select l.* from payments.ledger l join payments.order_payments p on p.id = l.payment_id
     where l.status in ('intended', 'opened') and l.kind <> 'void' and p.next_look_at is null`,
  );
  expect(open).toEqual([]);
});
