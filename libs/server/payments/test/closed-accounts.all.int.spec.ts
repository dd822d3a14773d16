import { DAY_MS, newId } from '@smachot/kernel';
import { BillingStanding } from '../src';
import { ReceiptPdf } from '../src/receipts/receipt-pdf';
import { AdoptDebts } from '../src/use-cases/adopt-debts';
import { Bills } from '../src/use-cases/bills';
import { ChargeBill } from '../src/use-cases/charge-bill';
import { ForgetPayer } from '../src/use-cases/forget-payer';
import { Outstanding } from '../src/use-cases/outstanding';
import { type PaymentsApp, paymentsApp, unbilled, unsettled } from './payments-app';

const REFUSED_WHEN_CHARGED = '4000000000000036';
let app: PaymentsApp;
beforeAll(async () => {
  app = await paymentsApp();
});
afterAll(() => app.close());

const delivery = async (job: 'payments.forget_payer' | 'payments.adopt_debts') => {
  const id = newId();
  await app.source.query(
    `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, $2, '{}', now())`,
    [id, job],
  );
  return { id, job, attempt: 1 };
};
const phone = () => newId().replaceAll('-', '');
const open = async (userId: string, phoneKey: string) =>
  app.commands.execute(new AdoptDebts(userId, phoneKey, await delivery('payments.adopt_debts')));
const close = async (userId: string, phoneKey: string) =>
  app.commands.execute(new ForgetPayer(userId, phoneKey, await delivery('payments.forget_payer')));
const tokenOf = async (userId: string): Promise<string | undefined> => {
  const rows: { sealed_token: string }[] = await app.source.query(
    'select sealed_token from payments.cards where user_id = $1 order by id',
    [userId],
  );
  return rows[0]?.sealed_token;
};
const standing = (userId: string) => app.get(BillingStanding).of(userId, new Date());
const billsOf = async (userId: string) => (await app.queries.execute(new Bills(userId, { limit: 10 }))).bills;

it('an account that is closed before its bill is charged all the same, and only then its card goes', async () => {
  const userId = newId();
  await app.card(userId);
  unbilled.add(userId);
  expect(await app.queries.execute(new Outstanding(userId))).toEqual({
    responses: 7,
    amount: 7,
    unpaid: 0,
    unsettledOrders: 0,
    card: { lastFourDigits: '5846' },
  });
  await close(userId, phone());
  await app.jobs.wipeCards();
  expect(await tokenOf(userId)).not.toBe('');
  const billId = await app.bill(userId, 7);
  unbilled.delete(userId);
  await app.jobs.wipeCards();
  expect(await tokenOf(userId)).not.toBe('');
  await app.jobs.chargeDue(new Date());
  expect(await billsOf(userId)).toMatchObject([{ _id: billId, status: 'settled', charged: 7 }]);
  await app.jobs.wipeCards();
  expect(await tokenOf(userId)).toBe('');
});

it('the rest of an agreed order is charged to its card on its day, after the account was closed', async () => {
  const userId = newId();
  const cardId = await app.card(userId);
  await app.card(userId, '375516193000090');
  await app.source.query('update payments.cards set is_default = false where user_id = $1', [userId]);
  await app.source.query('update payments.cards set is_default = true where user_id = $1 and id <> $2', [
    userId,
    cardId,
  ]);
  const [paymentId, rest] = [newId(), newId()];
  const order = { userId, amount: 195_000, orderCode: '58204117', returnTo: '/me/orders' };
  await app.holdUnattended({ ...order, paymentId, cardId });
  await app.want({ want: 'capture', paymentId, cardId: null, returnTo: order.returnTo });
  unsettled.set(userId, paymentId);
  expect(await app.queries.execute(new Outstanding(userId))).toMatchObject({ unsettledOrders: 1 });
  await close(userId, phone());
  await app.jobs.wipeCards();
  await app.want({ want: 'charge', ...order, paymentId: rest, cardOf: paymentId });
  await app.orderJobs.advanceDue(new Date());
  expect(
    await app.source.query('select state, captured from payments.order_payments where id = $1', [rest]),
  ).toEqual([{ state: 'captured', captured: 195_000 }]);
  unsettled.delete(userId);
  await app.jobs.wipeCards();
  expect(await tokenOf(userId)).toBe('');
});

it('cards of an account that owes nothing go at once', async () => {
  const userId = newId();
  await app.card(userId);
  await close(userId, phone());
  await app.jobs.wipeCards();
  expect(await tokenOf(userId)).toBe('');
});

describe('a debt', () => {
  const inDebt = async (phoneKey: string): Promise<string> => {
    const userId = newId();
    await open(userId, phoneKey);
    await app.card(userId, REFUSED_WHEN_CHARGED);
    await app.bill(userId, 30);
    await app.jobs.chargeDue(new Date());
    expect(await standing(userId)).toMatchObject({ unpaidBalance: true });
    return userId;
  };

  it('waits for the next account of the phone, which pays it with a card of its own', async () => {
    const key = phone();
    const old = await inDebt(key);
    await close(old, key);
    const next = newId();
    await open(next, key);
    expect(await standing(next)).toMatchObject({ unpaidBalance: true });
    const [bill] = await billsOf(next);
    expect(bill).toMatchObject({ status: 'failed', amount: 30, adopted: true, title: '', eventId: null });
    expect(await billsOf(old)).toEqual([]);
    expect(await app.queries.execute(new Outstanding(next))).toMatchObject({ unpaid: 30 });

    // never charged automatically: a phone number changes hands
    await app.card(next);
    for (const days of [1, 3, 7, 8]) await app.jobs.chargeDue(new Date(Date.now() + days * DAY_MS));
    expect(await billsOf(next)).toMatchObject([{ status: 'failed', attempts: 1 }]);
    expect(await app.commands.execute(new ChargeBill(bill!._id, { userId: next }))).toMatchObject({
      ok: true,
    });
    expect(await standing(next)).toMatchObject({ unpaidBalance: false });
    expect((await app.get(ReceiptPdf).of(next, bill!._id))?.number).toBeGreaterThan(0);
  });

  it('follows however often the account is closed and opened again', async () => {
    const key = phone();
    let userId = await inDebt(key);
    for (let again = 0; again < 3; again++) {
      await close(userId, key);
      userId = newId();
      await open(userId, key);
    }
    expect(await standing(userId)).toMatchObject({ unpaidBalance: true });
    expect(await billsOf(userId)).toHaveLength(1);
  });

  it('that is made only after the new account was opened is found as well', async () => {
    const key = phone();
    const old = newId();
    await open(old, key);
    await app.card(old, REFUSED_WHEN_CHARGED);
    await close(old, key);
    const next = newId();
    await open(next, key);
    expect(await standing(next)).toMatchObject({ unpaidBalance: false });
    await app.bill(old, 30);
    await app.jobs.chargeDue(new Date());
    expect(await standing(next)).toMatchObject({ unpaidBalance: true });
    expect(await billsOf(next)).toMatchObject([{ status: 'failed', adopted: true }]);
  });

  it('is nobody else’s', async () => {
    const key = phone();
    await close(await inDebt(key), key);
    const other = newId();
    await open(other, phone());
    expect(await standing(other)).toMatchObject({ unpaidBalance: false });
    expect(await billsOf(other)).toEqual([]);
  });

  it('is found whichever word arrives first', async () => {
    const key = phone();
    const old = await inDebt(key);
    const next = newId();
    await Promise.all([open(next, key), close(old, key)]);
    expect(await billsOf(next)).toMatchObject([{ adopted: true }]);
  });
});
