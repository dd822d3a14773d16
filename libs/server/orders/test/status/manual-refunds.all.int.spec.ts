import type { ManualRefund, OrderId, RefundableOrder, UserId } from '@smachot/contracts';
import { DAY_MS, newId, type Result } from '@smachot/kernel';
import { DecideManualRefund } from '../../src/use-cases/refunds/decide-refund';
import { ListManualRefunds, RefundableByCode } from '../../src/use-cases/refunds/read-refunds';
import { RequestManualRefund } from '../../src/use-cases/refunds/request-refund';
import { QueryBus } from '@nestjs/cqrs';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let first: UserId;
let second: UserId;
let third: UserId;
beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  [first, second, third] = [await app.person(), await app.person(['רות', 'דגן']), await app.person()];
});

const DONE = new Date(TUESDAY.getTime() + 32 * DAY_MS);
const reason = 'השירות לא ניתן';
/** An order of 6,500 that took place; `after` ticks run at its end. */
const doneOrder = async (): Promise<{ orderId: OrderId; customer: string }> => {
  app.clock.moveTo(TUESDAY);
  const customer = await app.customer();
  const orderId = (await app.order(customer, store)) as OrderId;
  await app.taken(app.move(orderId, store.owner, 'approve'));
  await app.jobs.drain();
  await app.tick();
  await app.tick(DONE);
  expect((await app.read(orderId, customer)).status).toBe('done');
  return { orderId, customer };
};
const request = (orderId: OrderId, amount: number, by = first, key = newId()) =>
  app.commands.execute<RequestManualRefund, Result<ManualRefund>>(
    new RequestManualRefund({ orderId, amount, reason }, by, key),
  );
const decide = (refund: ManualRefund, by: UserId, decision: 'approve' | 'decline' = 'approve') =>
  app.commands.execute<DecideManualRefund, Result<ManualRefund>>(
    new DecideManualRefund(refund._id, { decision, reason }, by),
  );
const asked = async (orderId: OrderId, amount: number, by = first): Promise<ManualRefund> => {
  const answer = await request(orderId, amount, by);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};
const codeOf = (answer: Result<unknown>) => (answer.ok ? 'done' : answer.code);
const statusOf = async (refund: ManualRefund, by = first): Promise<string | undefined> => {
  const pages = await Promise.all(
    (['waiting', 'decided'] as const).map((state) =>
      app.get(QueryBus).execute(new ListManualRefunds({ state, cursor: undefined, limit: 100 }, by)),
    ),
  );
  return pages.flatMap(({ refunds }) => refunds).find(({ _id }) => _id === refund._id)?.status;
};
const settle = async () => {
  await app.jobs.drain();
  await app.tick();
};
const refundable = async (orderId: OrderId, by = first): Promise<RefundableOrder> => {
  const [row]: { code: string }[] = await app.source.query('select code from orders.orders where id = $1', [
    orderId,
  ]);
  const answer = await app
    .get(QueryBus)
    .execute<RefundableByCode, Result<RefundableOrder>>(new RefundableByCode(row!.code, by));
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

it('a small sum goes out at once, by the way all refunds go, and the customer is told', async () => {
  const { orderId, customer } = await doneOrder();
  const refund = await asked(orderId, 300);
  expect(refund).toMatchObject({ status: 'approved', amount: 300, mine: true });
  await settle();
  expect(await statusOf(refund)).toBe('done');
  expect(await app.keptOf(orderId)).toBe(620_000);
  expect((await app.read(orderId, customer)).payment).toMatchObject({ captured: 6_500, refunded: 300 });
  expect((await app.read(orderId, store.owner)).income).toMatchObject({ gross: 6_200 });
  expect(await app.notified(customer)).toContain('order_refunded');
  expect(await refundable(orderId)).toMatchObject({ refunded: 300, most: 6_200, alone: 700, obstacle: null });
});

it('is the same one when its request is sent again with its key, and another one under another key', async () => {
  const { orderId } = await doneOrder();
  const key = newId();
  const [one, again] = [await request(orderId, 300, first, key), await request(orderId, 300, first, key)];
  expect(again).toEqual(one);
  await settle();
  const later = await request(orderId, 300, first, key);
  expect(later).toMatchObject({ ok: true, value: { _id: one.ok && one.value._id, status: 'done' } });
  expect(codeOf(await request(orderId, 200, first, key))).toBe('idempotency.reused');
  expect(await app.keptOf(orderId)).toBe(620_000);
  expect(await asked(orderId, 200)).toMatchObject({ status: 'approved' });
});

it('small sums add up: beyond a thousand of one order, or five of a day, a second admin is asked', async () => {
  const { orderId } = await doneOrder();
  expect(await asked(orderId, 600)).toMatchObject({ status: 'approved' });
  expect(await asked(orderId, 401)).toMatchObject({ status: 'requested' });
  // another admin’s thousand is no new one
  expect(await asked(orderId, 401, second)).toMatchObject({ status: 'requested' });
  await app.source.query(
    `insert into orders.manual_refunds (id, order_id, order_code, amount, reason, status, requested_by, requested_at, expires_at, decided_by)
     values ($1, $1, '1', 440000, 'x', 'done', $2, $3, $3, $2)`,
    [newId(), first, app.clock.now()],
  );
  const another = await doneOrder();
  expect(await asked(another.orderId, 10)).toMatchObject({ status: 'requested' });
});

it('a large sum waits for a second admin, who is not the first', async () => {
  const { orderId } = await doneOrder();
  const refund = await asked(orderId, 2_000);
  await settle();
  expect([refund.status, await app.keptOf(orderId)]).toEqual(['requested', 650_000]);
  expect(refund).toMatchObject({ decidedByName: null, decisionReason: null });
  expect(codeOf(await decide(refund, first))).toBe('refund.own_request');
  const value = { decidedByName: 'רות דגן', decisionReason: reason };
  expect(await decide(refund, second)).toMatchObject({ ok: true, value });
  await settle();
  expect([await statusOf(refund), await app.keptOf(orderId)]).toEqual(['done', 450_000]);
  expect(codeOf(await decide(refund, third))).toBe('refund.decided');
});

it('of two admins who approve at once one does, and the provider refunds once', async () => {
  const { orderId } = await doneOrder();
  const refund = await asked(orderId, 2_000);
  const answers = await Promise.all([second, third, second, third].map((admin) => decide(refund, admin)));
  expect(answers.map(codeOf).toSorted()).toEqual(['done', ...Array(3).fill('refund.decided')]);
  await settle();
  expect(await app.keptOf(orderId)).toBe(450_000);
});

it('never more than was taken, also by several at once', async () => {
  const { orderId } = await doneOrder();
  const refunds = [await asked(orderId, 4_000), await asked(orderId, 4_000, second)];
  const answers = await Promise.all(refunds.map((refund) => decide(refund, third)));
  expect(answers.map(codeOf).toSorted()).toEqual(['done', 'refund.too_much']);
  expect(codeOf(await request(orderId, 2_501))).toBe('refund.too_much');
  await settle();
  expect(await app.keptOf(orderId)).toBe(250_000);
});

it('is declined, taken back or runs out, and then nothing moves', async () => {
  const { orderId } = await doneOrder();
  const [declined, taken, old] = [
    await asked(orderId, 2_000),
    await asked(orderId, 2_000),
    await asked(orderId, 2_000),
  ];
  expect(codeOf(await decide(declined, second, 'decline'))).toBe('done');
  expect(codeOf(await decide(taken, first, 'decline'))).toBe('done');
  await app.tick(new Date(DONE.getTime() + 7 * DAY_MS));
  expect(codeOf(await decide(old, second))).toBe('refund.decided');
  expect(await Promise.all([declined, taken, old].map((one) => statusOf(one)))).toEqual([
    'declined',
    'declined',
    'expired',
  ]);
  expect(await app.keptOf(orderId)).toBe(650_000);
});

it('not of an order that stands, nor of the admin’s own', async () => {
  const { orderId, customer } = await doneOrder();
  expect(codeOf(await request(orderId, 100, customer as UserId))).toBe('refund.own_order');
  app.clock.moveTo(TUESDAY);
  const standing = (await app.order(await app.customer(), store)) as OrderId;
  expect(codeOf(await request(standing, 100))).toBe('refund.not_over');
  expect(await refundable(standing)).toMatchObject({ most: 0, obstacle: 'not_over' });
});

it('not of a payment that the cardholder disputes, neither asked for nor approved', async () => {
  const { orderId } = await doneOrder();
  const waiting = await asked(orderId, 2_000);
  const chargeback = newId();
  await app.source.query(
    `insert into payments.chargebacks (id, sale_id, subject, payment_id, order_id, amount, voided, status, opened_at, answer_by, version)
     select $1::uuid, $1::uuid::text, 'order', payment_id, id, captured, 0, 'opened', $3, $3, 1 from orders.orders where id = $2`,
    [chargeback, orderId, app.clock.now()],
  );
  expect(codeOf(await request(orderId, 100))).toBe('payment.charged_back');
  expect(codeOf(await decide(waiting, second))).toBe('payment.charged_back');
  expect(await refundable(orderId)).toMatchObject({ most: 0, obstacle: 'charged_back' });
  expect(await statusOf(waiting)).toBe('requested');
  await app.source.query(`update payments.chargebacks set status = 'won' where id = $1`, [chargeback]);
  expect(codeOf(await decide(waiting, second))).toBe('done');
});
